import { and, eq, gt, or } from 'drizzle-orm'
import { refuseAuth, type RefusedAuth } from './auth-codes.ts'
import { checkPassword } from './check-password.server.ts'
import type { AuthPage } from './auth-page.ts'
import { session } from '../users/tables.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { findWaysIn, hasPassword } from './ways-in.server.ts'

const freshness = 15 * 60_000 // ms

/** Re-authentication: the password or, for accounts without one, what `isFresh` says. */
export async function proofOf(
  context: Pick<AuthPage, 'database' | 'auth' | 'note' | 'now'>,
  viewer: Viewer,
  password: string,
): Promise<{ ok: true } | RefusedAuth> {
  if (hasPassword(await findWaysIn(context.database, viewer.id)))
    return checkPassword(context, viewer, password)
  return (await isFresh(context, viewer)) ? { ok: true } : refuseAuth('signed_out')
}

/** Whether the session began, or passed the second step, in the last quarter of an hour. */
export async function isFresh(
  { database, now }: Pick<AuthPage, 'database' | 'now'>,
  { sessionId }: Viewer,
): Promise<boolean> {
  const since = new Date(now.getTime() - freshness)
  const isRecent = or(gt(session.createdAt, since), gt(session.secondStepAt, since))
  return (await database.$count(session, and(eq(session.id, sessionId), isRecent))) === 1
}
