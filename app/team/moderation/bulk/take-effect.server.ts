import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../../../people/users/tables.server.ts'
import { isStaff } from '../../../ground/request/viewer.ts'
import type { JobTools } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { eachInTurn } from '../../../ground/db/each-in-turn.ts'
import { defineJob } from '../../../ground/db/jobs.server.ts'
import { decide } from '../decide.server.ts'
import { lockCase } from '../lock-case.server.ts'
import { moderationCase } from '../../../market/approval/tables.server.ts'
import { bulkDecision, pendingCase } from '../tables.server.ts'

/**
 * Carries out a bulk decision when its time has come, each case by itself: one that fails does not stop the others. A
 * case whose subject has changed since waits again, unless it is to be hidden; so do all cases if the decider is no
 * longer on the staff.
 */
export const takeEffect = defineJob({
  name: 'bulk-decision',
  isMessage: false,
  payload: z.object({ bulkId: z.int() }),
  async run({ bulkId }, { database }: Pick<JobTools, 'database'>) {
    const scheduled = await database
      .select()
      .from(pendingCase)
      .where(eq(pendingCase.bulkId, bulkId))
      .orderBy(asc(pendingCase.caseId))
    await eachInTurn(scheduled, (one) => database.transaction((tx) => carryOutOne(tx, one)))
    await database.delete(bulkDecision).where(eq(bulkDecision.id, bulkId))
  },
})

/** Locks the decision, so that undoing it comes either before or too late. */
async function carryOutOne(tx: Database, { caseId, bulkId, version }: typeof pendingCase.$inferSelect) {
  const [bulk] = await tx.select().from(bulkDecision).where(eq(bulkDecision.id, bulkId)).for('share')
  if (!bulk) return
  // Who merges the listing locks it before they delete this row.
  await lockCase(tx, caseId)
  const removed = await tx.delete(pendingCase).where(eq(pendingCase.caseId, caseId)).returning()
  const [staff] = await tx.select().from(users).where(eq(users.id, bulk.decidedBy))
  if (removed.length === 0 || !staff || !isStaff(staff) || staff.suspendedAt) return
  const { decision, reason } = bulk
  // A report that comes in the meantime is one more reason to hide it.
  const [now] =
    decision === 'hide' ? await tx.select().from(moderationCase).where(eq(moderationCase.id, caseId)) : []
  await decide(tx, { caseId, version: now?.version ?? version, staff, decision, reason })
}
