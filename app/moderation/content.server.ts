import './words.ts'
import '../directory/words.ts'
import type { I18n } from '@lingui/core'
import { asc, eq } from 'drizzle-orm'
import { areaParts } from '../areas/registry.server.ts'
import type { Database } from '../db/client.server.ts'
import type { AnyArea } from '../directory/area.ts'
import { optionLabel } from '../directory/attributes/choice.ts'
import { islandOptions } from '../directory/islands.ts'
import { decodeValues } from '../directory/listing.ts'
import { priceText } from '../directory/price.tsx'
import type { ListingInput } from '../directory/save-listing.server.ts'
import { listing, photo } from '../directory/tables.server.ts'
import { labels } from './content-labels.ts'
import { listingRevision } from './tables.server.ts'

/** What a listing says, field by field, in words. */
export type Content = {
  readonly fields: readonly {
    readonly label: string
    readonly text: string
    /** What an edit makes of it; null where it stays. Empty: it goes. */
    readonly becomes: string | null
  }[]
  readonly photos: readonly Photo[]
  /** Null where they stay. */
  readonly newPhotos: readonly Photo[] | null
}
type Photo = { readonly src: string; readonly alt: string }

type Written = Pick<ListingInput, 'title' | 'description' | 'village' | 'attributes' | 'photos' | 'part'> & {
  readonly [
    Key in
      | 'translations'
      | 'address'
      | 'lng'
      | 'lat'
      | 'offer'
      | 'priceCents'
      | 'priceMaxCents'
      | 'pricePeriod'
      | 'contact'
      | 'contactPrivate'
  ]?: ListingInput[Key] | null
} & { readonly island: string }

/** A listing as it is, and as the revision of this case has it. */
export async function rowContent(
  database: Database,
  listingId: number,
  revisionOf: number | null,
): Promise<[Written | null, Written | null]> {
  const [row] = await database.select().from(listing).where(eq(listing.id, listingId))
  if (!row) return [null, null]
  const photos = await database
    .select({ src: photo.src, alt: photo.alt })
    .from(photo)
    .where(eq(photo.listingId, listingId))
    .orderBy(asc(photo.position))
  const [revision] =
    revisionOf === null
      ? []
      : await database.select().from(listingRevision).where(eq(listingRevision.caseId, revisionOf))
  const part = await areaParts[row.kind]?.write(database, listingId)
  return [{ ...row, photos, part }, (revision?.input as ListingInput | undefined) ?? null]
}

export function contentOf(area: AnyArea, now: Written, then: Written | null, i18n: I18n): Content {
  const before = fieldsOf(area, now, i18n)
  const after = then && fieldsOf(area, then, i18n)
  const names = new Set([...before.keys(), ...(after?.keys() ?? [])])
  const photos = photosOf(now)
  const newPhotos = then && photosOf(then)
  return {
    fields: [...names].map((label) => {
      const text = before.get(label) ?? ''
      const becomes = after ? (after.get(label) ?? '') : text
      return { label, text, becomes: becomes === text ? null : becomes }
    }),
    photos,
    newPhotos: JSON.stringify(newPhotos) === JSON.stringify(photos) ? null : newPhotos,
  }
}

const photosOf = ({ photos }: Written): Photo[] => photos.map(({ src, alt }) => ({ src, alt: alt ?? '' }))

/** Without what is empty. */
function fieldsOf(area: AnyArea, written: Written, i18n: I18n): Map<string, string> {
  const texts: [string, string][] = [
    [i18n._(labels.title), written.title],
    [i18n._(labels.description), written.description],
    ...Object.entries(written.translations ?? {}).map(([language, text]): [string, string] => [
      `${i18n._(labels.translation)}: ${language}`,
      [text?.title, text?.description].filter(Boolean).join('\n\n'),
    ]),
    [i18n._(labels.price), priceOf(written, i18n)],
    [i18n._(labels.island), optionLabel(islandOptions, written.island, i18n)],
    [i18n._(labels.village), written.village],
    [i18n._(labels.address), written.address ?? ''],
    [i18n._(labels.place), written.lat && written.lng ? `${written.lat}, ${written.lng}` : ''],
    ...attributesOf(area, written, i18n),
    ...partOf(area, written, i18n),
    [i18n._(labels.contact), contactOf(written, i18n)],
  ]
  return new Map(texts.filter(([, text]) => text !== ''))
}

function priceOf({ offer, priceCents, priceMaxCents, pricePeriod }: Written, i18n: I18n): string {
  const price =
    priceCents === null || priceCents === undefined
      ? ''
      : priceText({ cents: priceCents, maxCents: priceMaxCents ?? null, period: pricePeriod ?? null }, i18n)
  return [offer && i18n._(labels[offer]), price].filter(Boolean).join(' · ')
}

function attributesOf(area: AnyArea, { attributes }: Written, i18n: I18n): [string, string][] {
  const values: Record<string, unknown> = decodeValues(
    area,
    attributes as Record<string, unknown>,
    Object.keys(area.attributes),
  )
  return Object.entries(area.attributes).flatMap(([key, { label, format }]) =>
    values[key] === undefined ? [] : [[i18n._(label), format(values[key], i18n)] as [string, string]],
  )
}

/** As it would be typed. */
function partOf({ kind }: AnyArea, { part }: Written, i18n: I18n): [string, string][] {
  const typed = new Map(Object.entries((part ?? {}) as Record<string, unknown>))
  const fields = areaParts[kind]?.fields ?? []
  return fields.map(({ name, label, control }) => {
    const value = String(typed.get(name) ?? '')
    return [i18n._(label), typeof control === 'string' ? value : optionLabel(control, value, i18n)]
  })
}

const contactOf = ({ contact, contactPrivate }: Written, i18n: I18n): string =>
  [...Object.values(contact ?? {}), contactPrivate ? i18n._(labels.onRequest) : '']
    .filter(Boolean)
    .join(' · ')
