import { eq } from 'drizzle-orm'
import { countUses, networkOf } from '../../ground/db/rate-limit.server.ts'
import { refuseAuth, type RefusedAuth } from './auth-codes.ts'
import { type AuthUser, findAuthUser } from './auth-user.server.ts'
import { needsSecondStep } from './second-step/needed.server.ts'
import { endFormerSession } from './sessions.server.ts'
import type { AuthPage } from './auth-page.ts'
import { forward } from './forward.server.ts'
import { tellOfDevice } from './tell.server.ts'
import { attemptsKey, deviceCookie, strangersKey } from './known-device.server.ts'
import { accountEmail } from './email-address.ts'
import { noteLogin } from './note-login.ts'
import { forgetAttempts, takeAttempt } from './sign-in-attempts.server.ts'
import { users } from '../users/tables.server.ts'

/** Limit per network. Guests of a hotel share one network. */
const rate = { most: 60, seconds: 600 }

export type SignedInUser = {
  ok: true
  user: AuthUser
  /** Whether the user has asked for deletion: the next page asks whether they want to stay. */
  isClosing: boolean
  /** Whether the session opens nothing before a second step: the next page asks for it. */
  isPending: boolean
  /** Set-Cookie values for the answer. */
  cookies: string[]
}

/**
 * Signs in by address and password. Neither the answer nor its timing reveals whether the address has an account.
 * @param request what the visitor sent, for its cookies
 */
export async function signIn(
  context: AuthPage,
  request: Request,
  { email, password, remember }: { email: string; password: string; remember: boolean },
): Promise<SignedInUser | RefusedAuth> {
  const address = accountEmail(email)
  if (!address || !password) return refuseAuth('invalid_credentials')
  const done = await signInAt(context, request, { address, password, remember })
  const about = done.ok ? done.user.id : context.seal(`login at ${address}`)
  return noteLogin(context, { event: 'login', way: 'password', about }, done)
}

async function signInAt(
  context: AuthPage,
  request: Request,
  { address, password, remember }: { address: string; password: string; remember: boolean },
): Promise<SignedInUser | RefusedAuth> {
  // Comes before the account's own count, which refused attempts would otherwise raise.
  const tries = await countUses(context.database, `sign-in ${networkOf(context.clientAddress)}`, {
    uses: 1,
    seconds: rate.seconds,
  })
  if (tries.count > rate.most) return refuseAuth('too_many', Math.ceil(tries.secondsLeft))
  const attempts = attemptsKey(context, request, address)
  const wait = await takeAttempt(context.database, attempts)
  if (wait > 0) return refuseAuth('too_many', wait)
  const answer = await forward(context, request, '/sign-in/email', {
    email: address,
    password,
    rememberMe: remember,
  })
  if (answer.status !== 200) return refuseAuth('invalid_credentials')
  await forgetAttempts(context.database, attempts)
  const done = await entered(context, request, address, answer)
  if (attempts === strangersKey(address)) await tellOfDevice(context, request, done.user.id)
  return done
}

/** Common to all ways of signing in, after the user was identified. */
export async function entered(
  context: AuthPage,
  request: Request,
  address: string,
  { body, cookies }: { body: unknown; cookies: string[] },
): Promise<SignedInUser> {
  const { user } = body as { user: { id: string } }
  await endFormerSession(context)
  const [row] = await context.database
    .select({ closesAt: users.closesAt, isPending: needsSecondStep(context.demo) })
    .from(users)
    .where(eq(users.id, user.id))
  return {
    ok: true,
    user: (await findAuthUser(context.database, user.id))!,
    isClosing: Boolean(row?.closesAt),
    isPending: row!.isPending,
    cookies: [...cookies, deviceCookie(context, request, address)],
  }
}
