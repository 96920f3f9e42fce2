import { expect, test } from 'vitest'
import { signedIn } from '../tests/accounts.ts'
import { testDatabase } from '../tests/test-database.ts'
import { testApp } from './testing.ts'
import { page } from './testing-pages.ts'

const database = await testDatabase()
const { ask, counts } = await testApp(() => Promise.resolve(page('')), { database })
const query = async (text: string, values?: unknown[]) => (await database.pool.query(text, values)).rows

const view = { path: '/blog/diving', what: 'view' }
const views = (length: number) => Array.from({ length }, () => view)
const send = async (counted: unknown, headers: Record<string, string> = {}, peer?: string) => {
  const init = {
    method: 'POST',
    headers: { 'user-agent': 'Firefox', origin: 'http://localhost:3000', ...headers },
  }
  return (await ask('/views', { ...init, body: JSON.stringify(counted) }, peer)).status
}
const counted = async () => {
  await counts.flush()
  const rows = await query('select what, subject, count from daily_count order by what, subject')
  await query('delete from daily_count')
  return rows.map(({ what, subject, count }) => `${what} ${subject} ${count}`)
}

test('views and contacts are counted, and who sent them once', async () => {
  await query(
    `insert into listing (kind, ref, title, island, status) values ('vehicle', '1', 'Car', 'saipan', 'live')`,
  )
  const car = { path: '/vehicles/1', what: 'view' }
  expect(await send([view, car, { ...car, what: 'contact' }, { ...view, what: 'contact' }])).toBe(204)
  expect(await send([car])).toBe(204)
  expect(await counted()).toEqual([
    'contact vehicle 1',
    'listing contact vehicle/1 1',
    'listing view vehicle/1 2',
    'page view /blog/* 1',
    'page view /vehicles/* 2',
    'visitor  1',
  ])
})

test('an owner’s views of their own listing are not counted', async () => {
  const owner = await signedIn({ query, origin: 'http://localhost:3000' })
  await query(
    `insert into listing (kind, ref, title, island, owner_id, status) values ('vehicle', 'own', 'Car', 'saipan', $1, 'live')`,
    [owner.id],
  )
  const headers = { cookie: owner.cookie, origin: 'http://localhost:3000' }
  expect(await send([{ path: '/vehicles/own', what: 'view' }], headers)).toBe(204)
  expect((await counted()).filter((line) => line.startsWith('listing'))).toEqual([])
})

test.each([
  'Googlebot/2.1',
  'curl/8.5',
  'Go-http-client/2.0',
  'facebookexternalhit/1.1',
  'WhatsApp/2.24.1 A',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0)',
  'SiteExplorer (+https://example.com/about)',
  '',
])('“%s” is no visitor', async (agent) => {
  expect(await send([view], { 'user-agent': agent }, '192.0.2.20')).toBe(204)
  expect(await counted()).toEqual([])
})

test('who looks at a page on a phone of Cubot’s is a visitor', async () => {
  const agent = 'Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 30) AppleWebKit/537.36 Chrome/141.0.0.0'
  expect(await send([view], { 'user-agent': agent }, '192.0.2.21')).toBe(204)
  expect(await counted()).toEqual(['page view /blog/* 1', 'visitor  1'])
})

test("a person who views staff pages only doesn't count as a visitor", async () => {
  expect(await send([{ path: '/admin/moderation', what: 'view' }])).toBe(204)
  expect(await counted()).toEqual([])
})

test('how long pages take is counted by steps', async () => {
  const paint = (ms: number) => ({ ...view, what: 'paint', ms })
  expect(await send([paint(480), paint(500), paint(501), paint(90_000)])).toBe(204)
  expect((await counted()).filter((line) => line.startsWith('paint'))).toEqual([
    'paint /blog/* 1000 1',
    'paint /blog/* 500 2',
    'paint /blog/* Infinity 1',
  ])
})

test.each([
  [null],
  ['view'],
  [[{ path: '/' }]],
  [[{ path: '/', what: 'other' }]],
  [[{ path: '/', what: 'paint', ms: -1 }]],
  [views(101)],
])('what is no list of counts is refused: %j', async (sent) => {
  expect(await send(sent)).toBe(400)
  expect(await counted()).toEqual([])
})

test("a network's views count up to what people can look at", async () => {
  for (let time = 0; time < 6; time++) expect(await send(views(100), {}, '192.0.2.30')).toBe(204)
  expect(await send([view], {}, '192.0.2.30')).toBe(429)
  expect(await counted()).toContain('page view /blog/* 600')
})
