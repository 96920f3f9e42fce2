import { eq } from 'drizzle-orm'
import { serverPartsOf } from '../../../directory/known-parts.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { AnyArea } from '../../../directory/area.ts'
import { listing } from '../../../directory/tables.server.ts'
import type { ListingInput } from '../../../directory/save-listing.server.ts'
import type { Typed } from '../draft.ts'
import { attributeInputs } from './attribute-inputs.server.ts'
import { attributeField } from './form-field.ts'

/** A listing as it would have been typed. */
export async function writeForm(database: Database, area: AnyArea, listingId: number): Promise<Typed> {
  const [row] = await database.select().from(listing).where(eq(listing.id, listingId))
  return { ...typedOfRow(area, row!), ...(await serverPartsOf(area.kind).beside?.write(database, listingId)) }
}

/** What an owner writes of a listing, as its row has it. */
export type WrittenRow = Pick<
  typeof listing.$inferSelect,
  | ('title' | 'description' | 'island' | 'village' | 'address' | 'lng' | 'lat')
  | ('offer' | 'priceCents' | 'priceMaxCents' | 'pricePeriod' | 'contact' | 'contactPrivate' | 'attributes')
>

/** What is to be saved as the row has it, where nothing is said of something, too. */
export const asRow = ({ part: _part, ...written }: Omit<ListingInput, 'ref' | 'photos'>): WrittenRow => ({
  address: '',
  lng: null,
  lat: null,
  offer: null,
  priceCents: null,
  priceMaxCents: null,
  pricePeriod: null,
  contact: {},
  contactPrivate: false,
  ...written,
})

/** The row of a listing as it would have been typed, without what its area keeps beside it. */
export function typedOfRow(area: AnyArea, row: WrittenRow): Typed {
  const { title, description, island, village, address, lng, lat, offer, contact, contactPrivate } = row
  const texts = {
    title,
    description,
    island,
    village,
    address,
    lng: lng === null ? '' : String(lng),
    lat: lat === null ? '' : String(lat),
    offer: offer ?? '',
    price: dollars(row.priceCents),
    priceMax: dollars(row.priceMaxCents),
    pricePeriod: row.pricePeriod ?? '',
    contactName: contact.name ?? '',
    contactPhone: contact.phone ?? '',
    contactWhatsapp: contact.whatsapp ?? '',
    contactEmail: contact.email ?? '',
    contactWebsite: contact.website ?? '',
    contactPrivate: contactPrivate ? 'on' : '',
  }
  const typed = Object.entries(texts).filter(([, text]) => text)
  return {
    ...Object.fromEntries(typed.map(([name, text]) => [name, [text]])),
    ...Object.assign(
      {},
      ...Object.entries(area.attributes).map(([key, attribute]): Typed => {
        const value = attribute.decode(row.attributes[key])
        const name = attributeField(key)
        return value === null ? {} : attributeInputs[attribute.type]!.write(value as never, name, attribute)
      }),
    ),
  }
}

const dollars = (cents: number | null): string =>
  cents === null ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
