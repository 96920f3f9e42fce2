import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import type { LoginNote } from '../../ground/request/request-context.ts'
import { createAuth } from './auth.server.ts'
import { checkPassword } from './check-password.server.ts'
import { signIn } from './sign-in.server.ts'
import { signOut } from './sign-out.server.ts'
import { signUp } from './sign-up.server.ts'
import { strangersKey } from './known-device.server.ts'
import { beginSetUp, finishSetUp } from './second-step/set-up.server.ts'
import { takeAttempt } from './sign-in-attempts.server.ts'
import { codeOf } from '../../../tests/authenticator.ts'
import { newcomer, password, viewerIn, visitorOf } from '../../../tests/newcomers.ts'

const database = await testDatabase()
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const tryPassword = (
  { page: context, request }: ReturnType<typeof visitorOf>,
  email: string,
  tried = 'not the password',
) => signIn(context, request(), { email, password: tried, remember: false })

test('a new user is signed in, signs out, and signs in again', async () => {
  const maria = await newcomer(database)
  expect(await viewerIn(maria)).toMatchObject({ id: maria.user.id, emailVerified: false })
  maria.keep((await signOut(maria.page, maria.request())).cookies)
  expect(await viewerIn(maria)).toBeNull()
  const email = ` ${maria.email.toUpperCase()}`
  expect(await tryPassword(maria, email, password)).toMatchObject({ ok: true, user: { id: maria.user.id } })
})

test('of more people at once than there are connections all sign up, and set up the second step', async () => {
  const people = await Promise.all(Array.from({ length: 15 }, () => newcomer(database)))
  await query('delete from account') // without a password a fresh session begins the set-up, and nothing is hashed
  const begun = await Promise.all(
    people.map(async ({ page, request, ...person }) => {
      const context = { ...page, siteName: 'Proa' }
      const viewer = (await viewerIn({ ...person, page, request }))!
      const made = await beginSetUp(context, request(), '')
      const key = made.ok ? new URL(made.uri).searchParams.get('secret')! : ''
      return () => finishSetUp(context, request(), viewer, codeOf(key))
    }),
  )
  const done = await Promise.all(begun.map((finish) => finish()))
  expect(done.filter(({ ok }) => !ok)).toEqual([])
})

test('a password counts as it was typed', async () => {
  const maria = await newcomer(database)
  for (const other of [password.toLowerCase(), ` ${password}`, `${password} `, password.slice(0, -1)])
    expect(await tryPassword(maria, maria.email, other)).toMatchObject({ code: 'invalid_credentials' })
})

test('the log has each login and check of a password with its end, by the account, never what was typed', async () => {
  const noted: LoginNote[] = []
  const maria = await newcomer(database, { note: (login) => noted.push(login) })
  await tryPassword(maria, maria.email)
  await tryPassword(maria, maria.email, password)
  await checkPassword(maria.page, (await viewerIn(maria))!, 'not the password')
  const typed = maria.page.seal(`login at ${maria.email}`)
  expect(noted).toEqual([
    { event: 'login', way: 'password', outcome: 'invalid_credentials', about: typed },
    { event: 'login', way: 'password', outcome: 'done', about: maria.user.id },
    { event: 'password-check', way: 'password', outcome: 'password_wrong', about: maria.user.id },
  ])
  expect(JSON.stringify(noted)).not.toContain(maria.email)
})

test('the session of a new account ends when the browser is closed', async () => {
  const { page: context, request } = visitorOf(database)
  const own = { fullName: 'Maria Santos', email: 'closed@example.com', acceptsTerms: true }
  const answer = await signUp(context, request(), { ...own, password, confirmPassword: password })
  expect(answer.ok && answer.cookies[0]).toMatch(/^proa_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('with "remember me" a session lasts 30 days, without it until the browser is closed', async () => {
  const { page: context, request, email } = await newcomer(database)
  const cookieOf = async (remember: boolean) => {
    const answer = await signIn(context, request(), { email, password, remember })
    return answer.ok ? answer.cookies.find((cookie) => cookie.startsWith('proa_session')) : ''
  }
  expect(await cookieOf(true)).toMatch(/=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await cookieOf(false)).toMatch(/=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('on https all cookies are bound to this host and to https', async () => {
  const origin = 'https://example.com'
  const secret = 'only for tests, only for tests, only for tests'
  const auth = createAuth({ database: database.db, origin, secret, demo: false })
  const { page: context, request, email } = await newcomer(database, { origin, auth })
  const answer = await signIn(context, request(), { email, password, remember: false })
  if (!answer.ok) throw new Error(answer.code)
  expect(answer.cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-proa_session',
    '__Host-proa_dont_remember',
    '__Host-proa_devices',
  ])
  for (const cookie of answer.cookies)
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']),
    )
})

test('a sign-in never takes over a planted session, and ends it', async () => {
  const sly = await newcomer(database)
  const maria = await newcomer(database)
  const victim = visitorOf(database)
  victim.cookies.set('proa_session', sly.cookies.get('proa_session')!)
  const viewer = await viewerIn(victim)
  const context = { ...victim.page, viewer }
  const answer = await signIn(context, victim.request(), { email: maria.email, password, remember: false })
  victim.keep(answer.ok ? answer.cookies : [])
  expect(await viewerIn(victim)).toMatchObject({ id: maria.user.id })
  expect(victim.cookies.get('proa_session')).not.toBe(sly.cookies.get('proa_session'))
  expect(await viewerIn(sly)).toBeNull()
})

test('session data in other cookies is ignored', async () => {
  const maria = await newcomer(database)
  await query(`update users set role = 'moderator' where id = $1`, [maria.user.id])
  expect(await viewerIn(maria)).toMatchObject({ role: 'moderator' }) // at once: nothing is kept in a cookie
  expect([...maria.cookies.keys()]).toEqual(['proa_session', 'proa_dont_remember', 'proa_devices'])
  const forged = visitorOf(database)
  const data = { session: { session: { userId: maria.user.id }, user: { ...maria.user, role: 'admin' } } }
  forged.cookies.set('proa.session_data', Buffer.from(JSON.stringify(data)).toString('base64url'))
  expect(await viewerIn(forged)).toBeNull()
  await query('delete from session where user_id = $1', [maria.user.id])
  expect(await viewerIn(maria)).toBeNull()
})

test('the library refuses requests from another origin or base URL', async () => {
  const maria = await newcomer(database)
  const request = maria.request()
  request.headers.set('origin', 'https://evil.example')
  expect(await signIn(maria.page, request, { email: maria.email, password, remember: false })).toMatchObject({
    ok: false,
  })
  const { baseURL, options } = await maria.page.auth.$context
  expect(baseURL).toBe('http://localhost:3000/api/auth') // fixed: no header of a request can name another
  expect(options.trustedOrigins).toEqual(['http://localhost:3000'])
})

test('an unknown address costs a hash like a known one, and one query less', async () => {
  const maria = await newcomer(database)
  const costOf = async (email: string) => {
    const { password: passwords } = await maria.page.auth.$context
    const hashes = [vi.spyOn(passwords, 'hash'), vi.spyOn(passwords, 'verify')]
    const queries = vi.spyOn(database.pool, 'query')
    await tryPassword(visitorOf(database, { auth: maria.page.auth }), email)
    const cost = {
      hashes: hashes.reduce((sum, { mock }) => sum + mock.calls.length, 0),
      queries: queries.mock.calls.length,
    }
    vi.restoreAllMocks()
    return cost
  }
  const known = await costOf(maria.email)
  const unknown = await costOf('nobody@example.com')
  expect(unknown.hashes).toBe(1)
  expect(known.hashes).toBe(1)
  expect(known.queries - unknown.queries).toBeLessThanOrEqual(1)
})

test('after ten failures the wait doubles up to a quarter of an hour; a day without failures resets it', async () => {
  const attempt = () => takeAttempt(database.db, 'address tried')
  for (let at = 1; at <= 10; at++) expect(await attempt()).toBe(0)
  const waits = []
  for (let at = 0; at < 12; at++) {
    expect(await attempt()).toBeGreaterThan(0)
    const [row] = await query(`select extract(epoch from blocked_until - failed_at)::int as wait
      from sign_in_attempt where key = 'address tried'`)
    waits.push(row.wait)
    await query(`update sign_in_attempt set blocked_until = now() where key = 'address tried'`)
    expect(await attempt()).toBe(0)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  await query(`update sign_in_attempt set blocked_until = now(), failed_at = now() - interval '25 hours'
    where key = 'address tried'`)
  for (let at = 1; at <= 10; at++) expect(await attempt()).toBe(0)
})

test('a wait from before the clock was set back keeps no one out', async () => {
  const attempt = () => takeAttempt(database.db, 'address of then')
  await query(`insert into sign_in_attempt (key, failures, failed_at, blocked_until)
    values ('address of then', 14, now() + interval '24 hours', now() + interval '25 hours')`)
  expect(await attempt()).toBe(0)
  expect(await attempt()).toBeGreaterThan(0)
})

test('simultaneous guesses are counted one by one', async () => {
  const waits = await Promise.all(
    Array.from({ length: 14 }, () => takeAttempt(database.db, 'address hurried')),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
})

/** Simulates enough failed guesses that further ones have to wait. */
const guessed = (email: string) =>
  query(
    `insert into sign_in_attempt (key, failures, failed_at, blocked_until)
      values ($1, 14, now(), now() + interval '1 minute')`,
    [strangersKey(email)],
  )

test('an unknown address has to wait like a known one', async () => {
  for (const email of [(await newcomer(database)).email, 'unheard-of@example.com']) {
    await guessed(email)
    expect(await tryPassword(visitorOf(database), email)).toEqual({
      ok: false,
      code: 'too_many',
      retryAfter: 60,
    })
  }
})

test("a known browser can sign in while strangers have to wait; the cookie of another account doesn't help", async () => {
  const maria = await newcomer(database)
  const sly = await newcomer(database)
  await guessed(maria.email)
  expect(await tryPassword(visitorOf(database), maria.email, password)).toMatchObject({ code: 'too_many' })
  expect(await tryPassword(sly, maria.email, password)).toMatchObject({ code: 'too_many' })
  expect(await tryPassword(maria, maria.email, password)).toMatchObject({ ok: true })
  const forged = visitorOf(database)
  forged.cookies.set('proa_devices', maria.cookies.get('proa_devices')!.replace(/.$/, '_'))
  expect(await tryPassword(forged, maria.email, password)).toMatchObject({ code: 'too_many' })
})

test('a network with too many attempts is refused without making the attacked accounts wait', async () => {
  const maria = await newcomer(database)
  const hotel = visitorOf(database, { auth: maria.page.auth })
  await query(`insert into rate_limit (key, count, ends_at) values ($1, 60, now() + interval '5 minutes')`, [
    `sign-in ${hotel.page.clientAddress}`,
  ])
  for (const email of [maria.email, 'unheard-of-either@example.com']) {
    expect(await tryPassword(hotel, email, password)).toMatchObject({ code: 'too_many', retryAfter: 300 })
    expect(await query('select from sign_in_attempt where key = $1', [strangersKey(email)])).toEqual([])
  }
})

test('a suspended user gets the same answer as for a wrong password', async () => {
  const maria = await newcomer(database)
  await query('update users set suspended_at = now() where id = $1', [maria.user.id])
  expect(await tryPassword(maria, maria.email, password)).toEqual({ ok: false, code: 'invalid_credentials' })
  expect(await viewerIn(maria)).toBeNull()
})
