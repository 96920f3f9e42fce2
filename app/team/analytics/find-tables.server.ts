import type { RequestContext } from '../../ground/request/request-context.ts'
import { knownAreas } from '../../directory/known-areas.ts'
import { emptyTerms, terms } from '../../ground/counting/searches.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { areaName } from '../../directory/area-names.server.ts'
import { findListings, findMost, findPages } from './find-analytics.server.ts'
import type { Period, Table } from './period.ts'

/** A name, its count, and for pages the milliseconds within which 19 of 20 visitors saw it (see `PageLine`). */
export type TableLine = readonly [name: string, count: number, slowest?: number | null]

/** The lines of a table, the most first. @param most of them at most */
export async function findLines(
  { database, now, language }: Pick<RequestContext, 'database' | 'now' | 'language'>,
  table: Exclude<Table, 'days'>,
  period: Period,
  most: number,
): Promise<TableLine[]> {
  if (table === 'pages') {
    const pages = await findPages(database, period, now, most)
    return pages.map(({ name, count, slowest }) => [name, count, slowest])
  }
  if (table === 'listings') {
    const listings = await findListings(database)
    const i18n = i18nOf(language)
    return knownAreas()
      .map((area): TableLine => [areaName(area, i18n), listings.get(area.kind) ?? 0])
      .toSorted(([, one], [, other]) => other - one)
  }
  const counter = table === 'terms' ? terms : emptyTerms
  return (await findMost(database, counter, period, now, most)).map(({ name, count }) => [name, count])
}
