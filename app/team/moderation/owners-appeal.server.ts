import type { Database } from '../../ground/db/client.server.ts'
import { type Case, moderationCase } from '../../market/approval/tables.server.ts'
import { tellOwner } from './tell-owner.server.ts'
import { tellReporters } from './tell-reporters.server.ts'

/**
 * What follows from the decision on an owner's appeal. If it is approved, the review is hidden by a decision of its
 * own: its author is told, and can appeal against it like any other.
 */
export async function settleOwnersAppeal(tx: Database, appeal: Case, kept: Case): Promise<void> {
  if (appeal.state !== 'approved') return tellOwner(tx, appeal, kept)
  const { subjectKind, subjectRef, ownerId, quote } = kept
  const { reason, decidedAt, decidedBy } = appeal
  const [hidden] = await tx
    .insert(moderationCase)
    .values({
      type: 'report',
      state: 'hidden',
      subjectKind,
      subjectRef,
      ownerId,
      quote,
      reason,
      decidedAt,
      decidedBy,
    })
    .returning()
  await tellOwner(tx, hidden!, hidden!)
  await tellReporters(tx, { ...kept, state: 'hidden', version: kept.version + 1 })
}
