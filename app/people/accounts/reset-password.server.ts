import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { enqueue } from '../../ground/db/jobs.server.ts'
import { isWithinRate, networkOf } from '../../ground/db/rate-limit.server.ts'
import { noteArrival } from '../../ground/mail/suppression.server.ts'
import { earnDueCredit } from '../profile/earn-due-credit.server.ts'
import { type AuthCode, refuseAuth, type RefusedAuth } from './auth-codes.ts'
import { becomeAdmin } from './become-admin.server.ts'
import { accountEmail } from './email-address.ts'
import type { AuthPage } from './auth-page.ts'
import { strangersKey } from './known-device.server.ts'
import { mailReset } from './mail-reset.server.ts'
import { readToken, useToken } from './mailed-token.server.ts'
import { countPasskeys, removeAllPasskeys } from './passkeys/passkeys.server.ts'
import { noteLogin } from './note-login.ts'
import { passwordProblem } from './password-policy.server.ts'
import { removeSecondStep } from './second-step/second-step.server.ts'
import { setPassword } from './set-password.server.ts'
import { endOtherSessions } from './sessions.server.ts'
import { tellOfPassword } from './tell.server.ts'
import { forgetAttempts } from './sign-in-attempts.server.ts'
import { forgetVerifications } from './verify-email.server.ts'

const networkRate = { most: 20, seconds: 3600 }
/** Per address, known or not. Requests beyond it are silently ignored. */
const addressRate = { most: 5, seconds: 3600 }

/** Sends a link to an address that has an account. The answer is the same for one that has none. */
export async function requestReset(context: AuthPage, email: string): Promise<{ ok: true } | RefusedAuth> {
  const address = accountEmail(email)
  if (!address) return refuseAuth('email_wrong')
  const isFew = await isWithinRate(context.database, `reset ${networkOf(context.clientAddress)}`, networkRate)
  if (!isFew) return refuseAuth('too_many', networkRate.seconds)
  const isWanted = await isWithinRate(context.database, `reset ${address}`, addressRate)
  if (isWanted) await enqueue(context.database, mailReset, { email: address, request: randomUUID() })
  return { ok: true }
}

/** Whether a mailed link is still valid, for the page that it opens. */
export const isResetLink = async (context: AuthPage, token: string) =>
  (await readToken(context.database, 'reset-password', token)) !== null

/**
 * Sets a new password by a mailed link, which is used up. Ends all sessions and proves the address.
 * @returns how many passkeys still log in to the account
 */
export async function resetPassword(
  context: AuthPage,
  { token, password, confirmPassword }: { token: string; password: string; confirmPassword: string },
): Promise<{ ok: true; passkeys: number } | RefusedAuth> {
  if (password !== confirmPassword) return refuseAuth('password_mismatch')
  // Checked before the password is hashed, which costs as much as rendering many pages.
  const link = await readToken(context.database, 'reset-password', token)
  if (!link) return refuseAuth('link_used')
  const problem = passwordProblem(password, link.email ?? '')
  if (problem) return refuseAuth(problem)
  const { password: passwords } = await context.auth.$context
  const hash = await passwords.hash(password)
  const code = await context.database.transaction(async (tx) =>
    setByToken(tx, token, hash, context.auth.adminEmail),
  )
  const login = { event: 'password-reset', way: 'link', about: link.userId! } as const
  if (code) return noteLogin(context, login, refuseAuth(code))
  return noteLogin(context, login, {
    ok: true,
    passkeys: await countPasskeys(context.database, link.userId!),
  })
}

async function setByToken(
  tx: Database,
  token: string,
  hash: string,
  adminEmail: string | undefined,
): Promise<AuthCode | null> {
  const used = await useToken(tx, 'reset-password', token)
  if (!used?.userId || !used.email) return 'link_used'
  const { rows } = await tx.execute<{ email_verified: boolean }>(sql`
    select email_verified from users where id = ${used.userId} and email = ${used.email} for update`)
  const [user] = rows
  if (!user) return 'link_used'
  // Removes the password, the passkeys and the second step of a stranger who opened an account with the owner's address.
  if (!user.email_verified) {
    await tx.execute(sql`delete from account where user_id = ${used.userId}`)
    await removeAllPasskeys(tx, used.userId)
    await removeSecondStep(tx, used.userId)
  }
  await setPassword(tx, used.userId, hash)
  await tx.execute(sql`update users set email_verified = true where id = ${used.userId}`)
  await forgetVerifications(tx, used.userId)
  await noteArrival(tx, used.email)
  if (!user.email_verified) await becomeAdmin(tx, adminEmail, used.userId)
  await earnDueCredit(tx, used.userId, { demo: false })
  await endOtherSessions(tx, used.userId)
  await forgetAttempts(tx, strangersKey(used.email))
  await tellOfPassword(tx, used.userId)
  return null
}
