import { adventures } from '../../areas/adventures/area.ts'
import { attractions } from '../../areas/attractions/area.ts'
import { type Filters, parseFilters, searchOf } from '../../directory/filters.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import type { RouteQuery } from '../../ground/query/query.ts'

/** The attractions below the adventures, from `?attractions=beaches`. */
export const attractionFilters = ({ searchParams }: Pick<URL, 'searchParams'>): Filters =>
  parseFilters(attractions, new URLSearchParams({ category: searchParams.get('attractions') ?? '' }))

export const attractionCategory = (url: Pick<URL, 'searchParams'>): string | undefined =>
  attractionFilters(url).chosen.category?.[0]

export const adventuresQuery: RouteQuery = {
  canonical: (url, island) =>
    parametersOf(attractionCategory(url) ?? '', listQuery(adventures).parse(url, island)),
}

/** The same adventures with other attractions; '' for all. */
export const addressWith = (category: string, filters: Filters): string => {
  const query = parametersOf(category, filters).toString()
  return `${adventures.path}${query && `?${query}`}#attractions`
}

function parametersOf(category: string, filters: Filters): URLSearchParams {
  const params = searchOf(adventures, filters)
  if (category) params.set('attractions', category)
  params.sort()
  return params
}
