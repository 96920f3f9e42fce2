import { msg } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { formatMoney } from '../ground/i18n/format.ts'
import { type AnyArea, type Offer, offers } from './area.ts'
import { isFor, labelOf, type Option } from './attributes/attribute.ts'
import { atLeastFacet } from './attributes/at-least.ts'
import { type Bands, bandFacet } from './attributes/bands.ts'
import { availabilities } from './hours/open.ts'
import { islandOptions } from './islands.ts'
import type { TypedField, TypedFilter } from './typed-filter.ts'

/** One filter group of an area: what an address may say, what a form offers, what a chip is called. */
export type AreaFacet = {
  readonly key: string
  readonly label: MessageDescriptor
  readonly many: boolean
  readonly options: readonly Option[]
  readonly open: boolean
  readonly all?: true
  readonly taxonomy?: string
  readonly under?: string
  /** Its SQL is the area's own; the others are looked up in a listing's stored tokens. */
  readonly custom: boolean
  /** Its value is an amount of dollars that prices begin or end at, instead of an option. */
  readonly limit?: PriceLimit
  /** Filled in by the fields after it, instead of chosen. */
  readonly typed?: TypedFilter
  /** Its value is what was typed there. */
  readonly field?: TypedField
  /** What changes a page that is filtered by it, beside its listings. */
  readonly tag?: string
}

/** Whether its value is typed into a field of the form. */
export const isTyped = ({ limit, field }: AreaFacet) => limit !== undefined || field !== undefined

/** Whether the listings of its values are counted. */
export const isCounted = (facet: AreaFacet) => !isTyped(facet) && !facet.typed && !facet.tag

export type PriceLimit = 'from' | 'to'
/** The filters of prices by an amount that the visitor types, beside the stated bands. */
export const priceLimits = { from: 'priceFrom', to: 'priceTo' } as const
export const mostDollars = 99_999_999

/** What of a listing its tokens are made of. */
export type FacetSource = {
  island: string
  village: string
  offer: Offer | null
  /** US cents */
  price: number | null
  /** What the price is for. */
  period?: string | null
  attributes: Readonly<Record<string, unknown>>
}

const offerOptions: readonly Option<Offer>[] = [
  { value: 'sale', label: msg`For sale` },
  { value: 'rent', label: msg`For rent` },
]
export const offerLabel = (offer: Offer, i18n: I18n) =>
  labelOf(offerOptions.find(({ value }) => value === offer)!.label, i18n)

const reserved = new Set(['q', 'box', 'near', 'sort', 'view', 'page', 'lang'])
const known = new WeakMap<AnyArea, readonly AreaFacet[]>()

/** The filter groups of an area in their order. */
export function facetsOf(area: AnyArea): readonly AreaFacet[] {
  const facets = known.get(area) ?? area.filters.flatMap((key) => facetsFor(area, key))
  known.set(area, facets)
  return facets
}

function facetsFor(area: AnyArea, key: string): AreaFacet[] {
  const facet = facetOf(area, key)
  if (facet.typed) return [facet, ...facet.typed.fields.map(fieldFacet)]
  if (key !== 'price') return [facet]
  return [
    facet,
    limitFacet('from', msg({ message: 'From', context: 'price' })),
    limitFacet('to', msg({ message: 'To', context: 'price' })),
  ]
}

const fieldFacet = (field: TypedField): AreaFacet => ({
  key: field.key,
  label: field.label,
  many: false,
  options: [],
  open: false,
  custom: true,
  field,
})

const limitFacet = (limit: PriceLimit, label: MessageDescriptor): AreaFacet => ({
  key: priceLimits[limit],
  label,
  many: false,
  options: [],
  open: false,
  custom: true,
  limit,
})

function facetOf(area: AnyArea, key: string): AreaFacet {
  if (reserved.has(key))
    throw new Error(`${area.kind} filters by ${key}, which addresses use for something else`)
  const attribute = area.attributes[key]
  if (attribute?.facet) return { key, label: attribute.label, custom: false, ...attribute.facet }
  const custom = area.customFilters?.[key]
  if (custom) {
    const own = { key, label: custom.label, many: false, open: false, custom: true }
    const tag = custom.tag && { tag: custom.tag }
    if ('fields' in custom) return { ...own, options: [], typed: custom, ...tag }
    return { ...own, options: custom.options, ...tag }
  }
  const shared = { key, open: false, custom: false }
  if (key === 'island')
    return { ...shared, label: area.labels?.island ?? msg`Island`, many: true, options: islandOptions }
  if (key === 'offer') return { ...shared, label: msg`Offer`, many: false, all: true, options: offerOptions }
  if (key === 'price') return { ...shared, label: msg`Price Range`, many: false, options: priceOptions(area) }
  if (key === 'rating') return { ...shared, ...ratingFacet, label: msg`Rating` }
  if (key === 'availability')
    return { ...shared, label: msg`Availability`, many: false, options: availabilities, custom: true }
  throw new Error(`${area.kind} filters by ${key}, which is no attribute with a facet and no shared filter`)
}

/** "4+ Stars" has all that are rated 4 and better. The database writes these tokens: `rating_tokens` has the same steps. */
const ratingFacet = {
  ...atLeastFacet([4, 3]),
  options: [4, 3].map((stars) => ({
    value: String(stars),
    label: msg({ message: `${stars}+ Stars`, context: 'rating filter' }),
  })),
}

/** The bands of every offer; a band of one offer leaves the other out. */
const priceOptions = (area: AnyArea) =>
  (['any', ...offers] as const).flatMap((offer) => {
    const bands = area.price?.[offer]
    return bands
      ? priceFacet(bands).options.map((option) => ({ ...option, value: bandKey(offer, option.value) }))
      : []
  })

const priceFacet = (bands: Bands) =>
  bandFacet(bands, (dollars, i18n) => formatMoney(dollars * 100, i18n.locale))

const rentBand = 'rent-'
const bandKey = (offer: Offer | 'any', band: string) => (offer === 'rent' ? rentBand + band : band)

/** Whether what can be chosen in a facet depends on what is chosen in another, as bands of prices do on the offer. */
export const dependsOn = ({ key, under }: AreaFacet, other: string) =>
  under === other || (key === 'price' && other === 'offer')

type ChosenValues = Readonly<Record<string, readonly string[]>>

/** Whether listings of a chosen offer are in a band of prices: it is of the one or the other. */
export const isBandBeside = ({ offer }: ChosenValues, band: string) =>
  !offer || band.startsWith(rentBand) === offer.includes('rent')

/** The bands of prices beside a chosen offer. */
export const bandsBeside = ({ options }: AreaFacet, chosen: ChosenValues) =>
  options.map(({ value }) => value).filter((value) => isBandBeside(chosen, value))

/** `vehicle.make=Toyota`: what a listing is found by, stored with it and indexed. */
export const token = (area: AnyArea, key: string, value: string) => `${area.kind}.${key}=${value}`

/** All tokens of a listing but those of its rating. They are stored with it, so a change of bands or options needs a reindex. */
export function tokensOf(area: AnyArea, listing: FacetSource): string[] {
  const filtered = facetsOf(area).flatMap(({ key, custom }) => (custom || key === 'rating' ? [] : [key]))
  const keys = new Set([...filtered, ...(area.similar?.same ?? []), ...(area.nearby ? ['village'] : [])])
  return [...keys].flatMap((key) => valuesOf(area, key, listing).map((value) => token(area, key, value)))
}

function valuesOf(area: AnyArea, key: string, listing: FacetSource): readonly string[] {
  const attribute = area.attributes[key]
  if (attribute?.facet) {
    const value = isFor(attribute, listing.attributes) ? attribute.decode(listing.attributes[key]) : null
    return value === null ? [] : attribute.facet.valuesOf(value)
  }
  if (key === 'island') return [listing.island]
  if (key === 'village') return listing.village ? [`${listing.island}/${listing.village}`] : []
  if (key === 'offer') return listing.offer ? [listing.offer] : []
  if (key !== 'price') throw new Error(`${area.kind} compares listings by ${key}, which has no facet`)
  const offer = listing.offer ?? 'any'
  const bands = area.price?.[offer]
  if (!bands || listing.price === null || (bands.per && bands.per !== listing.period)) return []
  return priceFacet(bands)
    .valuesOf(listing.price / 100)
    .map((band) => bandKey(offer, band))
}
