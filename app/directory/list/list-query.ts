import type { RouteQuery } from '../../ground/query/query.ts'
import type { AnyArea } from '../area.ts'
import { type Filters, parseFilters, searchOf } from '../filters.ts'

type ListQuery = RouteQuery & { parse(url: Pick<URL, 'searchParams'>, island?: string): Filters }

/** The query of a list: all filters of its area, or of its preset. */
export function listQuery(area: AnyArea): ListQuery {
  const parse: ListQuery['parse'] = ({ searchParams }, island) => parseFilters(area, searchParams, island)
  return { parse, canonical: (url, island) => searchOf(area, parse(url, island)) }
}
