import type { AnyArea } from '../../app/directory/area.ts'
import { type AreaFacet, facetsOf, mostDollars, priceLimits } from '../../app/directory/facets.ts'
import { asStated } from '../../app/directory/attributes/text.ts'
import { type Filters, parseFilters, problemsOf } from '../../app/directory/filters.ts'
import { longestTerm, mostPages, searchTerm } from '../../app/ground/query/fields.ts'
import { i18nOf } from '../../app/ground/i18n/catalogue.ts'
import { isLanguage, languages } from '../../app/ground/i18n/languages.ts'
import { localDate } from '../../app/ground/i18n/local-time.ts'
import type { Fault } from './answers.ts'

const commonParameters = ['q', 'box', 'near', 'sort', 'page', 'lang']

/**
 * The filters that an address asks for, as on the list pages; but where a page passes over what it does not know, so
 * that a link always opens, a program is told: it would take the whole list for its answer.
 */
export function readList(
  area: AnyArea,
  params: URLSearchParams,
  now: Date,
): { filters: Filters; faults: Fault[] } {
  const filters = parseFilters(area, params)
  const facets = facetsOf(area)
  const faults = [
    ...faultsOf(params, [...facets.map(({ key }) => key), ...commonParameters]),
    ...facets.flatMap((facet) => facetFaults(facet, params.getAll(facet.key), filters)),
    ...Object.entries(problemsOf(area, filters, localDate(now))).map(([parameter, problem]) => ({
      parameter,
      detail: i18nOf('en')._(problem!),
    })),
    ...commonFaults(area, params, filters),
  ]
  const page = Number(params.get('page') ?? 1)
  return { filters: { ...filters, page }, faults }
}

/** What is wrong with an address that knows these parameters, each once, and of their values only `lang`. */
export function faultsOf(params: URLSearchParams, known: readonly string[]): Fault[] {
  const unknown = [...new Set(params.keys())].filter((parameter) => !known.includes(parameter))
  const lang = params.get('lang')
  const wrongLanguage = lang !== null && !isLanguage(lang)
  return [
    ...unknown.map((parameter) => ({
      parameter,
      detail: 'This list has no such parameter.',
      allowed: known,
    })),
    ...(wrongLanguage
      ? [{ parameter: 'lang', detail: 'The site is not available in this language.', allowed: languages }]
      : []),
  ]
}

function facetFaults(facet: AreaFacet, asked: readonly string[], { chosen }: Filters): Fault[] {
  const { key: parameter, options, open, taxonomy, under, many, limit, field } = facet
  const isAnywhere = parameter === 'island' && asked.join() === 'all'
  if (asked.length === 0 || isAnywhere) return []
  if (under && !chosen[under]) return [{ parameter, detail: `It is only valid together with ${under}.` }]
  if (!many && asked.length > 1) return [{ parameter, detail: 'Only one value is allowed.' }]
  if (field) return []
  const stated = options.map(({ value }) => value)
  const spelled = (value: string) =>
    open ? asStated(stated, searchTerm(value)) : taxonomy ? searchTerm(value) : value
  // `parseFilters` has swapped limits that were the wrong way round.
  const read = (limit ? Object.values(priceLimits) : [parameter]).flatMap((key) => chosen[key] ?? [])
  const wrong = asked.find((value) => !read.includes(spelled(value)))
  if (wrong === undefined) return []
  if (open || taxonomy) return [{ parameter, detail: 'A value is empty, or there are too many values.' }]
  if (limit) return [{ parameter, detail: `It must be a number of dollars from 1 to ${mostDollars}.` }]
  return [{ parameter, detail: `‘${wrong}’ is not a valid value.`, allowed: stated }]
}

function commonFaults(area: AnyArea, params: URLSearchParams, { box, near }: Filters): Fault[] {
  const q = params.get('q') ?? ''
  const sort = params.get('sort')
  const isPage = (page: string) => /^[1-9]\d{0,2}$/.test(page) && Number(page) <= mostPages
  const faults: (Fault | false)[] = [
    q.length > longestTerm && { parameter: 'q', detail: `It has at most ${longestTerm} characters.` },
    params.has('box') &&
      !box && { parameter: 'box', detail: 'Write it as west,south,east,north in degrees.' },
    params.has('near') &&
      !near && { parameter: 'near', detail: 'Write it as longitude,latitude in degrees.' },
    sort !== null &&
      !Object.hasOwn(area.sorts, sort) && {
        parameter: 'sort',
        detail: 'This list has no such order.',
        allowed: Object.keys(area.sorts),
      },
    !isPage(params.get('page') ?? '1') && {
      parameter: 'page',
      detail: `It is a number from 1 to ${mostPages}; narrow the search to reach what lies beyond.`,
    },
    ...commonParameters.map(
      (parameter) =>
        params.getAll(parameter).length > 1 && { parameter, detail: 'Only one value is allowed.' },
    ),
  ]
  return faults.filter((fault) => fault !== false)
}
