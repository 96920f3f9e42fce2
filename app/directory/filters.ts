import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatMoney } from '../ground/i18n/format.ts'
import { pageNumber, searchTerm } from '../ground/query/fields.ts'
import { addressWith } from '../ground/query/query.ts'
import type { AnyArea } from './area.ts'
import { labelOf } from './attributes/attribute.ts'
import { termLabel } from './attributes/terms.ts'
import { asStated } from './attributes/text.ts'
import { type AreaFacet, facetsOf, isBandBeside, mostDollars, priceLimits } from './facets.ts'
import type { TypedValues, TypedFilter } from './typed-filter.ts'

/**
 * What the address of a list asks for. `parseFilters` reads it, `addressOf` writes the one canonical address for it.
 */
export type Filters = {
  readonly q: string
  /** Chosen values by facet key, in the order of the options; a facet without a choice is absent. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
  readonly box: Box | null
  /** Sorted by the distance from here. */
  readonly near: Point | null
  readonly sort: string
  readonly view: View
  readonly page: number
  /** The visitor's island: the filter of an address that says nothing of islands. */
  readonly home: string
}
/** Degrees: west, south, east, north. */
export type Box = readonly [number, number, number, number]
/** Degrees: longitude, latitude. */
export type Point = readonly [number, number]
export const views = ['grid', 'list'] as const
export type View = (typeof views)[number]

const mostOpenValues = 24
const longestTyped = 20
const page = pageNumber()

/** Unknown or malformed values are dropped, never an error: a shared link must always open. */
export function parseFilters(area: AnyArea, params: URLSearchParams, home = 'all'): Filters {
  const chosen: Record<string, readonly string[]> = {}
  for (const facet of facetsOf(area)) {
    const values = chosenValues(facet, params.getAll(facet.key))
    if (values.length > 0 && (!facet.under || chosen[facet.under])) chosen[facet.key] = values
  }
  orderLimits(chosen)
  // Another offer is chosen than when the band was.
  if (chosen.price?.some((band) => !isBandBeside(chosen, band))) delete chosen.price
  if (home !== 'all' && !params.has('island') && area.filters.includes('island')) chosen.island = [home]
  return {
    q: searchTerm(params.get('q') ?? ''),
    chosen,
    box: parseBox(params.get('box') ?? ''),
    near: parsePoint(params.get('near') ?? ''),
    sort: Object.hasOwn(area.sorts, params.get('sort') ?? '') ? params.get('sort')! : defaultSort(area),
    view: params.get('view') === 'list' ? 'list' : 'grid',
    page: page.read(params.getAll('page')),
    home: area.filters.includes('island') ? home : 'all',
  }
}

/** Swaps limits that were typed the wrong way round. */
function orderLimits(chosen: Record<string, readonly string[]>) {
  const { [priceLimits.from]: from, [priceLimits.to]: to } = chosen
  if (from && to && Number(from[0]) > Number(to[0]))
    Object.assign(chosen, { [priceLimits.from]: to, [priceLimits.to]: from })
}

function chosenValues(
  { options, open, taxonomy, many, limit, field }: AreaFacet,
  given: readonly string[],
): readonly string[] {
  if (limit) return given.slice(0, 1).map(dollarsOf).filter(Boolean)
  if (field)
    return given
      .slice(0, 1)
      .map((text) => searchTerm(text).slice(0, longestTyped))
      .filter(Boolean)
  const stated = options.map(({ value }) => value)
  const asked = open ? given.map((value) => asStated(stated, searchTerm(value))) : given
  const others =
    open || taxonomy
      ? asked
          .filter((value) => !stated.includes(value))
          .map(searchTerm)
          .filter(Boolean)
      : []
  const values = [
    ...stated.filter((value) => asked.includes(value)),
    ...[...new Set(others)].toSorted().slice(0, mostOpenValues),
  ]
  return many ? values : values.slice(0, 1)
}

/** Whole dollars from what was typed: `20000` from "$20,000", '' if it is not an amount. */
function dollarsOf(text: string): string {
  const digits = text.replace(/[$,\s]/g, '')
  const dollars = /^\d+$/.test(digits) ? Number(digits) : 0
  return dollars > 0 && dollars <= mostDollars ? String(dollars) : ''
}

function parseBox(text: string): Box | null {
  if (!/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/.test(text)) return null
  const box = roundedBox(text.split(',').map(Number) as [number, number, number, number])
  const [west, south, east, north] = box
  return west < east && south < north ? box : null
}

function parsePoint(text: string): Point | null {
  if (!/^-?\d{1,3}(\.\d{1,8})?,-?\d{1,2}(\.\d{1,8})?$/.test(text)) return null
  const [lng, lat] = text.split(',').map(Number) as [number, number]
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? roundedPoint([lng, lat]) : null
}

const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000
/** To about 100 meters, the precision of addresses. */
export const roundedBox = ([west, south, east, north]: Box): Box => [
  rounded(west),
  rounded(south),
  rounded(east),
  rounded(north),
]

export const roundedPoint = ([lng, lat]: Point): Point => [rounded(lng), rounded(lat)]

export const defaultSort = (area: AnyArea) => Object.keys(area.sorts)[0]!

/** The canonical address: defaults stay out, keys in alphabetical order, values in the order of the options. */
export const addressOf = (area: AnyArea, filters: Filters): string =>
  addressWith(area.path, searchOf(area, filters))

export function searchOf(
  area: AnyArea,
  { q, chosen, box, near, sort, view, page, home }: Filters,
): URLSearchParams {
  const pairs = facetsOf(area)
    .filter(({ under }) => !under || chosen[under])
    .flatMap(({ key }) => (chosen[key] ?? []).map((value) => [key, value]))
  if (home !== 'all' && !chosen.island) pairs.push(['island', 'all'])
  if (q) pairs.push(['q', q])
  if (box) pairs.push(['box', box.join(',')])
  if (near) pairs.push(['near', near.join(',')])
  if (sort !== defaultSort(area)) pairs.push(['sort', sort])
  if (view !== 'grid') pairs.push(['view', view])
  if (page > 1) pairs.push(['page', String(page)])
  const params = new URLSearchParams(pairs)
  params.sort()
  return params
}

/** With other filters the list starts on its first page. */
export const withFilters = (filters: Filters, changes: Partial<Filters>): Filters => ({
  ...filters,
  page: 1,
  ...changes,
})

export function withChoice(filters: Filters, key: string, values: readonly string[]): Filters {
  const { [key]: _, ...others } = filters.chosen
  return withFilters(filters, { chosen: values.length > 0 ? { ...others, [key]: values } : others })
}

/** Without filters, search term and map area; sort and view are kept. */
export const cleared = (filters: Filters): Filters =>
  withFilters(filters, { q: '', chosen: {}, box: null, near: null })

/** How many filters are active: the number on the badge. Fields that are filled in together count as one. */
export const activeCount = (area: AnyArea, { chosen, q, box, near }: Filters) =>
  facetsOf(area)
    .filter(({ field }) => !field)
    .reduce(
      (sum, { key, typed }) => sum + (typed ? Number(isFilledIn(typed, chosen)) : (chosen[key]?.length ?? 0)),
      0,
    ) + [q, box, near].filter(Boolean).length

const isFilledIn = ({ fields }: TypedFilter, chosen: Filters['chosen']) =>
  fields.some(({ key }) => chosen[key])

/** What was typed into a filter; null if nothing was. */
export const typedOf = (typed: TypedFilter, { chosen }: Pick<Filters, 'chosen'>): TypedValues | null =>
  isFilledIn(typed, chosen)
    ? Object.fromEntries(typed.fields.flatMap(({ key }) => (chosen[key] ? [[key, chosen[key][0]!]] : [])))
    : null

/** The tags, besides that of its listings, whose changes make the filtered list old. */
export const tagsOf = (area: AnyArea, filters: Pick<Filters, 'chosen'>): string[] =>
  facetsOf(area).flatMap(({ key, typed, tag }) =>
    tag && (typed ? typedOf(typed, filters) : filters.chosen[key]) ? [tag] : [],
  )

/** What is wrong with what was typed into filters, by field. @param today the islands' date */
export const problemsOf = (
  area: AnyArea,
  filters: Filters,
  today: string,
): ReturnType<TypedFilter['problemsOf']> =>
  Object.assign(
    {},
    ...facetsOf(area).map(({ typed }) => {
      const values = typed && typedOf(typed, filters)
      return values ? typed.problemsOf(values, today) : {}
    }),
  )

/** `left` are the filters without the chip's value. */
export type Chip = { readonly label: string; readonly left: Filters }

/** One chip for each chosen value. */
export function chipsOf(area: AnyArea, filters: Filters, i18n: I18n): Chip[] {
  return facetsOf(area).flatMap((facet) => {
    if (facet.field) return []
    if (facet.typed) return typedChips(facet.typed, filters, i18n)
    const values = filters.chosen[facet.key] ?? []
    return values.map((value) => {
      const others = values.filter((other) => other !== value)
      return { label: chipLabel(facet, value, i18n), left: withChoice(filters, facet.key, others) }
    })
  })
}

function typedChips(typed: TypedFilter, filters: Filters, i18n: I18n): Chip[] {
  const values = typedOf(typed, filters)
  if (!values) return []
  const left = typed.fields.reduce((rest, { key }) => withChoice(rest, key, []), filters)
  return [{ label: typed.chip(values, i18n), left }]
}

function chipLabel(facet: AreaFacet, value: string, i18n: I18n): string {
  const chip = facet.options.find((option) => option.value === value)?.chip
  return chip ? labelOf(chip, i18n) : facetValueLabel(facet, value, i18n)
}

export function facetValueLabel({ options, taxonomy, limit }: AreaFacet, value: string, i18n: I18n): string {
  if (limit) {
    const amount = formatMoney(Number(value) * 100, i18n.locale)
    return i18n._(limit === 'from' ? msg`From ${amount}` : msg`Up to ${amount}`)
  }
  if (taxonomy) return termLabel(taxonomy, value, i18n)
  const option = options.find((candidate) => candidate.value === value)
  return option ? labelOf(option.label, i18n) : value
}
