import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import type { Route } from './+types/list.ts'
import { taxis } from './area.ts'
import { TaxiCard } from './card.tsx'

export const handle = { query: listQuery(taxis) }
export const loader = (args: Route.LoaderArgs) => loadList(taxis, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(taxis, loaderData)

export default function Taxis({ loaderData }: Route.ComponentProps) {
  return <ListPage area={taxis} data={loaderData} card={TaxiCard} />
}
