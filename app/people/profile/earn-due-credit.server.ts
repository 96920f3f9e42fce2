import { eq } from 'drizzle-orm'
import { isProven } from '../users/proven.server.ts'
import { users } from '../users/tables.server.ts'
import { creditFor, type CreditReason } from '../credit/credit-for.ts'
import { earnCredit } from '../credit/credit.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { notify } from '../notifications/notify.server.ts'
import { findProfile } from './find-profile.server.ts'
import { isComplete } from './profile-fields.ts'

/**
 * Credits what a user has earned: for a complete profile, and for verification. Called after each step: profile saved,
 * ID approved, email address confirmed. Without a confirmed address there is credit in demo mode only. One notice tells
 * of all that a step brought.
 * @param approved the request for verification that was approved just now
 */
export async function earnDueCredit(
  tx: Database,
  userId: string,
  { demo, approved = null }: { demo: boolean; approved?: number | null },
): Promise<void> {
  const earned: CreditReason[] = []
  for (const reason of await dueTo(tx, userId, demo))
    if (await earnCredit(tx, userId, reason)) earned.push(reason)
  const values = { cents: earned.reduce((sum, reason) => sum + creditFor[reason] * 100, 0) }
  const href = '/profile'
  if (approved !== null)
    await notify(tx, userId, {
      event: 'verification-approved',
      values,
      href,
      key: `verification ${approved}`,
    })
  else if (earned.length > 0)
    await notify(tx, userId, { event: 'credit-earned', values, href, key: `credit ${earned.join(' ')}` })
}

async function dueTo(tx: Database, userId: string, demo: boolean): Promise<CreditReason[]> {
  const [person] = await tx
    .select({ emailVerified: users.emailVerified, verifiedAt: users.verifiedAt })
    .from(users)
    .where(eq(users.id, userId))
  if (!person || !isProven(person, { demo }) || !isComplete(await findProfile(tx, userId))) return []
  return person.verifiedAt ? ['profile', 'verification'] : ['profile']
}
