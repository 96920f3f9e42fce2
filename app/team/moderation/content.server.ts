import { isDeepStrictEqual } from 'node:util'
import type { I18n } from '@lingui/core'
import { serverPartsOf } from '../../directory/known-parts.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { optionLabel } from '../../directory/attributes/choice.ts'
import { islandOptions } from '../../directory/islands.ts'
import { decodeValues } from '../../directory/listing.ts'
import { priceText } from '../../directory/price.tsx'
import { labels } from './content-labels.ts'
import { attributeField } from '../../market/create-listing/form/form-field.ts'
import { mergeEdit, type Versions } from '../../market/listing-edits/merge-edit.server.ts'
import { asWritten, type Written } from '../../market/listing-edits/written.server.ts'

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
type Photos = Written['photos']

/** A listing as it is now. */
export const contentOf = (area: AnyArea, now: Written, i18n: I18n): Content => ({
  fields: [...fieldsOf(area, now, i18n)].map(([label, { text }]) => ({
    label,
    text,
    becomes: null,
  })),
  photos: now.photos,
  newPhotos: null,
})

/** A listing as it is now, beside what an edit would make of it. */
export function contentOfEdit(area: AnyArea, versions: Versions, i18n: I18n): Content {
  const { now } = versions
  const { input, contested } = mergeEdit(area, versions)
  const before = fieldsOf(area, now, i18n)
  const after = fieldsOf(area, { ...asWritten(input), part: input.part ?? now.part }, i18n)
  const labels = [...new Set([...before.keys(), ...after.keys()])]
  const newPhotos = asWritten(input).photos
  return {
    fields: labels.map((label) => {
      const [was, is] = [before.get(label), after.get(label)]
      const text = was?.text ?? ''
      const becomes = is?.text ?? ''
      if (becomes === text) return { label, text, becomes: null }
      return { label, text, becomes, ...(contested.has((was ?? is)!.field) && { isContested: true }) }
    }),
    photos: now.photos,
    newPhotos: isDeepStrictEqual(newPhotos, now.photos) ? null : newPhotos,
    ...(contested.has('photos') && { arePhotosContested: true }),
  }
}

/** By its label a text, and one of the fields that hold it; without what is empty. */
function fieldsOf(area: AnyArea, written: Written, i18n: I18n) {
  const texts: [field: string, label: string, text: string][] = [
    ['title', i18n._(labels.title), written.title],
    ['description', i18n._(labels.description), written.description],
    ...Object.entries(written.translations).map(([language, text]): [string, string, string] => [
      'translations',
      `${i18n._(labels.translation)}: ${language}`,
      [text?.title, text?.description].filter(Boolean).join('\n\n'),
    ]),
    ['price', i18n._(labels.price), priceOf(written, i18n)],
    ['island', i18n._(labels.island), optionLabel(islandOptions, written.island, i18n)],
    ['village', i18n._(labels.village), written.village],
    ['address', i18n._(labels.address), written.address],
    ['lat', i18n._(labels.place), written.lat && written.lng ? `${written.lat}, ${written.lng}` : ''],
    ...attributesOf(area, written, i18n),
    ...partOf(area, written, i18n),
    ['contactName', i18n._(labels.contact), contactOf(written, i18n)],
  ]
  return new Map(
    texts.filter(([, , text]) => text !== '').map(([field, label, text]) => [label, { field, text }]),
  )
}

function priceOf({ offer, priceCents, priceMaxCents, pricePeriod }: Written, i18n: I18n): string {
  const price =
    priceCents === null
      ? ''
      : priceText({ cents: priceCents, maxCents: priceMaxCents, period: pricePeriod }, i18n)
  return [offer && i18n._(labels[offer]), price].filter(Boolean).join(' · ')
}

function attributesOf(area: AnyArea, { attributes }: Written, i18n: I18n): [string, string, string][] {
  const values: Record<string, unknown> = decodeValues(
    area,
    attributes as Record<string, unknown>,
    Object.keys(area.attributes),
  )
  return Object.entries(area.attributes).flatMap(([key, { label, format }]) =>
    values[key] === undefined ? [] : [[attributeField(key), i18n._(label), format(values[key], i18n)]],
  )
}

/** As it would be typed. */
function partOf({ kind }: AnyArea, { part }: Written, i18n: I18n): [string, string, string][] {
  const typed = new Map(Object.entries((part ?? {}) as Record<string, unknown>))
  const fields = serverPartsOf(kind).beside?.fields ?? []
  return fields.map(({ name, label, control }) => {
    const value = String(typed.get(name) ?? '')
    return [name, i18n._(label), typeof control === 'string' ? value : optionLabel(control, value, i18n)]
  })
}

const contactOf = ({ contact, contactPrivate }: Written, i18n: I18n): string =>
  [...Object.values(contact), contactPrivate ? i18n._(labels.onRequest) : ''].filter(Boolean).join(' · ')
