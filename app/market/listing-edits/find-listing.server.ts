import { and, eq, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { AnyArea } from '../../directory/area.ts'
import { areaOf } from '../../directory/known-areas.ts'
import { serverPartsOf } from '../../directory/known-parts.server.ts'
import { decodeValues } from '../../directory/listing.ts'
import { factColumns, type ListingFacts, type SavedListing } from '../../directory/listing-facts.server.ts'
import { listing } from '../../directory/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { photosOfListing } from '../photos/copy-photos.server.ts'

/** A stored listing. */
export type Listing = SavedListing &
  Pick<InferSelectModel<typeof listing>, 'kind' | 'ref' | 'ownerId' | 'review' | 'deletedAt'>

type ListingRow = { readonly id: number; readonly facts: Omit<ListingFacts, 'photos' | 'part'> }

/** All facts of a row, with its area's own part. Attributes that can no longer be decoded are dropped. */
export async function factsOfRow(
  database: Database,
  area: AnyArea,
  { id, facts }: ListingRow,
  photos: ListingFacts['photos'],
): Promise<ListingFacts> {
  const { attributes } = facts
  return {
    ...facts,
    attributes: decodeValues(area, attributes, Object.keys(area.attributes)),
    photos,
    part: (await serverPartsOf(area.kind).beside?.find(database, id)) ?? null,
  }
}

type ListingKey = { readonly id: number } | { readonly kind: string; readonly ref: string }

/** Null if the listing does not exist. */
export const findListing = (database: Database, named: ListingKey) => find(database, named, null)

/**
 * Locks a listing until the transaction ends.
 * @param may condition on its row, as of `actsFor`: where it fails, nothing is locked and null is returned
 */
export const lockListing = (tx: Database, named: ListingKey, may = sql`true`) => find(tx, named, may)

async function find(database: Database, named: ListingKey, lockedIf: SQL | null): Promise<Listing | null> {
  const isListing: SQL | undefined =
    'id' in named ? eq(listing.id, named.id) : and(eq(listing.kind, named.kind), eq(listing.ref, named.ref))
  const { id, kind, ref, ownerId, review, deletedAt, priceIsFrom } = listing
  const query = database
    .select({ id, kind, ref, ownerId, review, deletedAt, priceIsFrom, facts: factColumns })
    .from(listing)
    .where(and(isListing, lockedIf ?? undefined))
  const [row] = await (lockedIf ? query.for('no key update') : query)
  const area = areaOf(row?.kind)
  if (!row || !area) return null
  // Read after the lock: photos read in the same query could be older than the row.
  const photos = await photosOfListing(database, row.id)
  return { ...row, area, facts: await factsOfRow(database, area, row, photos) }
}
