import { eq } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import { creditFor, type CreditReason } from '../credit/credit-for.ts'
import { earnCredit } from '../credit/credit.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { notify } from '../notifications/notify.server.ts'
import { findProfile } from './find-profile.server.ts'
import { isComplete } from './profile-fields.ts'

/**
 * Credits what a user has earned: for a complete profile, and for verification. Called after each step: profile saved,
 * ID approved, email address confirmed. Without a confirmed address there is credit in demo mode only.
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
