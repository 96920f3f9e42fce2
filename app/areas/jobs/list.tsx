import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import type { Route } from './+types/list.ts'
import { jobs } from './area.ts'
import { JobCard } from './card.tsx'

export const handle = { query: listQuery(jobs) }
export const loader = (args: Route.LoaderArgs) => loadList(jobs, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(jobs, loaderData)

export default function Jobs({ loaderData }: Route.ComponentProps) {
  return <ListPage area={jobs} data={loaderData} card={JobCard} />
}
