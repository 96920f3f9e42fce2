import { serverPartsOf } from '../../directory/known-parts.server.ts'
import { saidIn } from '../create-listing/facts.ts'
import { attributeField } from '../create-listing/form/form-field.ts'
import type { AnyArea } from '../../directory/area.ts'
import { decodeValues } from '../../directory/listing.ts'
import type { ListingInput } from '../../directory/save-listing.server.ts'
import { asWritten, typedOfWritten, type Written } from './written.server.ts'

/** What an edit makes of a listing as it is now. */
export type Merged = {
  /** What its writer changed, in what is there now. */
  readonly input: ListingInput
  /** The fields of all that others have changed since, too, into something else: of those, `input` has the writer's. */
  readonly contested: ReadonlySet<string>
}

export type Versions = {
  /** What the writer saw when they began. */
  readonly base: Written
  readonly edit: ListingInput
  readonly now: Written
}

/** Of what its writer did not touch, an edit changes nothing, whatever has become of it since. */
export function mergeEdit(area: AnyArea, { base, edit, now }: Versions): Merged {
  const part = { was: base.part ?? now.part, is: now.part }
  const wanted = asWritten(edit)
  const was = typedOfWritten(area, { ...base, part: part.was })
  const wants = typedOfWritten(area, { ...wanted, part: wanted.part ?? part.was })
  const is = typedOfWritten(area, now)
  const differs = (one: typeof was, other: typeof was, { fields }: Unit) =>
    fields.some((name) => saidIn(one, name) !== saidIn(other, name))
  const changed = unitsOf(area).filter((unit) => differs(was, wants, unit))
  const contested = changed.filter((unit) => differs(was, is, unit) && differs(wants, is, unit))
  return {
    input: inputOf(area, { now, edit, changed }),
    contested: new Set(contested.flatMap(({ fields }) => fields)),
  }
}

function inputOf(
  area: AnyArea,
  { now, edit, changed }: Pick<Versions, 'now' | 'edit'> & { changed: readonly Unit[] },
): ListingInput {
  const { part: _stays, attributes, ...stands } = now
  const columns = changed.flatMap((unit) => unit.columns ?? [])
  const keys = changed.flatMap((unit) => unit.attributes ?? [])
  const isTaken = (key: string) => keys.includes(key)
  const kept = Object.keys(area.attributes).filter((key) => !isTaken(key))
  const merged = {
    ...stands,
    ...Object.fromEntries(columns.map((column) => [column, edit[column]])),
    attributes: {
      ...decodeValues(area, attributes, kept),
      ...Object.fromEntries(Object.entries(edit.attributes).filter(([key]) => isTaken(key))),
    },
  }
  const isSameText = merged.title === now.title && merged.description === now.description
  const said = { ...merged, ref: edit.ref, translations: isSameText ? now.translations : {} }
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== null && value !== undefined),
  ) as ListingInput
}

/** What is one thing to whoever writes it, and is taken whole: the names of its fields, and what holds it. */
type Unit = {
  readonly fields: readonly string[]
  readonly columns?: readonly (keyof ListingInput)[]
  readonly attributes?: readonly string[]
}

const common: readonly Unit[] = [
  { fields: ['title'], columns: ['title'] },
  { fields: ['description'], columns: ['description'] },
  {
    fields: ['offer', 'price', 'priceMax', 'pricePeriod'],
    columns: ['offer', 'priceCents', 'priceMaxCents', 'pricePeriod'],
  },
  { fields: ['island'], columns: ['island'] },
  { fields: ['village'], columns: ['village'] },
  { fields: ['address'], columns: ['address'] },
  { fields: ['lat', 'lng'], columns: ['lat', 'lng'] },
  {
    fields: [
      'contactName',
      'contactPhone',
      'contactWhatsapp',
      'contactEmail',
      'contactWebsite',
      'contactPrivate',
    ],
    columns: ['contact', 'contactPrivate'],
  },
  { fields: ['photos', 'photoTexts'], columns: ['photos'] },
]

/** Words that belong to what another attribute says go with it. */
function unitsOf(area: AnyArea): readonly Unit[] {
  const under = (key: string) => area.attributes[key]!.facet?.under ?? key
  const groups = Object.values(Object.groupBy(Object.keys(area.attributes), under))
  const parts = serverPartsOf(area.kind).beside?.fields ?? []
  return [
    ...common,
    ...groups.map((keys = []) => ({ fields: keys.map(attributeField), attributes: keys })),
    { fields: parts.map(({ name }) => name), columns: ['part'] },
  ]
}
