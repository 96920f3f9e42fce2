import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import type { Route } from './+types/list.ts'
import { shopping } from './area.ts'
import { ShoppingCard } from './card.tsx'

export const handle = { query: listQuery(shopping) }
export const loader = (args: Route.LoaderArgs) => loadList(shopping, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(shopping, loaderData)

export default function Shopping({ loaderData }: Route.ComponentProps) {
  return <ListPage area={shopping} data={loaderData} card={ShoppingCard} />
}
