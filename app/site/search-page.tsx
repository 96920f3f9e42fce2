import { loadSearch } from '../search/load-search.server.ts'
import { Search, searchMeta } from '../search/search.tsx'
import type { Route } from './+types/search-page.ts'
import { searchStandingPages } from './standing/find-standing-pages.server.ts'

export const loader = (args: Route.LoaderArgs) => loadSearch(args, { searchPages: searchStandingPages })
export const meta: Route.MetaFunction = ({ loaderData }) => searchMeta(loaderData)

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <Search data={loaderData} />
}
