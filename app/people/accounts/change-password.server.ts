import { refuseAuth, type RefusedAuth } from './auth-codes.ts'
import { checkPassword } from './check-password.server.ts'
import type { AuthPage } from './auth-page.ts'
import { forgetTokens } from './mailed-token.server.ts'
import { passwordProblem } from './password-policy.server.ts'
import { endOtherSessions } from './sessions.server.ts'
import { setPassword } from './set-password.server.ts'
import { tellOfPassword } from './tell.server.ts'
import { forgetVerifications } from './verify-email.server.ts'

type Change = { current: string; password: string; confirmPassword: string }

/**
 * Changes the password of the signed-in user. This session stays; all others end, and earlier reset links stop working.
 */
export async function changePassword(
  context: AuthPage,
  { current, password, confirmPassword }: Change,
): Promise<{ ok: true } | RefusedAuth> {
  const { viewer, auth, database } = context
  if (!viewer) return refuseAuth('signed_out')
  if (password !== confirmPassword) return refuseAuth('password_mismatch')
  const problem = passwordProblem(password, viewer.email)
  if (problem) return refuseAuth(problem)
  const known = await checkPassword(context, viewer, current)
  if (!known.ok) return known
  const { password: passwords } = await auth.$context
  const hash = await passwords.hash(password)
  await database.transaction(async (tx) => {
    await setPassword(tx, viewer.id, hash)
    await endOtherSessions(tx, viewer.id, viewer.sessionId)
    await forgetTokens(tx, 'reset-password', viewer.id)
    await forgetVerifications(tx, viewer.id)
    await tellOfPassword(tx, viewer.id)
  })
  return { ok: true }
}
