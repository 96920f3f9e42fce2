import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { saveFacts } from '../../directory/save-listing.server.ts'
import { findKeptEdit } from '../../market/listing-edits/kept-edit.server.ts'
import { mergeEdit } from '../../market/listing-edits/merge.server.ts'
import { isKeptReview } from './kept-review.server.ts'
import { setHidden } from './set-hidden.server.ts'
import { type Case, moderationCase } from '../../market/approval/tables.server.ts'

/** Applies a decision to its subject. */
export async function carryOut(tx: Database, one: Case): Promise<void> {
  if (one.type === 'listing') await setReview(tx, one, one.state === 'approved' ? 'approved' : 'refused')
  if (one.type === 'question' || one.type === 'review') await setHidden(tx, one, one.state !== 'approved')
  if (one.type === 'edit' && one.state === 'approved') await applyRevision(tx, one)
  if (one.type === 'report' && one.state === 'hidden') await hide(tx, one)
  if (one.type === 'report' && one.state === 'restored') await setHidden(tx, one, false)
  if (one.type === 'appeal' && one.state === 'approved') await setRight(tx, one)
}

/** After an approved appeal: does what the first decision should have done. */
async function setRight(tx: Database, appeal: Case) {
  const [first] = await tx.select().from(moderationCase).where(eq(moderationCase.id, appeal.appealOf!))
  if (!first) return
  if (isKeptReview(first)) return hide(tx, first)
  if (first.type === 'listing') await setReview(tx, first, 'approved')
  if (first.type === 'edit') await applyRevision(tx, first)
  if (first.type === 'question' || first.type === 'review' || first.type === 'report')
    await setHidden(tx, first, false)
  if (first.type === 'report')
    await tx.update(moderationCase).set({ state: 'restored' }).where(eq(moderationCase.id, first.id))
}

/**
 * Hides what was reported. A review of it that still waits is withdrawn first: approving that would show it again. An edit by
 * its author is a new case.
 */
async function hide(tx: Database, report: Case) {
  const { subjectKind, subjectRef } = report
  const waits = sql`type = 'review' and subject_kind = ${subjectKind} and subject_ref = ${subjectRef} and state = 'open'`
  // The case first, as when a bulk decision takes effect: the other way round the two could wait for each other.
  const { rows } = await tx.execute<{ id: string }>(sql`
    update moderation_case set state = 'withdrawn' where ${waits} returning id`)
  const withdrawn = sql.param(rows.map(({ id }) => id))
  await tx.execute(sql`delete from held_case where case_id = any(${withdrawn}::bigint[])`)
  await setHidden(tx, report, true)
}

async function setReview(tx: Database, { listingId }: Case, review: 'approved' | 'refused') {
  if (listingId === null) return
  await tx
    .update(listing)
    .set({ review, updatedAt: sql`now()` })
    .where(eq(listing.id, listingId))
}

/** Skips deleted listings: saving would create a new one. */
async function applyRevision(tx: Database, one: Case) {
  const kept = await findKeptEdit(tx, one)
  if (kept) await saveFacts(tx, kept.listing, mergeEdit(kept.listing.area, kept).facts)
}
