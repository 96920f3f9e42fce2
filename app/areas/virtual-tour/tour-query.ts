import { detailQuery } from '../../directory/detail/detail-query.ts'
import { matching } from '../../ground/query/fields.ts'
import { tours } from './area.ts'

/** `stop` is one of the tour's, from 1. A tour has 99 at most. */
export const tourQuery = detailQuery(tours, { stop: matching(/^[1-9]\d?$/) })

/** Which stop of a tour an address asks for by `?stop=2`; null for none. */
export const stopIn = (url: Pick<URL, 'searchParams'>): number | null =>
  Number(tourQuery.parse(url).stop) || null

export const stopAddress = (tour: string, stop: number): string =>
  tourQuery.address(tour, { stop: String(stop) })
