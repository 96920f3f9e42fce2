import type { RouteQuery } from '../../ground/query/query.ts'
import type { AnyArea } from '../area.ts'
import { type Filters, searchOf } from '../filters.ts'
import { listQuery } from '../list/list-query.ts'
import { feedFilters } from './feed-address.ts'

type FeedQuery = RouteQuery & { parse(url: URL): Filters }

/** The query of an area's feed, the same for visitors of all islands. */
export function feedQuery(area: AnyArea): FeedQuery {
  const parse = (url: URL) => feedFilters(listQuery(area).parse(url), area)
  return { parse, canonical: (url) => searchOf(area, parse(url)) }
}
