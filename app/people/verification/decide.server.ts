import { and, eq, sql } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import { record } from '../../ground/audit/record.server.ts'
import { verificationAudited } from './audited.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { notify } from '../notifications/notify.server.ts'
import { verificationRequest } from './tables.server.ts'

export type Decision = {
  requestId: number
  /** Null in demo mode, where no admin decides. */
  adminId: string | null
  /** The reason of a refusal; null: approved. */
  refusal: string | null
}

/** @returns whether it was decided now. `earnDueCredit` credits and tells who is approved. */
export async function decide(tx: Database, { requestId, adminId, refusal }: Decision): Promise<boolean> {
  const status = refusal === null ? 'approved' : 'refused'
  const [decided] = await tx
    .update(verificationRequest)
    .set({ status, decidedAt: sql`now()`, decidedBy: adminId, reason: refusal })
    .where(and(eq(verificationRequest.id, requestId), eq(verificationRequest.status, 'pending')))
    .returning({ userId: verificationRequest.userId })
  if (!decided) return false
  const { userId } = decided
  await record(tx, verificationAudited, {
    actorId: adminId,
    action: 'verification',
    subject: { kind: 'user', id: userId },
    changes: { status: ['pending', status], ...(refusal !== null && { reason: [null, refusal] }) },
  })
  if (refusal !== null) {
    const values = { reason: refusal }
    const key = `verification ${requestId}`
    await notify(tx, userId, { event: 'verification-refused', values, href: '/profile/setup', key })
    return true
  }
  await tx
    .update(users)
    .set({ verifiedAt: sql`now()` })
    .where(eq(users.id, userId))
  return true
}
