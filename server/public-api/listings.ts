import { apiName } from '../../app/directory/area-names.server.ts'
import { serverPartsOf } from '../../app/directory/known-parts.server.ts'
import type { AnyArea } from '../../app/directory/area.ts'
import { withRef } from '../../app/directory/conditions.server.ts'
import { decodeValues } from '../../app/directory/listing.ts'
import { findDetail } from '../../app/directory/detail/load-detail.server.ts'
import { findAlias } from '../../app/directory/find-alias.server.ts'
import type { Filters } from '../../app/directory/filters.ts'
import { findMatches, findPage, pageSize } from '../../app/directory/matches.server.ts'
import { mostPages } from '../../app/ground/query/fields.ts'
import { keepUntilNextChange, keepWhileFiltered } from '../../app/directory/page-lifetime.server.ts'
import { readRollup } from '../../app/directory/rollup.server.ts'
import { findTermLabels } from '../../app/directory/terms.server.ts'
import { i18nOf } from '../../app/ground/i18n/catalogue.ts'
import { apiAddress as base } from '../../app/site/api-page/api.ts'
import { detailOf, spellingOf, summaryOf, type Visit } from './listing-json.ts'

/** A page of an area's list, with links to its neighbors. @param params as asked, for those links */
export function findList(
  area: AnyArea,
  filters: Filters,
  params: URLSearchParams,
  visit: Visit,
  signal: AbortSignal,
) {
  visit.tags.add(`listing:${area.kind}`)
  keepWhileFiltered(visit, area, filters)
  return visit.search(signal, async (database) => {
    const rollup = await readRollup(database, area)
    const context = {
      ...visit,
      viewer: null,
      custom: serverPartsOf(area.kind).conditions ?? {},
      rollup,
    }
    const matches = await findMatches(database, area, filters, context)
    const pages = Math.min(mostPages, Math.max(1, Math.ceil(matches.total / pageSize)))
    const { page } = filters
    const rows = page > pages ? [] : await findPage(database, area, filters, matches, visit)
    keepUntilNextChange(visit, rows)
    const linkTo = (page: number) => listAddress(area, params, page, visit)
    return {
      area: apiName(area),
      total: Math.min(matches.total, matches.most - 1),
      totalIsMinimum: matches.total === matches.most,
      page,
      pages,
      pageSize,
      links: {
        self: linkTo(page),
        prev: page > 1 ? linkTo(Math.min(page - 1, pages)) : null,
        next: page < pages ? linkTo(page + 1) : null,
      },
      items: rows.map((row) => summaryOf(area, row, visit, filters.near)),
    }
  })
}

/** The address of the listing into which one was merged; null if it was not merged. */
export const findMerged = (area: AnyArea, id: string, visit: Visit, signal: AbortSignal) =>
  visit.search(signal, async (database) => {
    const ref = await findAlias(database, { kind: area.kind, ref: id })
    return ref && `${visit.origin}${base}/${apiName(area)}/${encodeURIComponent(ref)}`
  })

/** A live listing; null if there is none with this id. */
export function findOne(area: AnyArea, id: string, visit: Visit, signal: AbortSignal) {
  visit.tags.add(`listing:${area.kind}`)
  return visit.search(signal, async (database) => {
    const row = await findDetail(database, area, visit, withRef(id))
    if (!row) return null
    keepUntilNextChange(visit, [row])
    const values = decodeValues(area, row.attributes, Object.keys(area.attributes))
    Object.assign(i18nOf(visit.language).messages, await findTermLabels(database, area, values, visit))
    const own = await serverPartsOf(area.kind).api?.find(database, Number(row.id), spellingOf(visit))
    return { ...detailOf(area, row, visit), ...own }
  })
}

function listAddress(area: AnyArea, params: URLSearchParams, page: number, { origin }: Visit) {
  const address = new URL(`${base}/${apiName(area)}`, origin)
  address.search = params.toString()
  if (page > 1) address.searchParams.set('page', String(page))
  else address.searchParams.delete('page')
  return address.href
}
