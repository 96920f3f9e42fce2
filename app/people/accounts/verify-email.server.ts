import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { sendMail } from '../../ground/mail/send-mail.server.tsx'
import { findSuppression, noteArrival } from '../../ground/mail/suppression.server.ts'
import { earnDueCredit } from '../profile/earn-due-credit.server.ts'
import { becomeAdmin } from './become-admin.server.ts'
import { refuseAuth, type RefusedAuth } from './auth-codes.ts'
import type { AuthPage } from './auth-page.ts'
import { newAddressMail, verifyMail, workingAddressMail } from './mails.tsx'
import { tellOfAddress } from './tell.server.ts'
import { forgetTokens, makeToken, readToken, useToken } from './mailed-token.server.ts'

const rate = { most: 5, seconds: 3600 }

type UnprovenAddress = {
  userId: string
  language: Language
  /** The account's current address. */
  from: string
  /** The address that the link proves, which then becomes the account's. */
  email: string
  /** Whether it was proven before, and mail to it has come back since. */
  isProven?: boolean
}

/** What the links to the account's address are about, and those to a new one: neither kind replaces the other. */
const subjectsOf = (userId: string) => ({ own: userId, change: `change of ${userId}` })

/** Sends a link to an address to prove it. A later link replaces earlier ones, but for those to another address. */
export async function mailVerification(
  tx: Database,
  origin: string,
  { userId, language, from, email, isProven = false }: UnprovenAddress,
): Promise<void> {
  const { own, change } = subjectsOf(userId)
  const token = await makeToken(tx, 'verify-email', { userId, from, email }, from === email ? own : change)
  const href = `${origin}/verify-email?${new URLSearchParams({ token })}`
  const mail = from !== email ? newAddressMail(href) : isProven ? workingAddressMail(href) : verifyMail(href)
  const key = `verify-email ${createHash('sha256').update(token).digest('base64url')}`
  await sendMail(tx, { to: email, userId, language, mail, key })
}

/** Sends the link again to the signed-in user, whose address is not proven yet or gets no mail for now. */
export async function sendVerification({
  database,
  viewer,
  origin,
  language,
}: Pick<RequestContext, 'database' | 'viewer' | 'origin' | 'language'>): Promise<{ ok: true } | RefusedAuth> {
  if (!viewer) return refuseAuth('signed_out')
  const { id: userId, email, emailVerified: isProven } = viewer
  if (isProven && !(await findSuppression(database, email))) return { ok: true }
  if (!(await isWithinRate(database, `verify ${userId}`, rate))) return refuseAuth('too_many', rate.seconds)
  const toProve = { userId, language, from: email, email, isProven }
  await database.transaction((tx) => mailVerification(tx, origin, toProve))
  return { ok: true }
}

/** Whether the signed-in user can still use a mailed link, for the page that it opens. */
export async function isVerifyLink(database: Database, token: string, userId: string): Promise<boolean> {
  const { own, change } = subjectsOf(userId)
  const read = (about: string) => readToken(database, 'verify-email', token, about)
  return ((await read(own)) ?? (await read(change))) !== null
}

/** After a new password: a stranger with the old one may have asked for the links that are on their way. */
export async function forgetVerifications(tx: Database, userId: string): Promise<void> {
  for (const about of Object.values(subjectsOf(userId))) await forgetTokens(tx, 'verify-email', about)
}

/**
 * Proves an address by a mailed link, which is used up. `changed`: it is the account's new address. Works only for the
 * signed-in owner of the account: a user who opened an account with another person's address gains nothing when that
 * person presses the button.
 */
export async function verifyEmail(
  { database, auth, viewer }: AuthPage,
  token: string,
): Promise<{ ok: true; email: string; changed: boolean } | RefusedAuth> {
  if (!viewer) return refuseAuth('signed_out')
  const used = await database.transaction(async (tx) => {
    const { own, change } = subjectsOf(viewer.id)
    const use = (about: string) => useToken(tx, 'verify-email', token, about)
    const { userId, from, email } = (await use(own)) ?? (await use(change)) ?? {}
    if (!userId || !from || !email) return null
    const { rows } = await tx.execute<{ wasProven: boolean }>(sql`
      update users set email = ${email}, email_verified = true, updated_at = now()
      where id = ${userId} and email = ${from}
        and not exists (select from users other where other.email = ${email} and other.id <> ${userId})
      returning old.email_verified as "wasProven"`)
    const [owner] = rows
    if (!owner) return null
    if (email !== from) await tellOfAddress(tx, userId, { from, email })
    await noteArrival(tx, email)
    if (!owner.wasProven || email !== from) await becomeAdmin(tx, auth.adminEmail, userId)
    await earnDueCredit(tx, userId, { demo: false })
    return { email, changed: email !== from }
  })
  return used ? { ok: true, ...used } : refuseAuth('link_used')
}
