import { and, eq, not } from 'drizzle-orm'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { users } from '../../users/tables.server.ts'
import { refuseAuth, type RefusedAuth } from '../auth-codes.ts'
import type { AuthPage } from '../auth-page.ts'
import { forward } from '../forward.server.ts'
import { tellOfSecondStep } from '../tell.server.ts'
import { codeIn, counted, isOfApp, isRight, markPassed } from './second-step.server.ts'

type Context = AuthPage & Pick<RequestContext, 'siteName' | 'auth'>
type Codes = { ok: true; codes: readonly string[] }

/**
 * Makes a secret for an app, which counts once a code has shown that the app has it. Who it is for is proven before.
 * @returns its otpauth: address
 */
export async function beginSetUp(
  context: Context,
  request: Request,
  password: string,
): Promise<{ ok: true; uri: string } | RefusedAuth> {
  const asked = { password, issuer: context.siteName }
  const { status, body } = await forward(context, request, '/two-factor/enable', asked)
  return status === 200 ? { ok: true, uri: (body as { totpURI: string }).totpURI } : refuseAuth('failed')
}

/** Turns the second step on, if the code is that of the app. This session has passed it; others are asked for it. */
export async function finishSetUp(
  context: Context,
  request: Request,
  { id, sessionId }: Viewer,
  typed: string,
): Promise<Codes | RefusedAuth> {
  const { database, auth } = context
  const code = codeIn(typed)
  const done = await counted(database, id, () =>
    database.transaction(async (tx) => {
      const isOff = and(eq(users.id, id), not(users.hasSecondStep))
      // Set before, so that the library keeps this session instead of replacing it.
      const { rowCount } = await tx.update(users).set({ hasSecondStep: true }).where(isOff)
      if (rowCount !== 1) return false
      const inside = { ...context, database: tx, auth: auth.within(tx) }
      if (isOfApp(code) && (await isRight(inside, request, id, code))) {
        await markPassed(tx, sessionId)
        await tellOfSecondStep(tx, id, 'on')
        return true
      }
      await tx.update(users).set({ hasSecondStep: false }).where(eq(users.id, id))
      return false
    }),
  )
  if (!done.ok) return done
  return { ok: true, codes: await recoveryCodes(context, id) }
}

async function recoveryCodes({ auth }: Pick<Context, 'auth'>, userId: string): Promise<string[]> {
  return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes
}

/** How many recovery codes are left. */
export const countRecoveryCodes = async (context: Pick<Context, 'auth'>, userId: string): Promise<number> =>
  (await recoveryCodes(context, userId)).length

/** New recovery codes; the former ones end. */
export async function renewRecoveryCodes(
  context: Context,
  request: Request,
  { id }: Viewer,
  password: string,
): Promise<Codes | RefusedAuth> {
  const { status, body } = await forward(context, request, '/two-factor/generate-backup-codes', { password })
  if (status !== 200) return refuseAuth('failed')
  await context.database.transaction((tx) => tellOfSecondStep(tx, id, 'codes'))
  return { ok: true, codes: (body as { backupCodes: string[] }).backupCodes }
}
