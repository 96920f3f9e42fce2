import { msg, plural } from '@lingui/core/macro'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { presetOf } from '../../directory/presets.ts'
import type { Route } from './+types/bars-page.ts'
import { food } from './area.ts'
import { FoodCard } from './card.tsx'

const bars = presetOf(food, '/food/bars', {
  title: msg`Bars & Grills`,
  subtitle: msg`A cold drink, a hot grill and often the sunset`,
  count: (count) => msg`${plural(count, { one: '# bar & grill', other: '# bars & grills' })}`,
})

export const handle = { query: listQuery(bars) }
export const loader = (args: Route.LoaderArgs) => loadList(bars, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(bars, loaderData)

export default function Bars({ loaderData }: Route.ComponentProps) {
  return <ListPage area={bars} data={loaderData} card={FoodCard} />
}
