import { isDeepStrictEqual } from 'node:util'
import type { AnyArea } from '../../directory/area.ts'
import { teamOf } from '../../directory/known-areas.ts'
import { serverPartsOf } from '../../directory/known-parts.server.ts'
import type { ListingFacts } from '../../directory/listing-facts.server.ts'
import { hoursInParts, partsOfHours, withWholeHours } from './parts-of-hours.server.ts'

/** Facts that belong together, such as the parts of a price: an edit takes all of them or none. */
type Unit = {
  readonly name: string
  readonly columns?: readonly (keyof ListingFacts)[]
  readonly attributes?: readonly string[]
}

const common: readonly Unit[] = [
  { name: 'title', columns: ['title'] },
  { name: 'description', columns: ['description'] },
  { name: 'price', columns: ['offer', 'priceCents', 'priceMaxCents', 'pricePeriod'] },
  { name: 'island', columns: ['island'] },
  { name: 'village', columns: ['village'] },
  { name: 'address', columns: ['address'] },
  { name: 'position', columns: ['lat', 'lng'] },
  { name: 'contact', columns: ['contact', 'contactPrivate'] },
  { name: 'photos', columns: ['photos'] },
  { name: 'part', columns: ['part'] },
]

/** The unit of an attribute. Terms under another attribute belong to the unit of that one. */
export const unitOfAttribute = ({ attributes }: AnyArea, key: string) =>
  `a.${attributes[key]!.facet?.under ?? key}`

function unitsOf(area: AnyArea): readonly Unit[] {
  const groups = Map.groupBy(Object.keys(area.attributes), (key) => unitOfAttribute(area, key))
  return [
    ...common,
    ...[...groups].map(([name, attributes]) => ({ name, attributes })),
    ...partsOfHours.map((part) => ({ name: `a.${part}`, attributes: [part] })),
  ]
}

/** The names of the units that differ in value. Language and translations are not units: they follow from the texts. */
export function differences(area: AnyArea, one: ListingFacts, other: ListingFacts): ReadonlySet<string> {
  const [these, those] = [hoursInParts(one.attributes), hoursInParts(other.attributes)]
  const isSame = ({ columns = [], attributes = [] }: Unit) =>
    columns.every((column) => isDeepStrictEqual(one[column], other[column])) &&
    attributes.every((key) => isDeepStrictEqual(these[key], those[key]))
  return new Set(
    unitsOf(area)
      .filter((unit) => !isSame(unit))
      .map(({ name }) => name),
  )
}

/** Facts with some units taken from others. */
export function withUnits(
  area: AnyArea,
  facts: ListingFacts,
  others: ListingFacts,
  names: ReadonlySet<string>,
): ListingFacts {
  const units = unitsOf(area).filter(({ name }) => names.has(name))
  const columns = units.flatMap((unit) => unit.columns ?? [])
  const keys = units.flatMap((unit) => unit.attributes ?? [])
  const attributes = Object.entries(hoursInParts(facts.attributes)).filter(([key]) => !keys.includes(key))
  const taken = Object.entries(hoursInParts(others.attributes)).filter(([key]) => keys.includes(key))
  return {
    ...facts,
    ...Object.fromEntries(columns.map((column) => [column, others[column]])),
    attributes: withWholeHours(Object.fromEntries([...attributes, ...taken])),
  }
}

export type Edit = {
  /** The listing as its writer saw it when they began. */
  readonly base: ListingFacts
  readonly edit: ListingFacts
}

/**
 * Applies an edit to a listing as it is `now`: only what its writer changed.
 * `contested`: the units that others have changed as well, into something else; `facts` has the writer's.
 */
export function mergeEdit(
  area: AnyArea,
  { base, edit, now }: Edit & { readonly now: ListingFacts },
): { facts: ListingFacts; contested: ReadonlySet<string> } {
  const changed = differences(area, base, edit)
  const contested = changed
    .intersection(differences(area, base, now))
    .intersection(differences(area, edit, now))
  const part = edit.part && (serverPartsOf(area.kind).beside?.onto?.(edit.part, now.part) ?? edit.part)
  const facts = withUnits(area, now, { ...edit, part }, changed)
  return { facts: { ...facts, translations: translationsOf(area, facts, now) }, contested }
}

/**
 * Translations belong to their text and go when it changes, except for those of a team's listing: the team edits each
 * by itself.
 */
export function translationsOf(
  { kind }: AnyArea,
  { title, description }: Pick<ListingFacts, 'title' | 'description'>,
  was: ListingFacts,
): ListingFacts['translations'] {
  const isSameText = was.title === title && was.description === description
  return isSameText || teamOf(kind) ? was.translations : {}
}
