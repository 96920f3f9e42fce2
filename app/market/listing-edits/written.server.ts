import { eq } from 'drizzle-orm'
import { serverPartsOf } from '../../directory/known-parts.server.ts'
import { typedPhotos } from '../create-listing/facts.ts'
import type { Typed } from '../create-listing/draft.ts'
import { readForm } from '../create-listing/form/read-form.server.ts'
import { asRow, typedOfRow, type WrittenRow } from '../create-listing/form/write-form.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import type { ListingInput } from '../../directory/save-listing.server.ts'
import { listing, type Translations } from '../../directory/tables.server.ts'
import { photosOfListing } from '../photos/copy-photos.server.ts'

/** All that an owner writes of a listing, as it stands or is to be; plain data. */
export type Written = WrittenRow & {
  readonly lang: string
  readonly translations: Translations
  readonly photos: readonly { readonly src: string; readonly alt: string }[]
  /** As its `AreaPart` saves it, or writes it. */
  readonly part?: unknown
}

const { title, description, lang, translations, island, village, address, lng, lat } = listing
const { offer, priceCents, priceMaxCents, pricePeriod, attributes, contact, contactPrivate } = listing
const columns = {
  title,
  description,
  lang,
  translations,
  island,
  village,
  address,
  lng,
  lat,
  offer,
  priceCents,
  priceMaxCents,
  pricePeriod,
  attributes,
  contact,
  contactPrivate,
}

/** A listing as it stands; null where there is none. */
export async function findWritten(database: Database, listingId: number): Promise<Written | null> {
  const [found] = await database
    .select({ kind: listing.kind, row: columns })
    .from(listing)
    .where(eq(listing.id, listingId))
  if (!found) return null
  const photos = await photosOfListing(database, listingId)
  return { ...found.row, photos, part: await serverPartsOf(found.kind).beside?.write(database, listingId) }
}

/** What is to be saved, with what is absent there. */
export const asWritten = ({ lang = 'en', translations = {}, photos, part, ...written }: ListingInput) => ({
  ...asRow(written),
  lang,
  translations,
  part,
  photos: photos.map(({ src, alt = '' }) => ({ src, alt })),
})

/** As it would have been typed, with its pictures; where the form can't hold all of it, as it would be read again. */
export function typedOfWritten(area: AnyArea, { photos, part, ...row }: Written): Typed {
  const typed = { ...typedOfRow(area, row), ...typedPart(part) }
  const read = readForm(area, typed)
  const again =
    'written' in read ? { ...typedOfRow(area, asRow(read.written)), ...typedPart(read.written.part) } : typed
  return { ...again, ...typedPhotos(photos) }
}

const typedPart = (part: unknown): Typed =>
  Object.fromEntries(Object.entries(part ?? {}).map(([name, value]) => [name, [String(value)]]))
