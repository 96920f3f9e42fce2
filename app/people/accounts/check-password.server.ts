import { and, eq } from 'drizzle-orm'
import { refuseAuth, type RefusedAuth } from './auth-codes.ts'
import type { AuthPage } from './auth-page.ts'
import { noteLogin } from './note-login.ts'
import { forgetAttempts, takeAttempt } from './sign-in-attempts.server.ts'
import { account } from '../users/tables.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'

/** Re-authentication before dangerous actions: whether the signed-in user knows the password. */
export async function checkPassword(
  context: Pick<AuthPage, 'database' | 'auth' | 'note'>,
  { id }: Viewer,
  password: string,
): Promise<{ ok: true } | RefusedAuth> {
  const login = { event: 'password-check', way: 'password', about: id } as const
  return noteLogin(context, login, await check(context, id, password))
}

async function check(
  { database, auth }: Pick<AuthPage, 'database' | 'auth'>,
  id: string,
  password: string,
): Promise<{ ok: true } | RefusedAuth> {
  const attempts = `account ${id}`
  const wait = await takeAttempt(database, attempts)
  if (wait > 0) return refuseAuth('too_many', wait)
  const [own] = await database
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, id), eq(account.providerId, 'credential')))
  const { password: passwords } = await auth.$context
  if (!own?.hash || !(await passwords.verify({ hash: own.hash, password })))
    return refuseAuth('password_wrong')
  await forgetAttempts(database, attempts)
  return { ok: true }
}
