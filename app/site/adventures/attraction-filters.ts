import { adventures } from '../../areas/adventures/area.ts'
import { attractions } from '../../areas/attractions/area.ts'
import { type Filters, parseFilters, searchOf } from '../../directory/filters.ts'

/** What `?attractions=beaches` asks of the attractions below the adventures. */
export const attractionFilters = (params: URLSearchParams): Filters =>
  parseFilters(attractions, new URLSearchParams({ category: params.get('attractions') ?? '' }))

export const attractionCategory = (params: URLSearchParams): string | undefined =>
  attractionFilters(params).chosen.category?.[0]

/** The same adventures with other attractions; '' for all. */
export function addressWith(category: string, filters: Filters): string {
  const params = searchOf(adventures, filters)
  if (category) params.set('attractions', category)
  params.sort()
  const query = params.toString()
  return `${adventures.path}${query && `?${query}`}#attractions`
}
