import { expect, test, vi } from 'vitest'
import { testDatabase } from '../tests/test-database.ts'
import { testApp } from './testing.ts'
import { page } from './testing-pages.ts'

const database = await testDatabase()
const { ask } = await testApp(async () => page(''), { database })
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const password = 'Latte stone at dawn'
let browsers = 0

/** A browser with its own network address. It keeps its cookies. */
function browser() {
  const cookies = new Map<string, string>()
  const peer = `10.2.0.${browsers++}`
  return {
    cookies,
    async call(method: string, path: string, payload?: object, headers: Record<string, string> = {}) {
      const answer = await ask(
        `/api/auth/${path}`,
        {
          method,
          headers: {
            cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
            origin: 'http://localhost:3000',
            ...(payload && { 'content-type': 'application/json' }),
            ...headers,
          },
          body: payload && JSON.stringify(payload),
        },
        peer,
      )
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (/Max-Age=0/i.test(cookie)) cookies.delete(name)
        else cookies.set(name, value)
      }
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, body: (text && JSON.parse(text)) as unknown }
    },
  }
}

const account = (email: string) => ({ full_name: 'Maria Santos', email, password, confirmPassword: password })

test('the five calls sign up, say who is logged in, log out and log in', async () => {
  const { call, cookies } = browser()
  expect((await call('GET', 'check-auth')).body).toEqual({ isAuthenticated: false })
  const signedUp = await call('POST', 'signup', account('maria@example.com'))
  const user = {
    id: expect.any(String),
    email: 'maria@example.com',
    full_name: 'Maria Santos',
    role: 'user',
    isVerified: false,
    advertisingCredit: 0,
    authProvider: 'email',
  }
  expect(signedUp).toMatchObject({ status: 200, body: { success: true, user } })
  expect((signedUp.body as { user: object }).user).toEqual(user)
  expect((await call('GET', 'check-auth')).body).toEqual({ isAuthenticated: true })
  const me = await call('GET', 'me')
  expect(me.body).toEqual({ success: true, user, profile: { fullName: 'Maria Santos', island: null } })
  expect(me.headers.get('cache-control')).toBe('no-store')
  expect(await call('POST', 'logout')).toMatchObject({ status: 200, body: { success: true } })
  expect(cookies.has('proa_session')).toBe(false)
  expect((await call('GET', 'check-auth')).body).toEqual({ isAuthenticated: false })
  expect((await call('GET', 'me')).status).toBe(401)
  expect((await call('POST', 'login', { email: 'maria@example.com', password })).body).toEqual({
    success: true,
    user,
  })
})

test.each([
  [{ password: 'short', confirmPassword: 'other' }, 'Passwords do not match.'],
  [{ password: 'short', confirmPassword: 'short' }, 'Password must be at least 8 characters long.'],
  [
    { password: 'iloveyou', confirmPassword: 'iloveyou' },
    'This password is easy to guess. Three unrelated words are easy to remember and hard to guess.',
  ],
  [{ full_name: ' ' }, 'Account creation failed. Please try again.'],
  [{ email: 'nowhere' }, 'Account creation failed. Please try again.'],
])('a sign-up with %j is refused in the stated words', async (wrong, message) => {
  const answer = await browser().call('POST', 'signup', { ...account('new@example.com'), ...wrong })
  expect(answer).toMatchObject({
    status: 422,
    body: {
      success: false,
      code: expect.any(String),
      message,
    },
  })
  expect(await query(`select from users where email = 'new@example.com'`)).toEqual([])
})

test('a known address gets the failure text at sign-up, and keeps its password', async () => {
  await browser().call('POST', 'signup', account('twice@example.com'))
  const other = 'Another good password'
  const again = await browser().call('POST', 'signup', {
    ...account('Twice@example.com'),
    password: other,
    confirmPassword: other,
  })
  expect(again).toMatchObject({
    status: 422,
    body: { success: false, code: 'signup_failed', message: 'Account creation failed. Please try again.' },
  })
  expect((await browser().call('POST', 'login', { email: 'twice@example.com', password })).status).toBe(200)
})

test('a wrong password and an unknown address get the same answer', async () => {
  await browser().call('POST', 'signup', account('known@example.com'))
  const { headers: _, ...known } = await browser().call('POST', 'login', {
    email: 'known@example.com',
    password: 'wrong wrong',
  })
  const { headers: __, ...unknown } = await browser().call('POST', 'login', {
    email: 'nobody@example.com',
    password: 'wrong wrong',
  })
  expect(known).toEqual({
    status: 401,
    body: { success: false, code: 'invalid_credentials', message: 'Invalid credentials. Please try again.' },
  })
  expect(unknown).toEqual(known)
})

test('a body that is not JSON, or has wrong types, is refused and not logged as our error', async () => {
  const { call } = browser()
  expect((await call('POST', 'login', { email: ['a'], password: { $ne: 1 } })).status).toBe(401)
  expect((await call('POST', 'login', undefined)).status).toBe(401)
  expect((await call('POST', 'signup', [])).status).toBe(422)
})

test('a fault of ours says so in its own text', async () => {
  const { call } = browser()
  await query('alter table sign_in_attempt rename to lost')
  const answer = await call('POST', 'login', { email: 'maria@example.com', password })
  await query('alter table lost rename to sign_in_attempt')
  expect(answer).toMatchObject({
    status: 500,
    body: { success: false, code: 'failed', message: 'An error occurred. Please try again.' },
  })
})

test.each(['users', 'account', 'session', 'mail'])(
  'a sign-up that fails when its row of %s is written leaves no trace, and prints none of its values',
  async (table) => {
    const printed = vi.spyOn(console, 'error')
    const { call } = browser()
    const email = `half-${table}@example.com`
    await query(`create function fail() returns trigger language plpgsql as $$ begin raise 'full'; end $$`)
    await query(`create trigger failing before insert on ${table} for each row execute function fail()`)
    const failed = await call('POST', 'signup', account(email))
    await query('drop function fail cascade')
    expect(failed.body).toMatchObject({
      success: false,
      code: table === 'users' ? 'signup_failed' : 'failed',
    })
    expect(failed.headers.getSetCookie()).toEqual([])
    expect(await query('select from users where email = $1', [email])).toEqual([])
    expect(printed).not.toHaveBeenCalled()
    expect((await call('POST', 'signup', account(email))).status).toBe(200)
    expect(await query('select address from mail where address = $1', [email])).toHaveLength(1)
  },
)

test("the sign-in library's other addresses don't exist", async () => {
  const { call } = browser()
  for (const path of [
    'sign-in/email',
    'sign-up/email',
    'update-user',
    'change-email',
    'enter',
    'sign-in/social',
  ])
    expect((await call('POST', path, {})).status).toBe(404)
  for (const path of [
    'get-session',
    'list-sessions',
    'error',
    'ok',
    'reset-password/x?callbackURL=//evil.example',
  ])
    expect((await call('GET', path)).status).toBe(404)
})

test('fields that a request must not set are left out', async () => {
  const { call } = browser()
  await call('POST', 'signup', {
    ...account('sly@example.com'),
    role: 'admin',
    emailVerified: true,
    email_verified: true,
    verifiedAt: new Date(),
    isVerified: true,
    demoUntil: null,
  })
  expect(
    await query(`select role, email_verified, verified_at from users where email = 'sly@example.com'`),
  ).toEqual([{ role: 'user', email_verified: false, verified_at: null }])
})

test('a form of another site neither signs in nor out', async () => {
  const maria = browser()
  await maria.call('POST', 'signup', account('csrf@example.com'))
  const fromElsewhere = { origin: 'https://evil.example' }
  expect((await ask('/api/auth/logout', { method: 'POST', headers: fromElsewhere })).status).toBe(403)
  const login = { email: 'csrf@example.com', password }
  const sent = {
    method: 'POST',
    body: JSON.stringify(login),
    headers: { 'content-type': 'application/json', ...fromElsewhere },
  }
  expect((await ask('/api/auth/login', sent)).status).toBe(403)
  expect(
    (await ask('/api/auth/login', { ...sent, headers: { ...sent.headers, origin: 'null' } })).status,
  ).toBe(403)
  expect((await maria.call('GET', 'check-auth')).body).toEqual({ isAuthenticated: true })
})

test('one network can try only so often, through all processes, and a forged header changes nothing', async () => {
  const others = await testApp(async () => page(''), { database })
  const guess = (process: typeof ask, at: number) =>
    process(
      '/api/auth/login',
      {
        method: 'POST',
        headers: {
          origin: 'http://localhost:3000',
          'content-type': 'application/json',
          'x-forwarded-for': `10.9.9.${at}`,
          'x-proa-client': `10.9.9.${at}`,
        },
        body: JSON.stringify({ email: `guess-${at}@example.com`, password: 'x' }),
      },
      '203.0.113.9',
    )
  expect((await guess(ask, 1)).status).toBe(401)
  await query(`update rate_limit set count = 58 where key = 'sign-in 203.0.113.9'`)
  expect((await guess(others.ask, 2)).status).toBe(401)
  expect((await guess(ask, 3)).status).toBe(401)
  for (const process of [ask, others.ask]) {
    const answer = await guess(process, 4)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toEqual({
      success: false,
      code: 'too_many',
      message: 'Too many attempts. Please wait a while, then try again.',
    })
  }
})

test('what is refused before it is read is answered as JSON, too', async () => {
  const { call } = browser()
  const other = { origin: 'https://evil.example' }
  expect(await call('POST', 'login', {}, other)).toMatchObject({
    status: 403,
    body: { success: false, code: 'other_site', message: expect.any(String) },
  })
  expect(await call('POST', 'signup', { full_name: 'x'.repeat(2 ** 20) })).toMatchObject({
    status: 413,
    body: { success: false, code: 'too_large', message: expect.any(String) },
  })
})
