import { CategoryTiles } from '../../directory/list/category-tiles.tsx'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { late } from '../../ground/ui/late.tsx'
import type { Route } from './+types/list.ts'
import { governmentServices } from './area.ts'
import { ServiceCard } from './card.tsx'

export const handle = { query: listQuery(governmentServices) }
export const loader = (args: Route.LoaderArgs) => loadList(governmentServices, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(governmentServices, loaderData)

const SubmitService = late(async () => (await import('./list-links.tsx')).SubmitService)
const Assistance = late(async () => (await import('./list-links.tsx')).Assistance)

export default function GovernmentServices({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      area={governmentServices}
      data={loaderData}
      card={ServiceCard}
      tiles={CategoryTiles}
      action={<SubmitService />}
    >
      <Assistance />
    </ListPage>
  )
}
