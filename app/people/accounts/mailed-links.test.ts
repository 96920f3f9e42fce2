import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { record } from '../../ground/audit/record.server.ts'
import { accountsAudited } from './audited.ts'
import { createAuth } from './auth.server.ts'
import { becomeAdmin, becomeFirstAdmin, offerFirstAdmin } from './become-admin.server.ts'
import { changeEmail } from './change-email.server.ts'
import { changePassword } from './change-password.server.ts'
import { strangersKey } from './known-device.server.ts'
import { mailReset } from './mail-reset.server.ts'
import { makeToken, useToken } from './mailed-token.server.ts'
import { requestReset, resetPassword } from './reset-password.server.ts'
import { signIn } from './sign-in.server.ts'
import { newcomer, password, viewerIn, visitorOf } from '../../../tests/newcomers.ts'
import { isVerifyLink, sendVerification, verifyEmail } from './verify-email.server.ts'

const database = await testDatabase()
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const fresh = 'Three words apart'

/** The token of the last mail to this address, and its subject. */
async function lastMail(address: string) {
  const [mail] = await query(
    'select subject, body from mail where address = $1 order by created_at desc limit 1',
    [address],
  )
  return { subject: mail?.subject as string, token: /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '' }
}

/** The context of a page of a user who has just signed in. */
const own = async (visitor: ReturnType<typeof visitorOf>) => ({
  ...visitor.page,
  viewer: await viewerIn(visitor),
})

/** The queued jobs that send links. */
async function jobs() {
  const rows = await query(`delete from graphile_worker._private_jobs where true returning payload`)
  return rows.filter(({ payload }) => 'email' in payload)
}

/** Requests a link and runs the job that sends it. */
async function tokenFor(email: string) {
  expect(await requestReset(visitorOf(database).page, email)).toEqual({ ok: true })
  const [job] = await jobs()
  await mailReset.run(job.payload, { database: database.db, origin: 'http://localhost:3000' })
  return (await lastMail(email)).token
}

const reset = (token: string) =>
  resetPassword(visitorOf(database).page, { token, password: fresh, confirmPassword: fresh })

test('a mailed link sets a new password once, ends all sessions and proves the address', async () => {
  const maria = await newcomer(database)
  const token = await tokenFor(maria.email)
  expect(await reset(token)).toEqual({ ok: true, passkeys: 0 })
  expect(await viewerIn(maria)).toBeNull()
  expect(await reset(token)).toEqual({ ok: false, code: 'link_used' })
  const signInBy = (tried: string) =>
    signIn(visitorOf(database).page, maria.request(), {
      email: maria.email,
      password: tried,
      remember: false,
    })
  expect(await signInBy(password)).toMatchObject({ code: 'invalid_credentials' })
  expect(await signInBy(fresh)).toMatchObject({ ok: true })
  expect(await query('select email_verified from users where id = $1', [maria.user.id])).toEqual([
    { email_verified: true },
  ])
})

test('a weak new password is refused as at sign-up, and the link stays valid', async () => {
  const maria = await newcomer(database)
  const token = await tokenFor(maria.email)
  const setTo = (tried: string) =>
    resetPassword(visitorOf(database).page, { token, password: tried, confirmPassword: tried })
  expect(await setTo(maria.email)).toEqual({ ok: false, code: 'password_common' })
  expect(await setTo(fresh)).toMatchObject({ ok: true })
})

test('a reset without a valid link computes no password hash', async () => {
  const { page: context } = visitorOf(database)
  const { password: passwords } = await context.auth.$context
  const hash = vi.spyOn(passwords, 'hash')
  const tried = { token: 'none', password: fresh, confirmPassword: fresh }
  expect(await resetPassword(context, tried)).toEqual({ ok: false, code: 'link_used' })
  expect(hash).not.toHaveBeenCalled()
})

test('known and unknown addresses get the same answer and store the same rows', async () => {
  const maria = await newcomer(database)
  const rowsOf = async (email: string) => {
    const answer = await requestReset(visitorOf(database).page, email)
    return { answer, jobs: (await jobs()).length }
  }
  expect(await rowsOf('nobody@example.com')).toEqual(await rowsOf(maria.email))
})

test('an older link, an expired link and the stored hash of a link are refused', async () => {
  const maria = await newcomer(database)
  const first = await tokenFor(maria.email)
  const second = await tokenFor(maria.email)
  expect(await reset(first)).toMatchObject({ code: 'link_used' })
  const [stored] = await query(
    `select hash from mailed_token where about = $1 and purpose = 'reset-password'`,
    [maria.user.id],
  )
  expect(stored.hash).not.toContain(second)
  expect(await reset(stored.hash)).toMatchObject({ code: 'link_used' })
  await query(`update mailed_token set expires_at = now() where about = $1`, [maria.user.id])
  expect(await reset(second)).toMatchObject({ code: 'link_used' })
})

test('of several links made at the same moment only one is kept', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 6 }, () => makeToken(database.db, 'reset-password', {}, 'hurried')),
  )
  const used = await Promise.all(tokens.map((token) => useToken(database.db, 'reset-password', token)))
  expect(used.filter(Boolean)).toEqual([{}])
})

test('the mailed link signs in even after strangers have used up the password attempts', async () => {
  const maria = await newcomer(database)
  const guess = (tried: string) => {
    const { page: context, request } = visitorOf(database)
    return signIn(context, request(), { email: maria.email, password: tried, remember: false })
  }
  await query(
    `insert into sign_in_attempt (key, failures, failed_at, blocked_until)
      values ($1, 20, now(), now() + interval '15 minutes')`,
    [strangersKey(maria.email)],
  )
  expect(await guess(password)).toMatchObject({ code: 'too_many' })
  await reset(await tokenFor(maria.email))
  expect(await guess(fresh)).toMatchObject({ ok: true })
})

test('when the owner of an address proves it, the password and the second step of a stranger who signed up with it are gone', async () => {
  const sly = await newcomer(database)
  await query(`insert into account (user_id, provider_id, account_id) values ($1, 'facebook', 'sly')`, [
    sly.user.id,
  ])
  await query(`insert into second_step (user_id, secret, backup_codes) values ($1, '', '')`, [sly.user.id])
  await query('update users set has_second_step = true where id = $1', [sly.user.id])
  await reset(await tokenFor(sly.email))
  expect(await viewerIn(sly)).toBeNull()
  expect(await query('select provider_id from account where user_id = $1', [sly.user.id])).toEqual([
    { provider_id: 'credential' },
  ])
  const owner = visitorOf(database)
  const login = { email: sly.email, password: fresh, remember: false }
  expect(await signIn(owner.page, owner.request(), login)).toMatchObject({ ok: true, isPending: false })
  expect(await query('select from second_step where user_id = $1', [sly.user.id])).toEqual([])
})

test('a link proves the address of a new account, once', async () => {
  const maria = await newcomer(database)
  const { subject, token } = await lastMail(maria.email)
  expect(subject).toBe('Confirm your email address')
  expect(await verifyEmail(await own(maria), token)).toEqual({ ok: true, email: maria.email, changed: false })
  expect(await viewerIn(maria)).toMatchObject({ emailVerified: true })
  expect(await verifyEmail(await own(maria), token)).toMatchObject({ code: 'link_used' })
  expect(await reset(token)).toMatchObject({ code: 'link_used' })
})

test("another user can't use a verification link, and it stays valid for its owner", async () => {
  const sly = await newcomer(database)
  const ana = await newcomer(database)
  const { token } = await lastMail(sly.email)
  expect(await verifyEmail(visitorOf(database).page, token)).toMatchObject({ code: 'signed_out' })
  expect(await verifyEmail(await own(ana), token)).toMatchObject({ code: 'link_used' })
  expect(await viewerIn(sly)).toMatchObject({ emailVerified: false })
  expect(await verifyEmail(await own(sly), token)).toMatchObject({ ok: true })
})

test('the page of a link says whether it still works, to its owner only', async () => {
  const maria = await newcomer(database)
  const ana = await newcomer(database)
  const { token } = await lastMail(maria.email)
  const isLivingFor = async (who: typeof maria) => isVerifyLink(database.db, token, (await viewerIn(who))!.id)
  expect(await isLivingFor(ana)).toBe(false)
  expect(await isLivingFor(maria)).toBe(true)
  await verifyEmail(await own(maria), token)
  expect(await isLivingFor(maria)).toBe(false)
})

test('the verification link can be sent again a limited number of times', async () => {
  const maria = await newcomer(database)
  const { token } = await lastMail(maria.email)
  const context = { ...maria.page, viewer: await viewerIn(maria) }
  for (let at = 0; at < 5; at++) expect(await sendVerification(context)).toEqual({ ok: true })
  expect(await sendVerification(context)).toMatchObject({ code: 'too_many' })
  expect(await verifyEmail(await own(maria), token)).toMatchObject({ code: 'link_used' })
  expect(await verifyEmail(await own(maria), (await lastMail(maria.email)).token)).toMatchObject({ ok: true })
})

test("a new address counts once its link is followed, and can't be that of another account", async () => {
  const maria = await newcomer(database)
  const ana = await newcomer(database)
  const context = { ...maria.page, viewer: await viewerIn(maria) }
  const change = (email: string, tried = password) => changeEmail(context, { email, password: tried })
  expect(await change('moved@example.com', 'wrong')).toMatchObject({ code: 'password_wrong' })
  expect(await change(ana.email)).toEqual({ ok: true })
  expect((await lastMail(ana.email)).subject).toBe('You already have an account')
  const [{ body }] = await query('select body from mail where address = $1 and subject like $2', [
    ana.email,
    'You already%',
  ])
  expect(body).toContain('tried to use this address for an account here')
  expect(await change('moved@example.com')).toEqual({ ok: true })
  expect(await viewerIn(maria)).toMatchObject({ email: maria.email })
  const { subject, token } = await lastMail('moved@example.com')
  expect(subject).toBe('Confirm your new email address')
  expect(await verifyEmail(await own(maria), token)).toEqual({
    ok: true,
    email: 'moved@example.com',
    changed: true,
  })
  expect(await viewerIn(maria)).toMatchObject({ email: 'moved@example.com', emailVerified: true })
})

test('who mistyped their address at sign-up may change it, though another link is sent to the first one', async () => {
  const maria = await newcomer(database)
  const context = await own(maria)
  expect(await changeEmail(context, { email: 'maria@example.com', password })).toEqual({ ok: true })
  const { token } = await lastMail('maria@example.com')
  expect(await sendVerification(context)).toEqual({ ok: true })
  expect(await isVerifyLink(database.db, token, maria.user.id)).toBe(true)
  expect(await verifyEmail(context, token)).toMatchObject({ ok: true, changed: true })
  expect(await verifyEmail(await own(maria), (await lastMail(maria.email)).token)).toMatchObject({
    ok: false,
  })
})

test('a pending change of address is dropped when the password is reset', async () => {
  const maria = await newcomer(database)
  const context = { ...maria.page, viewer: await viewerIn(maria) }
  const email = 'stranger@example.com'
  expect(await changeEmail(context, { email, password })).toEqual({ ok: true })
  const { token } = await lastMail(email)
  expect(await reset(await tokenFor(maria.email))).toMatchObject({ ok: true })
  expect(await verifyEmail(context, token)).toMatchObject({ code: 'link_used' })
})

test('a changed password ends all other sessions and older links', async () => {
  const maria = await newcomer(database)
  const other = visitorOf(database)
  const entered = await signIn(other.page, other.request(), { email: maria.email, password, remember: true })
  other.keep(entered.ok ? entered.cookies : [])
  const token = await tokenFor(maria.email)
  const context = { ...maria.page, viewer: await viewerIn(maria) }
  await changeEmail(context, { email: 'sly@example.com', password })
  const change = (current: string) =>
    changePassword(context, { current, password: fresh, confirmPassword: fresh })
  expect(await change('wrong')).toMatchObject({ code: 'password_wrong' })
  expect(await change(password)).toEqual({ ok: true })
  expect(await viewerIn(other)).toBeNull()
  expect(await viewerIn(maria)).not.toBeNull()
  expect(await reset(token)).toMatchObject({ code: 'link_used' })
  expect(await verifyEmail(context, (await lastMail('sly@example.com')).token)).toMatchObject({ ok: false })
})

/** The logins of a site whose settings name the address of its first admin. */
const authFor = (adminEmail: string) =>
  createAuth({
    database: database.db,
    origin: 'http://localhost:3000',
    secret: 'only for tests, only for tests, only for tests',
    demo: false,
    adminEmail,
  })
const roleOf = async ({ user }: Pick<Awaited<ReturnType<typeof newcomer>>, 'user'>) =>
  (await query('select role from users where id = $1', [user.id]))[0]?.role

test('the address of ADMIN_EMAIL becomes an admin only once it is proven', async () => {
  const adminEmail = 'newcomer-chief@example.com'
  const auth = authFor(adminEmail)
  const chief = await newcomer(database, { auth }, adminEmail)
  expect(await viewerIn(chief)).toMatchObject({ role: 'user' })
  await verifyEmail(await own(chief), (await lastMail(adminEmail)).token)
  expect(await query('select role from users where email = $1', [adminEmail])).toEqual([{ role: 'admin' }])
  expect(await viewerIn(chief)).toBeNull() // a second step comes first
  expect(
    await query(`select event, values from notification where user_id = $1 and event = 'role-changed'`, [
      chief.user.id,
    ]),
  ).toEqual([{ event: 'role-changed', values: { role: 'admin' } }])
})

test('who has ADMIN_EMAIL and lost the role does not get it back when others prove their address, with a new password or at a start', async () => {
  const adminEmail = 'newcomer-former-chief@example.com'
  const auth = authFor(adminEmail)
  const chief = await newcomer(database, { auth }, adminEmail)
  await verifyEmail(await own(chief), (await lastMail(adminEmail)).token)
  expect(await roleOf(chief)).toBe('admin')
  await query(`update users set role = 'user' where id = $1`, [chief.user.id])

  const other = await newcomer(database, { auth })
  expect(await verifyEmail(await own(other), (await lastMail(other.email)).token)).toMatchObject({ ok: true })
  expect(await roleOf(chief)).toBe('user')

  const token = await tokenFor(adminEmail)
  expect(
    await resetPassword(visitorOf(database, { auth }).page, {
      token,
      password: fresh,
      confirmPassword: fresh,
    }),
  ).toMatchObject({ ok: true })
  expect(await roleOf(chief)).toBe('user')

  await query(`update users set role = 'admin' where id = $1`, [other.user.id])
  await record(database.db, accountsAudited, {
    actorId: other.user.id,
    action: 'role',
    subject: { kind: 'user', id: chief.user.id },
    changes: { role: ['admin', 'user'] },
  })
  await becomeAdmin(database.db, adminEmail)
  expect(await roleOf(chief)).toBe('user')
})

test('the address of ADMIN_EMAIL makes a second account an admin only where no admin is left', async () => {
  const adminEmail = 'newcomer-twice-chief@example.com'
  const auth = authFor(adminEmail)
  const prove = async (who: Awaited<ReturnType<typeof newcomer>>, address: string) =>
    verifyEmail(await own(who), (await lastMail(address)).token)
  const chief = await newcomer(database, { auth }, adminEmail)
  await prove(chief, adminEmail)
  expect(await roleOf(chief)).toBe('admin')
  const other = await newcomer(database)
  await query(`update users set role = case when id = $1 then 'admin' else 'user' end`, [other.user.id])

  await changeEmail(await own(chief), { email: 'newcomer-away@example.com', password })
  expect(await prove(chief, 'newcomer-away@example.com')).toMatchObject({ ok: true })
  const second = await newcomer(database, { auth }, adminEmail)
  expect(await prove(second, adminEmail)).toMatchObject({ ok: true })
  expect(await roleOf(second)).toBe('user')
  await becomeAdmin(database.db, adminEmail)
  expect(await roleOf(second)).toBe('user')

  await query(`update users set role = 'user'`)
  await becomeAdmin(database.db, adminEmail)
  expect(await roleOf(second)).toBe('admin')
})

test('an address by which an earlier version made an admin counts as used from the next start', async () => {
  const adminEmail = 'newcomer-early-chief@example.com'
  const chief = await newcomer(database, {}, adminEmail)
  const other = await newcomer(database)
  await query(`update users set role = 'admin', email_verified = true where id = any($1)`, [
    [chief.user.id, other.user.id],
  ])
  await becomeAdmin(database.db, adminEmail)
  await query(`update users set role = 'user', email = 'newcomer-gone@example.com' where id = $1`, [
    chief.user.id,
  ])
  const second = await newcomer(database, {}, adminEmail)
  await query('update users set email_verified = true where id = $1', [second.user.id])
  await becomeAdmin(database.db, adminEmail)
  expect(await roleOf(second)).toBe('user')
})

test('a suspended account does not become an admin when the site starts, any other with ADMIN_EMAIL does', async () => {
  const adminEmail = 'newcomer-late-chief@example.com'
  const chief = await newcomer(database, {}, adminEmail)
  await query('update users set email_verified = true, suspended_at = now() where id = $1', [chief.user.id])
  await becomeAdmin(database.db, adminEmail)
  expect(await roleOf(chief)).toBe('user')
  await query('update users set suspended_at = null where id = $1', [chief.user.id])
  await becomeAdmin(database.db, adminEmail)
  expect(await roleOf(chief)).toBe('admin')
})

test('the link for the first admin works once, and only while there is no admin', async () => {
  await query(`update users set role = 'user'`)
  const [maria, ana] = [await newcomer(database), await newcomer(database)]
  const old = await offerFirstAdmin(database.db)
  const token = await offerFirstAdmin(database.db)
  expect(await becomeFirstAdmin(database.db, maria.user.id, old!)).toBe(false)
  const presses = [maria, ana].map(({ user }) => becomeFirstAdmin(database.db, user.id, token!))
  expect((await Promise.all(presses)).toSorted()).toEqual([false, true])
  expect(await query(`select from users where role = 'admin'`)).toHaveLength(1)
  expect(await becomeFirstAdmin(database.db, ana.user.id, token!)).toBe(false)
  expect(await offerFirstAdmin(database.db)).toBeNull()
})
