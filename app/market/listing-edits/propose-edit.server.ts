import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { ListingInput } from '../../directory/save-listing.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { applyEdit } from './apply-edit.server.ts'
import type { CaseType } from '../approval/cases.ts'
import { reviewFor } from '../approval/review-for.server.ts'
import { listingRevision } from './tables.server.ts'
import { moderationCase } from '../approval/tables.server.ts'
import { findWritten, type Written } from './written.server.ts'

/**
 * An owner changes their listing: at once where they are trusted or nobody has approved it yet, else somebody approves
 * it first and it stays as it is until then. A later edit takes the place of one that waits.
 * @param edit as `saveListing` takes it, with the ref of the listing; who may do this is asked before
 * @param seen the listing as it was when they began to write; null: as it is now
 * @returns whether it waits
 */
export async function proposeEdit(
  tx: Database,
  listingId: number,
  edit: ListingInput,
  seen: Written | null = null,
): Promise<'saved' | 'pending'> {
  const [row] = await tx.select().from(listing).where(eq(listing.id, listingId)).for('update')
  if (!row || row.ref !== edit.ref) throw new TypeError(`no listing ${listingId} is called ${edit.ref}`)
  await withdrawOlder(tx, listingId)
  const now = (await findWritten(tx, listingId))!
  const base = seen ?? now
  const isTrusted = row.ownerId !== null && (await reviewFor(tx, row.ownerId)) === 'approved'
  if (row.review === 'approved' && !isTrusted) {
    await hold(tx, row, { edit, base })
    return 'pending'
  }
  await applyEdit(tx, row.kind, { edit, base, now })
  if (row.review === 'approved') return 'saved'
  // Trusted or not: what was refused is looked at again.
  await tx.update(listing).set({ review: 'pending' }).where(eq(listing.id, listingId))
  return 'pending'
}

/**
 * What its owner writes takes the place of all that they wrote before: an edit that waits, one that was refused, and what
 * they say for either or for a listing that was refused. An appeal against hiding it stays, and is about what it says now.
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
  await forgetEdits(tx, listingId)
}

async function hold(
  tx: Database,
  { id, kind, ref, ownerId }: { id: number; kind: string; ref: string; ownerId: string | null },
  { edit, base }: { edit: ListingInput; base: Written },
) {
  const [opened] = await tx
    .insert(moderationCase)
    .values({ type: 'edit', subjectKind: kind, subjectRef: ref, listingId: id, ownerId })
    .returning({ id: moderationCase.id })
  await tx.insert(listingRevision).values({ caseId: opened!.id, input: edit, base })
}

/** Nothing that was written of a listing before can be approved any more. */
async function forgetEdits(tx: Database, listingId: number) {
  const edits = tx
    .select({ id: moderationCase.id })
    .from(moderationCase)
    .where(and(eq(moderationCase.listingId, listingId), eq(moderationCase.type, 'edit')))
  await tx.delete(listingRevision).where(inArray(listingRevision.caseId, edits))
}
