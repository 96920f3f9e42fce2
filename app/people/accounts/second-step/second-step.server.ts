import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { isWithinRate } from '../../../ground/db/rate-limit.server.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { secondStep, session, users } from '../../users/tables.server.ts'
import { refuseAuth, type RefusedAuth } from '../auth-codes.ts'
import type { AuthPage } from '../auth-page.ts'
import { forward } from '../forward.server.ts'
import { noteLogin } from '../note-login.ts'
import { forgetAttempts, takeAttempt } from '../sign-in-attempts.server.ts'
import { tellOfSecondStep } from '../tell.server.ts'

/** Wrong codes in a row, of all browsers of an account. The first wait is as long as a code lasts. */
const patience = { free: 5, wait: 30 }
/** An app's code is valid for 90 s. */
const once = { most: 1, seconds: 120 }

export async function hasSecondStep(database: Database, userId: string): Promise<boolean> {
  return (await database.$count(users, and(eq(users.id, userId), users.hasSecondStep))) === 1
}

/**
 * Opens a person's session by a code of their app, or by a recovery code. Neither works a second time.
 * @param typed as they typed it
 */
export async function passSecondStep(
  context: AuthPage,
  request: Request,
  { id, sessionId }: Viewer,
  typed: string,
): Promise<{ ok: true } | RefusedAuth> {
  const { database } = context
  if (!(await hasSecondStep(database, id))) return refuseAuth('code_wrong')
  const code = codeIn(typed)
  const done = await counted(database, id, async () => {
    if (!(await isRight(context, request, id, code))) return false
    await database.transaction(async (tx) => {
      await markPassed(tx, sessionId)
      if (isRecovery(code)) await tellOfSecondStep(tx, id, 'recovery')
    })
    return true
  })
  const way = isRecovery(code) ? 'recovery' : 'app'
  return noteLogin(context, { event: 'second-step', way, about: id }, done)
}

/** Every try counts before it is made, until one was right. */
export async function counted(
  database: Database,
  userId: string,
  attempt: () => Promise<boolean>,
): Promise<{ ok: true } | RefusedAuth> {
  const attempts = `second-step ${userId}`
  const wait = await takeAttempt(database, attempts, patience)
  if (wait > 0) return refuseAuth('too_many', wait)
  if (!(await attempt())) return refuseAuth('code_wrong')
  await forgetAttempts(database, attempts)
  return { ok: true }
}

/** As the library compares it, however it was typed: `１２３ 456`, `ABCDE-FGHJK`. */
export function codeIn(typed: string): string {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase()
  return isRecovery(code) ? `${code.slice(0, 5)}-${code.slice(5)}` : code
}

const isRecovery = (code: string) => !isOfApp(code)
export const isOfApp = (code: string) => /^\d{6}$/.test(code)

/** Asks the library. A code of an app is taken once, also by two at the same moment. */
export async function isRight(
  context: Pick<AuthPage, 'database'> & Parameters<typeof forward>[0],
  request: Request,
  userId: string,
  code: string,
): Promise<boolean> {
  if (isOfApp(code) && !(await isWithinRate(context.database, `code ${userId} ${code}`, once))) return false
  const path = isOfApp(code) ? 'verify-totp' : 'verify-backup-code'
  const { status } = await forward(context, request, `/two-factor/${path}`, { code })
  return status === 200
}

export async function markPassed(database: Database, sessionId: string): Promise<void> {
  await database
    .update(session)
    .set({ secondStepAt: sql`now()` })
    .where(eq(session.id, sessionId))
}

/** Takes the second step off an account; its sessions count as not having passed one. Returns false if it has none. */
export async function removeSecondStep(tx: Database, userId: string): Promise<boolean> {
  await tx.delete(secondStep).where(eq(secondStep.userId, userId))
  await tx.update(session).set({ secondStepAt: null }).where(eq(session.userId, userId))
  const { rowCount } = await tx
    .update(users)
    .set({ hasSecondStep: false })
    .where(and(eq(users.id, userId), users.hasSecondStep))
  return rowCount === 1
}
