import { sql } from 'drizzle-orm'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { refuseAuth, type RefusedAuth } from '../auth-codes.ts'
import type { AuthPage } from '../auth-page.ts'
import { passByPasskey } from '../passkeys/enter-by-passkey.server.ts'
import { checkPassword } from '../check-password.server.ts'
import { proofOf } from '../proof.server.ts'
import { findWaysIn, hasPassword } from '../ways-in.server.ts'
import { needsSecondStep } from './needed.server.ts'
import { passSecondStep } from './second-step.server.ts'

/** What a form asks for once more: a code of the app, a passkey, or one of them. */
export type AskedStep = 'app' | 'passkey' | 'either' | null

const freshness = 15 * 60 // s

/**
 * Whether money, roles and what lets its owner in ask for the second step once more: of those who need one, unless they
 * passed it in the last quarter of an hour.
 */
export async function asksForCode(
  { database, demo }: Pick<AuthPage, 'database' | 'demo'>,
  { sessionId }: Viewer,
): Promise<AskedStep> {
  const { rows } = await database.execute<{ asked: Exclude<AskedStep, null> }>(sql`
    select case
        when not users.has_second_step then 'passkey'
        when exists (select from passkey where passkey.user_id = users.id) then 'either'
        else 'app'
      end as asked
    from session join users on users.id = user_id
    where session.id = ${sessionId} and ${needsSecondStep(demo)}
      and (second_step_at is null or second_step_at < now() - make_interval(secs => ${freshness}))`)
  return rows[0]?.asked ?? null
}

/** The guard of all that `asksForCode` is about. @param given the `code` that `CodeAgain` sent; empty: none */
export async function passAgain(
  context: AuthPage,
  request: Request,
  viewer: Viewer,
  given: string,
): Promise<{ ok: true } | RefusedAuth> {
  const asked = await asksForCode(context, viewer)
  if (!asked) return { ok: true }
  if (!given.trim()) return refuseAuth(asked === 'passkey' ? 'passkey_again' : 'code_missing')
  return asked === 'passkey'
    ? passByPasskey(context, viewer, given)
    : passEither(context, request, viewer, given)
}

/**
 * Asks for the password and for the second step: for the password first, since a mistyped one must use up no code. An
 * account without one needs a fresh login, and a right code counts as a login of this moment.
 * @param pass asks for the second step
 */
export async function proveBoth(
  context: AuthPage,
  person: Viewer,
  password: string,
  pass: () => Promise<{ ok: true } | RefusedAuth>,
): Promise<{ ok: true } | RefusedAuth> {
  if (hasPassword(await findWaysIn(context.database, person.id))) {
    const proof = await checkPassword(context, person, password)
    return proof.ok ? pass() : proof
  }
  const passed = await pass()
  return passed.ok ? proofOf(context, person, password) : passed
}

/**
 * The guard of all that lets its owner in.
 * @param given `code`: as `CodeAgain` sent it
 */
export const proveAgain = (
  context: AuthPage,
  request: Request,
  person: Viewer,
  given: { readonly password: string; readonly code: string },
): Promise<{ ok: true } | RefusedAuth> =>
  proveBoth(context, person, given.password, async () =>
    // A session that waits for its first step has none to pass again.
    context.pending ? { ok: true } : passAgain(context, request, person, given.code),
  )

/** @param given a code, or what a passkey has signed, JSON */
export const passEither = (context: AuthPage, request: Request, viewer: Viewer, given: string) =>
  given.startsWith('{')
    ? passByPasskey(context, viewer, given)
    : passSecondStep(context, request, viewer, given)
