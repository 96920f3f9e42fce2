import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../../../people/accounts/tables.server.ts'
import { isStaff } from '../../desk/staff-only.ts'
import type { JobTools } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { defineJob } from '../../../ground/db/jobs.server.ts'
import { decide } from '../decide.server.ts'
import { bulkDecision, heldCase } from '../tables.server.ts'

/**
 * Does what was decided about several cases at once when its time has come, each by itself: one that fails keeps no other
 * from its owner. What was changed meanwhile waits again, and so does everything that was decided by somebody who is no
 * longer of the staff.
 */
export const takeEffect = defineJob({
  name: 'bulk-decision',
  payload: z.object({ bulkId: z.int() }),
  async run({ bulkId }, { database }: Pick<JobTools, 'database'>) {
    const held = await database
      .select()
      .from(heldCase)
      .where(eq(heldCase.bulkId, bulkId))
      .orderBy(asc(heldCase.caseId))
    const failed: unknown[] = []
    for (const one of held)
      await database.transaction((tx) => release(tx, one)).catch((error: unknown) => failed.push(error))
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} cases were not decided`)
    await database.delete(bulkDecision).where(eq(bulkDecision.id, bulkId))
  },
})

/** Whoever undoes it at this moment is either before or too late. */
async function release(tx: Database, { caseId, bulkId, version }: typeof heldCase.$inferSelect) {
  const [bulk] = await tx.select().from(bulkDecision).where(eq(bulkDecision.id, bulkId)).for('share')
  if (!bulk) return
  const released = await tx.delete(heldCase).where(eq(heldCase.caseId, caseId)).returning()
  const [staff] = await tx.select().from(users).where(eq(users.id, bulk.decidedBy))
  if (released.length === 0 || !staff || !isStaff(staff) || staff.suspendedAt) return
  const { decision, reason } = bulk
  await decide(tx, { caseId, version, staff, decision, reason })
}
