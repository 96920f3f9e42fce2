import { isDeepStrictEqual } from 'node:util'
import type { I18n } from '@lingui/core'
import { serverPartsOf } from '../../directory/known-parts.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { optionLabel } from '../../directory/attributes/choice.ts'
import { islandOptions } from '../../directory/islands.ts'
import type { ListingFacts } from '../../directory/listing-facts.server.ts'
import { priceText } from '../../directory/price.tsx'
import { labels } from './content-labels.ts'
import { type Edit, mergeEdit, unitOfAttribute } from '../../market/listing-edits/merge.server.ts'

/** What a listing says, field by field, in words. */
export type Content = {
  readonly fields: readonly {
    readonly label: string
    readonly text: string
    /** What an edit makes of it; null where it stays. Empty: it goes. */
    readonly becomes: string | null
    /** Others have changed it, too, since the edit was begun. */
    readonly isContested?: boolean
  }[]
  readonly photos: Photos
  /** Null where they stay. */
  readonly newPhotos: Photos | null
  readonly arePhotosContested?: boolean
}
type Photos = ListingFacts['photos']

/** The current content of a listing. */
export const contentOf = (area: AnyArea, now: ListingFacts, i18n: I18n): Content => ({
  fields: [...fieldsOf(area, now, i18n)].map(([label, { text }]) => ({
    label,
    text,
    becomes: null,
  })),
  photos: now.photos,
  newPhotos: null,
})

/** The current content of a listing, beside the content after an edit. */
export function contentOfEdit(
  area: AnyArea,
  edit: Edit & { readonly now: ListingFacts },
  i18n: I18n,
): Content {
  const { now } = edit
  const { facts, contested } = mergeEdit(area, edit)
  const before = fieldsOf(area, now, i18n)
  const after = fieldsOf(area, facts, i18n)
  const labels = [...new Set([...before.keys(), ...after.keys()])]
  return {
    fields: labels.map((label) => {
      const [was, is] = [before.get(label), after.get(label)]
      const text = was?.text ?? ''
      const becomes = is?.text ?? ''
      if (becomes === text) return { label, text, becomes: null }
      return { label, text, becomes, ...(contested.has((was ?? is)!.unit) && { isContested: true }) }
    }),
    photos: now.photos,
    newPhotos: isDeepStrictEqual(facts.photos, now.photos) ? null : facts.photos,
    ...(contested.has('photos') && { arePhotosContested: true }),
  }
}

/** By its label a text, and the unit that it belongs to (`merge.server.ts`); empty texts are left out. */
function fieldsOf(area: AnyArea, facts: ListingFacts, i18n: I18n) {
  const texts: [unit: string, label: string, text: string][] = [
    ['title', i18n._(labels.title), facts.title],
    ['description', i18n._(labels.description), facts.description],
    ...Object.entries(facts.translations).map(([language, text]): [string, string, string] => [
      'translations',
      `${i18n._(labels.translation)}: ${language}`,
      [text?.title, text?.description].filter(Boolean).join('\n\n'),
    ]),
    ['price', i18n._(labels.price), priceOf(facts, i18n)],
    ['island', i18n._(labels.island), optionLabel(islandOptions, facts.island, i18n)],
    ['village', i18n._(labels.village), facts.village],
    ['address', i18n._(labels.address), facts.address],
    ['position', i18n._(labels.place), facts.lat && facts.lng ? `${facts.lat}, ${facts.lng}` : ''],
    ...attributesOf(area, facts, i18n),
    ...partOf(area, facts, i18n),
    ['contact', i18n._(labels.contact), contactOf(facts, i18n)],
  ]
  return new Map(
    texts.filter(([, , text]) => text !== '').map(([unit, label, text]) => [label, { unit, text }]),
  )
}

function priceOf({ offer, priceCents, priceMaxCents, pricePeriod }: ListingFacts, i18n: I18n): string {
  const price =
    priceCents === null
      ? ''
      : priceText({ cents: priceCents, maxCents: priceMaxCents, period: pricePeriod }, i18n)
  return [offer && i18n._(labels[offer]), price].filter(Boolean).join(' · ')
}

function attributesOf(area: AnyArea, { attributes }: ListingFacts, i18n: I18n): [string, string, string][] {
  return Object.entries(area.attributes).flatMap(([key, { label, format }]) =>
    attributes[key] === undefined
      ? []
      : [[unitOfAttribute(area, key), i18n._(label), format(attributes[key], i18n)]],
  )
}

/** As it would be typed. */
function partOf({ kind }: AnyArea, { part }: ListingFacts, i18n: I18n): [string, string, string][] {
  const beside = serverPartsOf(kind).beside
  if (!beside || part === null) return []
  const typed = beside.write(part)
  return beside.fields.map(({ name, label, control }) => {
    const value = typed[name]?.[0] ?? ''
    return ['part', i18n._(label), typeof control === 'string' ? value : optionLabel(control, value, i18n)]
  })
}

const contactOf = ({ contact, contactPrivate }: ListingFacts, i18n: I18n): string =>
  [...Object.values(contact), contactPrivate ? i18n._(labels.onRequest) : ''].filter(Boolean).join(' · ')
