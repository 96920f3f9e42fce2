import { and, eq, inArray, or } from 'drizzle-orm'
import { users } from '../../../people/accounts/tables.server.ts'
import { serverPartsOf } from '../../../directory/known-parts.server.ts'
import type { Typed } from '../../../market/create-listing/draft.ts'
import { typedOfRow } from '../../../market/create-listing/form/write-form.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { AnyArea } from '../../../directory/area.ts'
import { listing } from '../../../directory/tables.server.ts'
import { listingKey } from '../tables.server.ts'

const columns = {
  id: listing.id,
  ref: listing.ref,
  lang: listing.lang,
  translations: listing.translations,
  title: listing.title,
  description: listing.description,
  attributes: listing.attributes,
  island: listing.island,
  village: listing.village,
  address: listing.address,
  lng: listing.lng,
  lat: listing.lat,
  offer: listing.offer,
  priceCents: listing.priceCents,
  priceMaxCents: listing.priceMaxCents,
  pricePeriod: listing.pricePeriod,
  contact: listing.contact,
  contactPrivate: listing.contactPrivate,
  ownerId: listing.ownerId,
  deletedAt: listing.deletedAt,
  updatedAt: listing.updatedAt,
  key: listingKey.key,
  ownerEmail: users.email,
}

export type KnownListing = Awaited<ReturnType<typeof readListings>>[number]

/** Some listings of an area as a table tells of them. @param isLocked until the transaction ends nobody changes them */
async function readListings(
  database: Database,
  area: AnyArea,
  { refs = [], ids = [], isLocked }: { refs?: readonly string[]; ids?: readonly number[]; isLocked: boolean },
) {
  const query = database
    .select(columns)
    .from(listing)
    .leftJoin(listingKey, eq(listingKey.listingId, listing.id))
    .leftJoin(users, eq(users.id, listing.ownerId))
    .where(
      and(eq(listing.kind, area.kind), or(inArray(listing.ref, [...refs]), inArray(listing.id, [...ids]))),
    )
  return isLocked ? query.for('no key update', { of: listing }) : query
}

export const listingsWithIds = (database: Database, area: AnyArea, ids: readonly number[]) =>
  readListings(database, area, { ids, isLocked: false })

/** The listings of an area that some rows may be about: by their ids in addresses, and by the keys of imports. */
export async function findKnown(
  database: Database,
  area: AnyArea,
  { refs, keys, isLocked }: { refs: readonly string[]; keys: readonly string[]; isLocked: boolean },
) {
  const keyed = await database
    .select({ id: listingKey.listingId })
    .from(listingKey)
    .where(and(eq(listingKey.kind, area.kind), inArray(listingKey.key, [...keys])))
  const ids = keyed.map(({ id }) => id)
  const found = await readListings(database, area, { refs, ids, isLocked })
  return {
    byRef: new Map(found.map((one) => [one.ref, one])),
    byKey: new Map(found.flatMap((one) => (one.key === null ? [] : [[one.key, one]]))),
  }
}

/** A listing as it would have been typed, with what its area keeps beside it. */
export const typedOf = async (database: Database, area: AnyArea, known: KnownListing): Promise<Typed> => ({
  ...typedOfRow(area, known),
  ...(await serverPartsOf(area.kind).beside?.write(database, known.id)),
})

/** As an owner is named in a table: by their address; who has none, as a sample's owner, by their id. */
export const ownerOf = ({ ownerEmail, ownerId }: Pick<KnownListing, 'ownerEmail' | 'ownerId'>): string =>
  ownerEmail ?? ownerId ?? ''
