import { and, eq, sql } from 'drizzle-orm'
import { record } from '../../ground/audit/record.server.ts'
import { moderationAudited } from './audited.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { carryOut } from './carry-out.server.ts'
import { isAgainstOwner, stateAfter } from '../../market/approval/cases.ts'
import { type DecisionRequest, lockDecidable } from './lock-decidable.server.ts'
import { type Case, moderationCase } from '../../market/approval/tables.server.ts'
import { isKeptReview } from './kept-review.server.ts'
import { settleOwnersAppeal } from './owners-appeal.server.ts'
import { tellOwner } from './tell-owner.server.ts'
import { tellReporters } from './tell-reporters.server.ts'

type CaseDecision = DecisionRequest & {
  /** Sent to the owner. */
  reason: string
}

/**
 * Decides a case, does what follows from it, and tells the owner.
 * @returns false if nothing was decided: someone else was faster, the case has changed since it was read, or it is
 *   not theirs to decide
 */
export async function decide(tx: Database, { reason, ...asked }: CaseDecision): Promise<boolean> {
  const before = await lockDecidable(tx, asked)
  if (!before) return false
  const { caseId, version, staff, decision } = asked
  const state = stateAfter[decision]
  const [decided] = await tx
    .update(moderationCase)
    .set({ state, reason, decidedAt: sql`now()`, decidedBy: staff.id, version: version + 1 })
    .where(eq(moderationCase.id, caseId))
    .returning()
  await carryOut(tx, decided!)
  // Content that was restored needs no appeal.
  if (!isAgainstOwner(state))
    await tx
      .update(moderationCase)
      .set({ state: 'withdrawn' })
      .where(and(eq(moderationCase.appealOf, caseId), eq(moderationCase.state, 'open')))
  await record(tx, moderationAudited, {
    actorId: staff.id,
    action: `moderation ${before.type}`,
    subject: { kind: before.subjectKind, id: before.subjectRef },
    changes: {
      state: [before.state, state],
      case: [null, String(caseId)],
      ...(reason && { reason: [null, reason] }),
    },
  })
  const first = before.appealOf === null ? decided! : await findFirst(tx, before.appealOf)
  if (decided!.type === 'appeal' && isKeptReview(first)) {
    await settleOwnersAppeal(tx, decided!, first)
    return true
  }
  await tellOwner(tx, decided!, first)
  if (first.type === 'report' && state !== 'refused') await tellReporters(tx, first)
  return true
}

/** The case that an appeal is about, as it is now. */
async function findFirst(tx: Database, id: number): Promise<Case> {
  const [first] = await tx.select().from(moderationCase).where(eq(moderationCase.id, id))
  return first!
}
