import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { users } from '../../../people/users/tables.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { AnyArea } from '../../../directory/area.ts'
import { factColumns, type ListingFacts } from '../../../directory/listing-facts.server.ts'
import { listing } from '../../../directory/tables.server.ts'
import { factsOfRow } from '../../../market/listing-edits/find-listing.server.ts'
import { listingKey } from '../tables.server.ts'

const columns = {
  id: listing.id,
  ref: listing.ref,
  facts: factColumns,
  ownerId: listing.ownerId,
  deletedAt: listing.deletedAt,
  priceIsFrom: listing.priceIsFrom,
  updatedAt: listing.updatedAt,
  key: listingKey.key,
  ownerEmail: users.email,
}

export type KnownListing = Awaited<ReturnType<typeof readListings>>[number]

/** Existing listings as table rows. @param isLocked locks them until the transaction ends */
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

type Name = 'ref' | 'key' | 'deleted'

/**
 * The listings of an area that some rows may be about: by their ids in addresses, by the keys of imports, their earlier
 * ones too, and by what others were called that were merged into them. `deletedKeys`: of those that are deleted for good.
 */
export async function findKnown(
  database: Database,
  area: AnyArea,
  { refs, keys, isLocked }: { refs: readonly string[]; keys: readonly string[]; isLocked: boolean },
) {
  const isKeyed = sql`kind = ${area.kind} and key = any(${sql.param([...keys])}::text[])`
  const { rows: names } = await database.execute<{ id: string | null; by: Name; name: string }>(sql`
    select listing_id as id, 'key' as by, key as name from listing_key where ${isKeyed}
    union all select listing_id, 'key', key from earlier_listing_key where ${isKeyed}
    union all select null, 'deleted', key from deleted_listing_key where ${isKeyed}
    union all select listing_id, 'ref', ref from listing_alias
      where kind = ${area.kind} and ref = any(${sql.param([...refs])}::text[])`)
  const ids = names.flatMap(({ id }) => (id === null ? [] : Number(id)))
  const found = await readListings(database, area, { refs, ids, isLocked })
  const named = (by: Name) => names.filter((one) => one.by === by)
  const called = (by: Name) =>
    named(by).flatMap(({ id, name }) =>
      found.filter((one) => one.id === Number(id)).map((one) => [name, one] as const),
    )
  return {
    byRef: new Map([...called('ref'), ...found.map((one) => [one.ref, one] as const)]),
    byKey: new Map(called('key')),
    deletedKeys: new Set(named('deleted').map(({ name }) => name)),
  }
}

/** The facts of a listing that a table has, which are all but its pictures. */
export const factsOf = (database: Database, area: AnyArea, known: KnownListing): Promise<ListingFacts> =>
  factsOfRow(database, area, known, [])

/** An owner in a table: the address, or the id if there is no address, as for owners of samples. */
export const ownerOf = ({ ownerEmail, ownerId }: Pick<KnownListing, 'ownerEmail' | 'ownerId'>): string =>
  ownerEmail ?? ownerId ?? ''
