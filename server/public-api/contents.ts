import { apiName } from '../../app/directory/area-names.server.ts'
import { areas } from '../../app/registry/areas.ts'
import type { AnyArea } from '../../app/directory/area.ts'
import { isBookableKind } from '../../app/deals/bookings/bookables/area-bookings.ts'
import { i18nOf } from '../../app/ground/i18n/catalogue.ts'
import { languageTags } from '../../app/ground/i18n/languages.ts'
import { apiAddress as base } from '../../app/site/api-page/api.ts'
import { type Fault, jsonAnswer, movedTo, problemAnswer } from './answers.ts'
import { findAvailability, readDates } from './availability.ts'
import type { Visit } from './listing-json.ts'
import { findList, findMerged, findOne } from './listings.ts'
import { openApi } from './openapi.ts'
import { faultsOf, readList } from './parameters.ts'

/** The answer to an address below `/api/v1`, whatever it is. Rejects as the queries do. */
export async function answerTo(
  url: URL,
  visit: Visit,
  siteName: string,
  signal: AbortSignal,
): Promise<Response> {
  const [name, id, part, ...more] = partsOf(url.pathname)
  const area = areas.find((one) => apiName(one) === name)
  if (area && id !== undefined && part === undefined)
    return answerOne(area, id, url.searchParams, visit, signal)
  if (area && id !== undefined && part === 'availability' && isBookableKind(area.kind) && more.length === 0)
    return answerAvailability(area, id, url.searchParams, visit, signal)
  if (area && id === undefined) return answerList(area, url.searchParams, visit, signal)
  const faults = faultsOf(url.searchParams, ['lang'])
  if (faults.length > 0) return refuse(faults)
  if (url.pathname === base)
    return jsonAnswer(overview(visit), { vary: 'Accept, Accept-Language, Accept-Encoding', link })
  if (url.pathname === `${base}/openapi.json`) return jsonAnswer(openApi(visit.origin, siteName))
  const names = areas.map(apiName).join(', ')
  return problemAnswer(404, `There is nothing at this address. The areas are ${names}.`)
}

/** What follows the address of the API, in its one spelling. */
export const partsOf = (pathname: string) =>
  pathname
    .slice(base.length + 1)
    .split('/')
    .map(decodeURIComponent)

async function answerList(area: AnyArea, params: URLSearchParams, visit: Visit, signal: AbortSignal) {
  const { filters, faults } = readList(area, params, visit.now)
  if (faults.length > 0) return refuse(faults)
  return jsonAnswer(await findList(area, filters, params, visit, signal))
}

async function answerOne(
  area: AnyArea,
  id: string,
  params: URLSearchParams,
  visit: Visit,
  signal: AbortSignal,
) {
  const faults = faultsOf(params, ['lang'])
  if (faults.length > 0) return refuse(faults)
  const listing = await findOne(area, id, visit, signal)
  if (listing) return jsonAnswer(listing)
  const merged = await findMerged(area, id, visit, signal)
  return merged ? movedTo(merged, 301) : noListing()
}

async function answerAvailability(
  area: AnyArea,
  id: string,
  params: URLSearchParams,
  visit: Visit,
  signal: AbortSignal,
) {
  const { dates, faults } = readDates(params, visit.now)
  const all = [...faultsOf(params, ['from', 'until', 'lang']), ...faults]
  if (all.length > 0) return refuse(all)
  const found = await findAvailability(area, id, dates, visit, signal)
  if (found) return jsonAnswer(found)
  const merged = await findMerged(area, id, visit, signal)
  const query = params.size > 0 ? `?${params.toString()}` : ''
  return merged ? movedTo(`${merged}/availability${query}`, 301) : noListing()
}

const noListing = () => problemAnswer(404, 'There is no such listing, or it is no longer available.')

const refuse = (errors: readonly Fault[]) =>
  problemAnswer(400, errors.map(({ parameter, detail }) => `${parameter}: ${detail}`).join(' '), { errors })

const link = `<${base}/openapi.json>; rel="service-desc", <${base}>; rel="service-doc"`

function overview({ origin, language }: Visit) {
  const i18n = i18nOf(language)
  return {
    openapi: `${origin}${base}/openapi.json`,
    documentation: origin + base,
    languages: Object.values(languageTags),
    areas: areas.map((area) => ({
      name: apiName(area),
      kind: area.kind,
      title: i18n._(area.texts.title),
      subtitle: i18n._(area.texts.subtitle),
      list: `${origin}${base}/${apiName(area)}`,
      url: origin + area.path,
    })),
  }
}
