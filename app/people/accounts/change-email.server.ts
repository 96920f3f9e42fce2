import { eq } from 'drizzle-orm'
import { emailIn } from '../../ground/forms/read-fields.server.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import { refuseAuth, type RefusedAuth } from './auth-codes.ts'
import type { AuthPage } from './auth-page.ts'
import { mailAddressTaken } from './mail-address-taken.server.ts'
import { proofOf } from './proof.server.ts'
import { users } from '../users/tables.server.ts'
import { mailVerification } from './verify-email.server.ts'

const rate = { most: 5, seconds: 3600 }

/**
 * Sends a link to the new address of the signed-in user. The address changes when the link is followed. The answer is
 * the same if the address belongs to another account.
 */
export async function changeEmail(
  context: AuthPage,
  { email, password }: { email: string; password: string },
): Promise<{ ok: true } | RefusedAuth> {
  const { viewer, database, origin, language } = context
  if (!viewer) return refuseAuth('signed_out')
  const address = emailIn(email)
  if (!address || address === viewer.email) return refuseAuth('email_wrong')
  const known = await proofOf(context, viewer, password)
  if (!known.ok) return known
  if (!(await isWithinRate(database, `verify ${viewer.id}`, rate)))
    return refuseAuth('too_many', rate.seconds)
  await database.transaction(async (tx) => {
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address))
    if (taken) await mailAddressTaken(tx, origin, address)
    else
      await mailVerification(tx, origin, { userId: viewer.id, language, from: viewer.email, email: address })
  })
  return { ok: true }
}
