import { countUses, networkOf } from '../../ground/db/rate-limit.server.ts'
import { refuseAuth, type RefusedAuth } from './auth-codes.ts'
import { cleanLine } from '../../ground/forms/clean-text.ts'
import { emailIn } from '../../ground/forms/read-fields.server.ts'
import { fullName as nameField } from '../users/full-name.ts'
import type { AuthPage } from './auth-page.ts'
import { forward } from './forward.server.ts'
import { mailAddressTaken } from './mail-address-taken.server.ts'
import { passwordProblem } from './password-policy.server.ts'
import { entered, type SignedInUser } from './sign-in.server.ts'

/** Limit per network. Guests of a hotel share one network. */
const rate = { most: 30, seconds: 3600 }

export type NewAccount = {
  fullName: string
  email: string
  password: string
  confirmPassword: string
  acceptsTerms: boolean
}

/**
 * Opens an account and signs in. A new address gets a verification link. If the address has an account already, nothing
 * changes and a mail says so.
 */
export async function signUp(
  context: AuthPage,
  request: Request,
  { fullName, email, password, confirmPassword, acceptsTerms }: NewAccount,
): Promise<SignedInUser | RefusedAuth> {
  if (!acceptsTerms) return refuseAuth('terms')
  if (password !== confirmPassword) return refuseAuth('password_mismatch')
  const address = emailIn(email)
  const problem = passwordProblem(password, address ?? '')
  if (problem) return refuseAuth(problem)
  const name = cleanLine(fullName)
  if (!address || !name || name.length > nameField.max) return refuseAuth('signup_failed')
  const tries = await countUses(context.database, `sign-up ${networkOf(context.clientAddress)}`, {
    uses: 1,
    seconds: rate.seconds,
  })
  if (tries.count > rate.most) return refuseAuth('too_many', Math.ceil(tries.secondsLeft))
  const { password: passwords } = await context.auth.$context
  const hash = await passwords.hash(password)
  // The session ends with the browser, because the form doesn't ask; it may be a shared computer.
  const newcomer = { name, email: address, password, rememberMe: false }
  // User, password, session and the mail with the link come together, or the address stays free.
  const answer = await context.database.transaction((tx) =>
    forward({ ...context, auth: context.auth.within(tx, hash) }, request, '/sign-up/email', newcomer),
  )
  if (answer.status !== 200) {
    await context.database.transaction((tx) => mailAddressTaken(tx, context.origin, address))
    return refuseAuth('signup_failed')
  }
  return entered(context, request, address, answer)
}
