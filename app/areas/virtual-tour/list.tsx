import { requestContext } from '../../ground/request/request-context.ts'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { searchOr } from '../../directory/search-or.server.ts'
import type { Route } from './+types/list.ts'
import { tours } from './area.ts'
import { TourCard } from './card.tsx'
import { findVisitors } from './visitors.server.ts'
import { VisitorCounts } from './visitors.tsx'

export const handle = { query: listQuery(tours) }
export async function loader(args: Route.LoaderArgs) {
  const list = await loadList(tours, args)
  const refs = list.cards.map(({ ref }) => ref)
  const context = args.context.get(requestContext)
  const visitors = await searchOr(context, args.request.signal, {}, (database) =>
    findVisitors(database, refs),
  )
  return { list, visitors }
}
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(tours, loaderData?.list)

export default function Tours({ loaderData: { list, visitors } }: Route.ComponentProps) {
  return (
    <VisitorCounts value={visitors}>
      <ListPage area={tours} data={list} card={TourCard} />
    </VisitorCounts>
  )
}
