import { expect, test } from 'vitest'
import { documentContext } from '../app/ground/request/document-context.ts'
import { requestContext } from '../app/ground/request/request-context.ts'
import { signedIn } from '../tests/accounts.ts'
import { testDatabase } from '../tests/test-database.ts'
import type { Render } from './page-maker.ts'
import { testApp } from './testing.ts'

const database = await testDatabase()
const { ask } = await testApp(
  async (_request, context) => Response.json(context.get(requestContext).viewer),
  {
    database,
  },
)
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const maria = await signedIn({ query, origin: 'http://localhost:3000' })
const profilePage = (cookie: string, mode = 'navigate') =>
  ask('/profile', { headers: { cookie, 'sec-fetch-mode': mode } })

test('a page knows who carries a session', async () => {
  const answer = await profilePage(maria.cookie)
  expect(await answer.json()).toMatchObject({
    id: maria.id,
    email: maria.email,
    role: 'user',
    isVerified: false,
  })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  ['changed', (cookie: string) => cookie.replace(/=../, '=xx')],
  ['without seal', (cookie: string) => cookie.split('.')[0]!],
  ['of nobody', () => 'proa_session=nothing'],
])('a cookie %s signs no one in', async (_name, changed) => {
  expect(await (await profilePage(changed(maria.cookie))).json()).toBeNull()
})

test('an expired session counts as logged out, and its cookie is removed with the next page, not by a script’s request', async () => {
  const { id, cookie } = await signedIn({ query, origin: 'http://localhost:3000' }, { name: 'Ana' })
  await query(`update session set expires_at = now() - interval '1 second' where user_id = $1`, [id])
  const byScript = await profilePage(cookie, 'cors')
  expect(await byScript.json()).toBeNull()
  expect(byScript.headers.getSetCookie()).toEqual([])
  const answer = await profilePage(cookie)
  expect(await answer.json()).toBeNull()
  expect(answer.headers.getSetCookie().join()).toMatch(/proa_session=;.*Max-Age=0/i)
  // It is the page of all guests, but for the cookie, which is not kept with it.
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect((await ask('/profile')).headers.getSetCookie()).toEqual([])
})

test('a session that lasts less than 29 days more is prolonged to 30, with its cookie; others are left alone', async () => {
  const { id, cookie } = await signedIn({ query, origin: 'http://localhost:3000' }, { name: 'Lita' })
  const daysLeft = async () => {
    const [row] = await query(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from session where user_id = $1`,
      [id],
    )
    return row!.days
  }
  expect((await profilePage(cookie)).headers.getSetCookie()).toEqual([])
  await query(`update session set expires_at = now() + interval '28 days' where user_id = $1`, [id])
  const answer = await profilePage(cookie)
  expect(await answer.json()).toMatchObject({ id })
  expect(answer.headers.getSetCookie().join()).toMatch(/proa_session=.*Max-Age=2592000/i)
  expect(await daysLeft()).toBe(30)
})

test('a session that ends with the browser, after a day, is left alone', async () => {
  const { id, cookie } = await signedIn({ query, origin: 'http://localhost:3000' }, { name: 'Juan' })
  await query(
    `update session set created_at = now() - interval '12 hours', expires_at = now() + interval '12 hours'
     where user_id = $1`,
    [id],
  )
  const answer = await profilePage(cookie)
  expect(await answer.json()).toMatchObject({ id })
  expect(answer.headers.getSetCookie()).toEqual([])
})

test.each([
  ['user', 180],
  ['moderator', 7],
] as const)('the session of a %s ends after %s days, however often it was prolonged', async (role, days) => {
  const { id, cookie } = await signedIn({ query, origin: 'http://localhost:3000' }, { role })
  const began = (age: string) =>
    query(`update session set created_at = now() - $2::interval where user_id = $1`, [id, age])
  await began(`${days} days -1 hour`)
  expect(await (await profilePage(cookie)).json()).toMatchObject({ id })
  await began(`${days} days 1 second`)
  expect(await (await profilePage(cookie, 'cors')).json()).toBeNull()
  const answer = await profilePage(cookie)
  expect(await answer.json()).toBeNull()
  expect(answer.headers.getSetCookie().join()).toMatch(/proa_session=;.*Max-Age=0/i)
  expect(await query('select from session where user_id = $1', [id])).toEqual([])
})

test("a suspended user's session is ignored", async () => {
  const { id, cookie } = await signedIn({ query, origin: 'http://localhost:3000' }, { name: 'Rosa' })
  await query('update users set suspended_at = now() where id = $1', [id])
  expect(await (await profilePage(cookie)).json()).toBeNull()
})

test('the log says who was refused what, and forms of other sites, without the query of the address', async () => {
  const { id, cookie } = await signedIn({ query, origin: 'http://localhost:3000' })
  const lines: object[] = []
  const keep = (line: object) => void lines.push(line)
  const log = { debug: keep, info: keep, warn: keep, error: keep, isLevelEnabled: () => true }
  const refusing = async () => new Response('no', { status: 403, headers: { 'content-type': 'text/plain' } })
  const logged = await testApp(refusing, { database, log })
  await logged.ask('/admin/users?q=maria', { headers: { cookie } }, '192.0.2.7')
  const body = new URLSearchParams({ q: 'maria' })
  await logged.ask('/login', { method: 'POST', headers: { origin: 'https://evil.example' }, body })
  expect(lines).toEqual([
    expect.objectContaining({ path: '/admin/users', status: 403, user: id, client: '192.0.2.7' }),
    expect.objectContaining({ path: '/login', status: 403, refusal: 'other_site' }),
  ])
  expect(JSON.stringify(lines)).not.toContain('maria')
})

test('who has the log can’t open what is opened by a secret in its address', async () => {
  const lines: object[] = []
  const keep = (line: object) => void lines.push(line)
  const log = { debug: keep, info: keep, warn: keep, error: keep, isLevelEnabled: () => true }
  const paths = ['bookings/guest/:number/:secret/change', 'bookings/feeds/:secret.ics', 'unsubscribe/:token']
  const routes = Object.fromEntries(paths.map((path) => [path, { path, module: {} }]))
  const failing: Render = (_, context) => {
    context.get(documentContext).reportError(new Error('not rendered'))
    return Promise.reject(new Error('not answered'))
  }
  const logged = await testApp(failing, { database, log, routes })
  const origin = 'http://localhost:3000'
  const addresses = ['/bookings/guest/7/hush/change.data', '/Bookings/feeds/hush.ics', '/unsubscribe/hush']
  for (const address of addresses) {
    const { status } = await logged.ask(address, { method: 'POST', headers: { origin } })
    expect(status).toBe(500)
  }
  const shown = ['/bookings/guest/7/:secret/change.data', '/Bookings/feeds/:secret', '/unsubscribe/:token']
  expect(lines).toEqual(
    shown.flatMap((path) => [
      expect.objectContaining({ path, err: expect.objectContaining({ message: 'not rendered' }) }),
      expect.objectContaining({ path, err: expect.objectContaining({ message: 'not answered' }) }),
      expect.objectContaining({ path, status: 500 }),
    ]),
  )
  await logged.ask('//unsubscribe//hush')
  expect(lines.at(-1)).toMatchObject({ path: '//unsubscribe//:token', status: 308 })
})
