import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { CaseType } from '../approval/cases.ts'
import { reviewFor } from '../approval/review-for.server.ts'
import { type Case, moderationCase } from '../approval/tables.server.ts'
import { findListing, type Listing } from './find-listing.server.ts'
import type { Edit } from './merge.server.ts'
import { listingRevision } from './tables.server.ts'
import { withoutErased } from './without-erased.server.ts'

/**
 * Decides on an edit of a listing by its owner, which takes the place of one that waits. Of an approved listing it is
 * `kept` until a moderator approves it, and the listing stays as it is, unless its owner is trusted. Else it is to be
 * saved at once, with the review that is returned: what was refused is looked at again.
 * @param listing locked; who may edit it is asked before
 */
export async function proposeEdit(
  tx: Database,
  listing: Listing,
  edit: Edit,
): Promise<'kept' | 'pending' | 'approved'> {
  const { id, kind, ref, ownerId, review } = listing
  await withdrawOlder(tx, id)
  if (review !== 'approved') return 'pending'
  if (ownerId !== null && (await reviewFor(tx, ownerId)) === 'approved') return 'approved'
  const [opened] = await tx
    .insert(moderationCase)
    .values({ type: 'edit', subjectKind: kind, subjectRef: ref, listingId: id, ownerId })
    .returning({ id: moderationCase.id })
  await tx.insert(listingRevision).values({ caseId: opened!.id, input: edit.edit, base: edit.base })
  return 'kept'
}

/** A pending or refused edit with its current listing; null if either was deleted. */
export async function findKeptEdit(
  database: Database,
  { id, listingId }: Pick<Case, 'id' | 'listingId'>,
): Promise<(Edit & { listing: Listing; now: Listing['facts'] }) | null> {
  const listing = listingId === null ? null : await findListing(database, { id: listingId })
  if (!listing) return null
  const { input: edit, base } = listingRevision
  const [kept] = await database
    .select({ edit, base })
    .from(listingRevision)
    .where(eq(listingRevision.caseId, id))
  return kept ? { ...(await withoutErased(database, kept)), listing, now: listing.facts } : null
}

/**
 * What its owner writes takes the place of all that they wrote before: an edit that waits, one that was refused, and
 * what they say for either or for a listing that was refused. An appeal against hiding it stays, and is about what it
 * says now.
 */
async function withdrawOlder(tx: Database, listingId: number) {
  const ofListing = (...types: CaseType[]) =>
    tx
      .select({ id: moderationCase.id })
      .from(moderationCase)
      .where(and(eq(moderationCase.listingId, listingId), inArray(moderationCase.type, types)))
  await tx
    .update(moderationCase)
    .set({ state: 'withdrawn' })
    .where(
      and(
        eq(moderationCase.listingId, listingId),
        eq(moderationCase.state, 'open'),
        or(eq(moderationCase.type, 'edit'), inArray(moderationCase.appealOf, ofListing('listing', 'edit'))),
      ),
    )
  // From now on none of them can be approved.
  await tx.delete(listingRevision).where(inArray(listingRevision.caseId, ofListing('edit')))
}
