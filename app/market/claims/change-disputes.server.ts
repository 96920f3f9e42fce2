import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { LockedListing } from './lock-claim.server.ts'
import { claim as claims } from './tables.server.ts'
import { tell } from './tell.server.ts'

export type OwnedListing = Pick<LockedListing, 'id' | 'kind' | 'ref' | 'title' | 'ownerId'>

/**
 * Follows a change of owner with the open claims of a listing: every change needs it. A code is no proof against an owner;
 * a document is, so it disputes from now on. What the former owner answered is not the new one's.
 * @param listing locked, with its new owner
 */
export async function changeDisputes(tx: Database, listing: OwnedListing): Promise<void> {
  const { ownerId } = listing
  const isOpen = and(eq(claims.listingId, listing.id), inArray(claims.state, ['waiting', 'code']))
  if (ownerId) {
    await tx
      .update(claims)
      .set({ state: 'withdrawn', decidedAt: sql`now()` })
      .where(and(isOpen, eq(claims.claimantId, ownerId)))
    const ended = await tx
      .update(claims)
      .set({ state: 'overtaken', decidedAt: sql`now()` })
      .where(and(isOpen, ne(claims.way, 'document')))
      .returning()
    for (const claim of ended) await tell(tx, claim.claimantId, { claim, listing }, 'overtaken')
  }
  const disputing = await tx
    .update(claims)
    .set({ ownerId, ownerWords: '' })
    .where(and(isOpen, eq(claims.way, 'document'), sql`${claims.ownerId} is distinct from ${ownerId}::uuid`))
    .returning()
  if (ownerId) for (const claim of disputing) await tell(tx, ownerId, { claim, listing }, 'disputed')
}

/**
 * Ends claims by which a listing was someone's, and is no longer, with the objections to them.
 * @param which a condition on `lost`
 */
export const endApproved = (tx: Database, which: SQL) =>
  tx.execute(sql`
    update listing_claim lost set state = 'overtaken',
      objection_decided_at = case when objected_at is not null then coalesce(objection_decided_at, now()) end
    where state = 'approved' and ${which}`)
