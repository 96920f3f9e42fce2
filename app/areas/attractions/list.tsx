import { addressOf, withChoice } from '../../directory/filters.ts'
import { relOf } from '../../directory/list/indexed.ts'
import { ListPage, type TilesProps } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import type { Route } from './+types/list.ts'
import { attractions } from './area.ts'
import { AttractionCard } from './card.tsx'
import { CategoryChips } from './category-chips.tsx'

export const handle = { query: listQuery(attractions) }
export const loader = (args: Route.LoaderArgs) => loadList(attractions, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(attractions, loaderData)

export default function Attractions({ loaderData }: Route.ComponentProps) {
  return <ListPage area={attractions} data={loaderData} card={AttractionCard} tiles={Chips} />
}

const Chips = ({ data: { filters } }: TilesProps) => (
  <CategoryChips
    chosen={filters.chosen.category?.[0]}
    linkOf={(category) => {
      const others = withChoice(filters, 'category', category ? [category] : [])
      return { to: addressOf(attractions, others), rel: relOf(attractions, others) }
    }}
  />
)
