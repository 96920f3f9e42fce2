import { sql } from 'drizzle-orm'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { refuseAuth, type RefusedAuth } from '../auth-codes.ts'
import type { AuthPage } from '../auth-page.ts'
import { passByPasskey } from '../passkeys/enter-by-passkey.server.ts'
import { proofOf } from '../proof.server.ts'
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
 * The guard of all that lets its owner in: the password or, without one, a fresh login; then `passAgain`, as a mistyped
 * password must use up no code.
 * @param given `code`: as `CodeAgain` sent it
 */
export async function proveAgain(
  context: AuthPage,
  request: Request,
  person: Viewer,
  given: { readonly password: string; readonly code: string },
): Promise<{ ok: true } | RefusedAuth> {
  const proof = await proofOf(context, person, given.password)
  // A session that waits for its first step has none to pass again.
  return proof.ok && !context.pending ? passAgain(context, request, person, given.code) : proof
}

/** @param given a code, or what a passkey has signed, JSON */
export const passEither = (context: AuthPage, request: Request, viewer: Viewer, given: string) =>
  given.startsWith('{')
    ? passByPasskey(context, viewer, given)
    : passSecondStep(context, request, viewer, given)
