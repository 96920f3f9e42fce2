import { and, eq, exists, gt, inArray, not, sql } from 'drizzle-orm'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { record } from '../../../ground/audit/record.server.ts'
import { moderationAudited } from '../audited.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { enqueue } from '../../../ground/db/jobs.server.ts'
import { listing } from '../../../directory/tables.server.ts'
import { type BulkDecision, bulkTypes, stateAfter } from '../../../market/approval/cases.ts'
import { findKeptEdit } from '../../../market/listing-edits/kept-edit.server.ts'
import { lockDecidable } from '../lock-decidable.server.ts'
import { mergeEdit } from '../../../market/listing-edits/merge.server.ts'
import { bulkDecision, moderationReport, pendingCase } from '../tables.server.ts'
import { type Case, moderationCase } from '../../../market/approval/tables.server.ts'
import { takeEffect } from './take-effect.server.ts'

/** How long a bulk decision can be undone. Until then nothing changes on the site and no one is notified. */
const undoPeriod = 5 * 60_000 // ms

/** A case and the version of it that was read. */
export type ChosenCase = { readonly caseId: number; readonly version: number }

type BulkChoice = {
  chosen: readonly ChosenCase[]
  staff: Pick<Viewer, 'id' | 'role' | 'colleagueOf'>
  decision: BulkDecision
  /** Sent to each owner. */
  reason: string
}

/**
 * Decides several cases at once, with effect after some minutes.
 * @returns the cases that were left out: see `lockDecidable`; when approving, also edits of what others have changed
 *   since
 */
export async function scheduleDecision(
  tx: Database,
  { chosen, staff, decision, reason }: BulkChoice,
): Promise<readonly number[]> {
  const scheduled = await lockAll(tx, { chosen, staff, decision })
  const skipped = chosen.filter((one) => !scheduled.includes(one)).map(({ caseId }) => caseId)
  if (scheduled.length > 0) await storeDecision(tx, { cases: scheduled, staff, decision, reason })
  return skipped
}

type ScheduledDecision = Omit<BulkChoice, 'chosen'> & { cases: readonly ChosenCase[] }

/** Stores a decision on cases that this transaction has locked, to take effect a little later. */
export async function storeDecision(
  tx: Database,
  { cases, staff, decision, reason }: ScheduledDecision,
): Promise<void> {
  const takesEffectAt = new Date(Date.now() + undoPeriod)
  const [added] = await tx
    .insert(bulkDecision)
    .values({ decision, reason, decidedBy: staff.id, takesEffectAt })
    .returning({ id: bulkDecision.id })
  const bulkId = added!.id
  await tx.insert(pendingCase).values(cases.map((one) => ({ ...one, bulkId })))
  await enqueue(tx, takeEffect, { bulkId }, { at: takesEffectAt })
  await record(tx, moderationAudited, {
    actorId: staff.id,
    action: 'moderation bulk',
    subject: { kind: 'bulk', id: String(bulkId) },
    changes: {
      state: [null, stateAfter[decision]],
      cases: [null, numbers(cases)],
      ...(reason && { reason: [null, reason] }),
    },
  })
}

/** A contested edit is approved individually, after the staff has compared both versions. */
async function isContested(tx: Database, one: Case): Promise<boolean> {
  const kept = one.type === 'edit' ? await findKeptEdit(tx, one) : null
  return kept !== null && mergeEdit(kept.listing.area, kept).contested.size > 0
}

/** Their listings first, in one order: of two who decide about the same ones the second waits, and not both. */
async function lockAll(tx: Database, { chosen, ...rest }: Omit<BulkChoice, 'reason'>) {
  const ids = chosen.map(({ caseId }) => caseId)
  const ofBulk = and(inArray(moderationCase.id, ids), inArray(moderationCase.type, bulkTypes))
  const cases = await tx
    .select({ id: moderationCase.id, listingId: moderationCase.listingId })
    .from(moderationCase)
    .where(ofBulk)
  const listings = cases.flatMap(({ listingId }) => listingId ?? [])
  await tx
    .select({ id: listing.id })
    .from(listing)
    .where(inArray(listing.id, listings))
    .orderBy(listing.id)
    .for('update')
  const locked: ChosenCase[] = []
  for (const one of chosen.toSorted((a, b) => a.caseId - b.caseId))
    if (cases.some(({ id }) => id === one.caseId)) {
      const found = await lockDecidable(tx, { ...one, ...rest })
      if (found && !(rest.decision === 'approve' && (await isContested(tx, found)))) locked.push(one)
    }
  return locked
}

/**
 * Takes back what a moderator has decided, all of it.
 * @returns false if it has taken effect, or was made by another person
 */
export async function undoDecision(tx: Database, staffId: string, bulkId: number): Promise<boolean> {
  const own = and(eq(bulkDecision.id, bulkId), eq(bulkDecision.decidedBy, staffId))
  const [found] = await tx.select().from(bulkDecision).where(own).for('update')
  if (!found) return false
  const cases = await tx
    .select()
    .from(pendingCase)
    .where(eq(pendingCase.bulkId, bulkId))
    .orderBy(pendingCase.caseId)
  // By the clock, as it takes effect while one waits for the lock.
  const inTime = gt(bulkDecision.takesEffectAt, sql`clock_timestamp()`)
  const undone = await tx.delete(bulkDecision).where(and(own, inTime)).returning({ id: bulkDecision.id })
  if (undone.length === 0) return false
  if (found.decision === 'hide') await withdrawUnreported(tx, cases)
  await record(tx, moderationAudited, {
    actorId: staffId,
    action: 'moderation bulk',
    subject: { kind: 'bulk', id: String(bulkId) },
    changes: {
      state: [stateAfter[found.decision], null],
      cases: [numbers(cases), null],
      ...(found.reason && { reason: [found.reason, null] }),
    },
  })
  return true
}

/** Closes cases that exist only because of the undone decision: no one had reported these listings. */
async function withdrawUnreported(tx: Database, cases: readonly ChosenCase[]) {
  const ids = cases.map(({ caseId }) => caseId)
  const isReported = exists(
    tx
      .select({ id: moderationReport.id })
      .from(moderationReport)
      .where(eq(moderationReport.caseId, moderationCase.id)),
  )
  await tx
    .update(moderationCase)
    .set({ state: 'withdrawn' })
    .where(and(inArray(moderationCase.id, ids), eq(moderationCase.state, 'open'), not(isReported)))
}

const numbers = (cases: readonly ChosenCase[]) => cases.map(({ caseId }) => caseId).join(', ')
