import { endOtherSessions, endSession } from '../../people/accounts/sessions.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import { record } from '../../ground/audit/record.server.ts'
import { usersAudited } from './audited.server.ts'

/**
 * Signs a user out.
 * @param end the id of a session, or `all`
 * @returns false if it is not a session of this person
 */
export function endSessions(
  database: Database,
  { adminId, userId, end }: { adminId: string; userId: string; end: string },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (end === 'all') await endOtherSessions(tx, userId)
    else if (!isUuid(end) || !(await endSession(tx, userId, end))) return false
    await record(tx, usersAudited, {
      actorId: adminId,
      action: 'sign-out',
      subject: { kind: 'user', id: userId },
      changes: { session: [end, null] },
    })
    return true
  })
}
