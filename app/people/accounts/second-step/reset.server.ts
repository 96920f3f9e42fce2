import { record } from '../../../ground/audit/record.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { accountsAudited } from '../audited.ts'
import { endOtherSessions } from '../sessions.server.ts'
import { tellOfSecondStep } from '../tell.server.ts'
import { removeAllPasskeys } from '../passkeys/passkeys.server.ts'
import { removeSecondStep } from './second-step.server.ts'

/**
 * Takes the second step and all passkeys off another person's account, who is logged out everywhere and told of it.
 * Staff set it up again with their next login.
 * @param actorId null: who has the machine
 * @returns false if the account has none
 */
export async function resetSecondStepOf(
  tx: Database,
  userId: string,
  { actorId, reason }: { actorId: string | null; reason: string },
): Promise<boolean> {
  const hadPasskey = await removeAllPasskeys(tx, userId)
  if (!(await removeSecondStep(tx, userId)) && !hadPasskey) return false
  await endOtherSessions(tx, userId)
  await record(tx, accountsAudited, {
    actorId,
    action: 'second-step-reset',
    subject: { kind: 'user', id: userId },
    changes: { reason: [null, reason] },
  })
  await tellOfSecondStep(tx, userId, 'reset')
  return true
}
