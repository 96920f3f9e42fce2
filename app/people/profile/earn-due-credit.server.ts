import { eq } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import { creditFor, type CreditReason } from '../credit/credit-for.ts'
import { earnCredit } from '../credit/credit.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { notify } from '../notifications/notify.server.ts'
import { findProfile } from './find-profile.server.ts'
import { isComplete } from './profile-fields.ts'

/**
 * Gives what somebody has earned by now: for a complete profile, and for a verified one. Comes after each step on the
 * way: a profile saved, an ID approved, an email address confirmed, without which there is no credit but in demo mode.
 */
export async function earnDueCredit(
  tx: Database,
  userId: string,
  { demo }: { demo: boolean },
): Promise<void> {
  const [person] = await tx
    .select({ emailVerified: users.emailVerified, verifiedAt: users.verifiedAt })
    .from(users)
    .where(eq(users.id, userId))
  if (!person || !(person.emailVerified || demo) || !isComplete(await findProfile(tx, userId))) return
  const due: CreditReason[] = person.verifiedAt ? ['profile', 'verification'] : ['profile']
  for (const reason of due) {
    if (!(await earnCredit(tx, userId, reason))) continue
    await notify(tx, userId, {
      event: 'credit-earned',
      values: { cents: creditFor[reason] * 100 },
      href: '/profile',
      key: `credit ${reason}`,
    })
  }
}
