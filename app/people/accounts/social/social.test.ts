import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../tests/test-database.ts'
import { createAuth, readSession } from '../auth.server.ts'
import { signUp } from '../sign-up.server.ts'
import { visitorOf } from '../../../../tests/newcomers.ts'
import { finishSocial } from './finish-social.server.ts'
import { subjectOf } from './id-token.server.ts'
import { providerConfigs } from './providers.server.ts'
import { startSocial } from './start-social.server.ts'
import { openIdServer } from '../../../../tests/openid-server.ts'

const database = await testDatabase()
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const origin = 'http://localhost:3000'
const person = (sub: string, verified = true) => ({
  sub,
  email: `${sub}@example.com`,
  email_verified: verified,
  name: 'Maria Santos',
})
const server = await openIdServer(
  [
    person('maria'),
    person('dora'),
    person('ana'),
    person('rosa'),
    person('juan', false),
    person('luis'),
    person('vera'),
    person('chief'),
  ],
  `${origin}/api/auth/callback/google`,
)
const auth = createAuth({
  database: database.db,
  origin,
  demo: false,
  secret: 'only for tests, only for tests, only for tests',
  providers: { google: server.keys },
  adminEmail: 'chief@example.com',
})
const browser = () => visitorOf(database, { auth, demo: false })

/** The whole way of a browser to Google and back. */
async function comeBack(visitor: ReturnType<typeof browser>, sub: string, next = '/favorites') {
  const started = await startSocial(visitor.page, visitor.request(), 'google', next)
  if (!started.ok) return { status: 0, code: started.code }
  visitor.keep(started.cookies)
  const back = await server.visit(started.location, sub)
  const answer = await finishSocial(visitor.page, visitor.request(back))
  visitor.keep(answer.headers.getSetCookie())
  return { status: answer.status, location: answer.headers.get('location'), back }
}

const viewerOf = async ({ page: context, request }: ReturnType<typeof browser>) =>
  (await readSession(auth, request().headers, context)).viewer

test('a first sign-in by Google opens an account with a proven address', async () => {
  const visitor = browser()
  expect(await comeBack(visitor, 'maria')).toMatchObject({ status: 302, location: '/favorites' })
  expect(await viewerOf(visitor)).toMatchObject({
    email: 'maria@example.com',
    fullName: 'Maria Santos',
    emailVerified: true,
    role: 'user',
  })
  expect(visitor.cookies.get('arrival')).toBe('signed-up-google')
  expect(
    await query(`select provider_id, account_id, access_token, id_token from account join users on users.id = user_id
      where email = 'maria@example.com'`),
  ).toEqual([{ provider_id: 'google', account_id: 'maria', access_token: null, id_token: null }])
  const again = browser()
  await comeBack(again, 'maria')
  expect((await viewerOf(again))?.id).toBe((await viewerOf(visitor))?.id)
})

test('a sign-in by Google from a new browser is reported to the owner, one from a known browser is not', async () => {
  const home = browser()
  await comeBack(home, 'dora')
  await query(`update users set created_at = now() - interval '1 day' where email = 'dora@example.com'`)
  const toldOf = async () =>
    (
      await query(`select event from notification join users on users.id = user_id
        where email = 'dora@example.com' and event = 'new-sign-in'`)
    ).length
  await comeBack(home, 'dora')
  expect(await toldOf()).toBe(0)
  const elsewhere = browser()
  await comeBack(elsewhere, 'dora')
  expect(await toldOf()).toBe(1)
  await comeBack(elsewhere, 'dora')
  expect(await toldOf()).toBe(1)
})

test('a user who asked for deletion is asked whether to stay', async () => {
  await comeBack(browser(), 'vera')
  await query(`update users set closes_at = now() + interval '1 day' where email = 'vera@example.com'`)
  expect(await comeBack(browser(), 'vera')).toMatchObject({ status: 302, location: '/account/return' })
})

test('who needs a second step is led to it, and is not signed in before', async () => {
  await comeBack(browser(), 'luis')
  const rights = (set: string) => query(`update users set ${set} where email = 'luis@example.com'`)
  for (const set of ['has_second_step = true', `has_second_step = false, role = 'moderator'`]) {
    await rights(set)
    const visitor = browser()
    expect(await comeBack(visitor, 'luis')).toMatchObject({ location: '/second-step?next=%2Ffavorites' })
    expect(await viewerOf(visitor)).toBeNull()
    expect(visitor.cookies.has('arrival')).toBe(false)
  }
  await rights(`role = 'user'`)
})

const password = 'Latte stone at dawn'
async function signUpAs(visitor: ReturnType<typeof browser>, email: string) {
  const account = { fullName: 'Somebody', email, password, confirmPassword: password, acceptsTerms: true }
  const answer = await signUp(visitor.page, visitor.request(), account)
  if (!answer.ok) throw new Error(answer.code)
  visitor.keep(answer.cookies)
  return answer.user.id
}

test('an account opened with an unproven address is not linked to the owner of that address', async () => {
  await signUpAs(browser(), 'ana@example.com')
  const visitor = browser()
  const { location } = await comeBack(visitor, 'ana')
  expect(location).toMatch(/^\/login\?.*error=account_not_linked/)
  expect(await viewerOf(visitor)).toBeNull()
  expect(await query(`select from account where account_id = 'ana'`)).toEqual([])
})

test('an address that Google reports as unproven is linked to no account', async () => {
  const id = await signUpAs(browser(), 'juan@example.com')
  await query('update users set email_verified = true where id = $1', [id])
  const visitor = browser()
  expect((await comeBack(visitor, 'juan')).location).toMatch(/error=account_not_linked/)
  expect(await viewerOf(visitor)).toBeNull()
})

test('if both sides know that the address is proven, it is one account', async () => {
  const id = await signUpAs(browser(), 'rosa@example.com')
  await query('update users set email_verified = true where id = $1', [id])
  const visitor = browser()
  await comeBack(visitor, 'rosa')
  expect(await viewerOf(visitor)).toMatchObject({ id })
})

test('a redirect started in another browser, or used a second time, signs no one in', async () => {
  const sly = browser()
  const started = await startSocial(sly.page, sly.request(), 'google', '/')
  if (!started.ok) throw new Error(started.code)
  const back = await server.visit(started.location, 'luis')
  const victim = browser()
  const answer = await finishSocial(victim.page, victim.request(back))
  expect(answer.headers.get('location')).toMatch(/^\/login\?.*error=state_mismatch/)
  victim.keep(answer.headers.getSetCookie())
  expect(await viewerOf(victim)).toBeNull()
  const visitor = browser()
  const { back: used = '' } = await comeBack(visitor, 'maria')
  expect((await finishSocial(visitor.page, visitor.request(used))).headers.get('location')).toMatch(/error=/)
})

test('who comes back without a state, or with one that is not of their browser, is no error of the site', async () => {
  const problems: string[] = []
  const reporting = createAuth({
    database: database.db,
    origin,
    demo: false,
    secret: 'only for tests, only for tests, only for tests',
    providers: { google: server.keys },
    report: (problem) => problems.push(problem),
  })
  const visitor = visitorOf(database, { auth: reporting, demo: false })
  const { back: used = '' } = await comeBack(visitor, 'maria')
  const began = await startSocial(visitor.page, visitor.request(), 'google', '/')
  if (!began.ok) throw new Error(began.code)
  const foreign = await server.visit(began.location, 'luis')
  const callback = `${origin}/api/auth/callback/google`
  const reasons: (string | null)[] = []
  for (const address of [callback, `${callback}?code=c`, `${callback}?code=c&state=s`, used, foreign]) {
    const answer = await finishSocial(visitor.page, visitor.request(address))
    reasons.push(new URL(answer.headers.get('location')!, origin).searchParams.get('error'))
  }
  expect(reasons).toEqual([
    'state_not_found',
    'state_not_found',
    'state_mismatch',
    'state_mismatch',
    'state_mismatch',
  ])
  expect(problems).toEqual([])
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  'javascript:alert(1)',
])('no one is sent on to %s', async (next) => {
  const { page: context, request } = browser()
  expect(await startSocial(context, request(), 'google', next)).toMatchObject({ ok: false })
})

test("if Google can't be reached, the user is back at /login and the error is logged", async () => {
  const problems: string[] = []
  const lost = createAuth({
    database: database.db,
    origin,
    demo: false,
    secret: 'only for tests, only for tests, only for tests',
    providers: {
      google: { ...server.keys, endpoints: { ...server.keys.endpoints, token: 'http://127.0.0.1:9/token' } },
    },
    report: (problem) => problems.push(problem),
  })
  const visitor = visitorOf(database, { auth: lost })
  expect((await comeBack(visitor, 'maria')).location).toMatch(/^\/login\?.*error=/)
  expect(problems.join()).toMatch(/ECONNREFUSED/)
})

test.each([
  ['of another sign-in', { nonce: 'another' }],
  ['without a nonce', { nonce: undefined }],
  ['for another site', { aud: 'another' }],
  ['for several sites, and not made for this one', { aud: ['proa', 'another'], azp: 'another' }],
  ['of another issuer', { iss: 'https://accounts.google.example' }],
  ['that has expired', { exp: Math.floor(Date.now() / 1000) - 61 }],
  ['of someone else than who it is', { sub: 'dora' }],
])('an ID token %s signs no one in', async (_name, claims) => {
  server.meddle({ claims })
  onTestFinished(() => server.meddle())
  const visitor = browser()
  expect((await comeBack(visitor, 'maria')).location).toMatch(/^\/login\?.*error=/)
  expect(await viewerOf(visitor)).toBeNull()
})

test('Google may name itself with https:// or without', () => {
  const asked = { issuer: 'https://accounts.google.com', clientId: 'proa', nonce: 'n', now: new Date() }
  const tokenOf = (iss: string) => {
    const claims = { iss, aud: 'proa', exp: Date.now() / 1000 + 60, nonce: 'n', sub: 'maria' }
    return ['', Buffer.from(JSON.stringify(claims)).toString('base64url'), ''].join('.')
  }
  for (const iss of ['https://accounts.google.com', 'accounts.google.com'])
    expect(subjectOf(tokenOf(iss), asked)).toBe('maria')
  for (const iss of ['http://accounts.google.com', 'google.com', ''])
    expect(() => subjectOf(tokenOf(iss), asked)).toThrow('of another issuer')
})

test('where a provider gives ID tokens, no one is signed in without the subject of one', async () => {
  const persons = createServer((_, answer) => answer.end('{"sub":"maria"}'))
  await new Promise<void>((listening) => persons.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void persons.close())
  const person = `http://127.0.0.1:${(persons.address() as AddressInfo).port}`
  const { keys } = server
  const [google] = providerConfigs({ google: { ...keys, endpoints: { ...keys.endpoints, person } } })
  const idOf = async (raw?: Record<string, unknown>) =>
    (await google!.getUserInfo!({ accessToken: 'a token', ...(raw && { raw }) }))?.id
  expect(await idOf({ subject: 'maria' })).toBe('maria')
  for (const raw of [undefined, {}, { subject: '' }, { subject: 'dora' }])
    expect(await idOf(raw)).toBeUndefined()
})

test('a server that is too slow signs no one in, and who waits is back at /login', async () => {
  server.meddle({ delay: 2_000 })
  onTestFinished(() => server.meddle())
  const problems: string[] = []
  const hasty = createAuth({
    database: database.db,
    origin,
    demo: false,
    secret: 'only for tests, only for tests, only for tests',
    providers: { google: { ...server.keys, patience: 200 } },
    report: (problem) => problems.push(problem),
  })
  const visitor = visitorOf(database, { auth: hasty })
  expect((await comeBack(visitor, 'maria')).location).toMatch(/^\/login\?.*error=/)
  expect(await viewerOf(visitor)).toBeNull()
  expect(problems.join()).toMatch(/The operation was aborted/)
})

test('a sign-in ends the session that the browser had before', async () => {
  const visitor = browser()
  await signUpAs(visitor, 'before@example.com')
  const planted = visitor.cookies.get('proa_session')
  const viewer = await viewerOf(visitor)
  await comeBack({ ...visitor, page: { ...visitor.page, viewer } }, 'maria')
  expect(visitor.cookies.get('proa_session')).not.toBe(planted)
  expect(await query('select from session where id = $1', [viewer?.sessionId])).toEqual([])
})

test('the address of ADMIN_EMAIL, proven by Google, makes an admin', async () => {
  const visitor = browser()
  expect(await comeBack(visitor, 'chief')).toMatchObject({ location: '/second-step?next=%2Ffavorites' })
  expect(await query(`select role from users where email = 'chief@example.com'`)).toEqual([{ role: 'admin' }])
})
