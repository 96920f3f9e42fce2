import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { somebody } from '../../../tests/people.ts'
import type { Counter } from './counter.ts'
import { listingViews } from './counters.server.ts'
import { openCounts } from './counts.server.ts'
import { forgetCounts } from './forget-counts.server.ts'
import routes from '../../routes.ts'
import { pageKind } from '../../team/analytics/page-kind.ts'
import { boundOf, slowestOf20 } from './paints.ts'

const { db, pool } = await testDatabase()
const seen: Counter = { name: 'seen' }
let now = new Date('2026-11-22T03:00:00Z')
const clock = () => now
const counted = async () =>
  (await pool.query('select what, subject, day::text, count from daily_count order by 1, 2, 3')).rows
const lines = async () => (await counted()).map((row) => Object.values(row).join(' '))

beforeEach(() => {
  now = new Date('2026-11-22T03:00:00Z')
})
afterEach(async () => {
  await pool.query('truncate daily_count, daily_visitor, daily_search, visitor_salt')
})

test('counts are written a second later, all at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const counts = openCounts(db, { clock })
  counts.add(seen, 'a')
  counts.add(seen, 'a')
  counts.add(seen, 'b')
  vi.advanceTimersByTime(999)
  expect(await lines()).toEqual([])
  vi.advanceTimersByTime(1)
  await expect.poll(lines).toEqual(['seen a 2026-11-22 2', 'seen b 2026-11-22 1'])
})

test('a day begins at midnight on the islands, which is 14:00 in London', async () => {
  const counts = openCounts(db, { clock })
  now = new Date('2026-11-22T13:59:59Z')
  counts.add(seen, 'a')
  now = new Date('2026-11-22T14:00:00Z')
  counts.add(seen, 'a')
  await counts.close()
  expect(await lines()).toEqual(['seen a 2026-11-22 1', 'seen a 2026-11-23 1'])
})

test('processes that count the same at once add up', async () => {
  const processes = Array.from({ length: 4 }, () => openCounts(db, { clock }))
  for (const [index, counts] of processes.entries()) {
    const subjects = Array.from({ length: 200 }, (_, at) => String((at * [1, 3, 7, 9][index]!) % 200))
    for (const subject of subjects) counts.add(seen, subject)
  }
  await Promise.all(processes.map((counts) => counts.close()))
  const found = await counted()
  expect(found).toHaveLength(200)
  expect(new Set(found.map(({ count }) => count))).toEqual(new Set([4]))
})

test('counts that could not be written are tried again, and none is lost', async () => {
  const problems: unknown[] = []
  const counts = openCounts(db, { clock, report: (error) => void problems.push(error) })
  await pool.query('alter table daily_count rename to elsewhere')
  counts.add(seen, 'a')
  counts.see('Maria')
  await counts.flush()
  counts.add(seen, 'a')
  expect(problems).toHaveLength(1)
  await pool.query('alter table elsewhere rename to daily_count')
  await counts.close()
  expect(await lines()).toEqual(['seen a 2026-11-22 2', 'visitor  2026-11-22 1'])
})

test('a counter says which subjects there are, and whose own doings do not count', async () => {
  const owner = await somebody(db)
  for (const [ref, status] of [
    ['1', 'live'],
    ['2', 'paused'],
  ])
    await db.execute(sql`
      insert into listing (kind, ref, title, island, owner_id, status)
      values ('vehicle', ${ref}, 'Car', 'saipan', ${owner}, ${status})`)
  const colleague = await somebody(db)
  await db.execute(sql`
    insert into listing_colleague (listing_id, slot, role, user_id)
    select id, 1, 'answer', ${colleague} from listing where kind = 'vehicle' and ref = '1'`)
  const counts = openCounts(db, { clock })
  for (const subject of ['vehicle/1', 'vehicle/2', 'vehicle/3', 'vehicle', '']) {
    counts.add(listingViews, subject)
    counts.add(listingViews, subject, owner)
    counts.add(listingViews, subject, colleague)
    counts.add(listingViews, subject, await somebody(db))
  }
  counts.add(seen, 'vehicle/3', owner)
  await counts.close()
  expect(await lines()).toEqual(['listing view vehicle/1 2026-11-22 2', 'seen vehicle/3 2026-11-22 1'])
})

test('a visitor counts once a day, whichever process serves them', async () => {
  const [first, second] = [openCounts(db, { clock }), openCounts(db, { clock })]
  for (const counts of [first, first, second]) {
    counts.see('192.0.2.1 Firefox')
    await counts.flush()
  }
  first.see('192.0.2.1 Chrome')
  await first.flush()
  expect(await lines()).toEqual(['visitor  2026-11-22 2'])
  now = new Date('2026-11-23T03:00:00Z')
  second.see('192.0.2.1 Firefox')
  await second.flush()
  expect(await lines()).toEqual(['visitor  2026-11-22 2', 'visitor  2026-11-23 1'])
})

test('a search counts once a day per visitor, and its term is stored from the third visitor on', async () => {
  const counts = openCounts(db, { clock })
  const search = async (traits: string, term: string, found = true) => {
    counts.search(traits, { term, found })
    await counts.flush()
  }
  for (const traits of ['Maria', 'Maria', 'Juan']) await search(traits, 'Diving  School')
  expect(await lines()).toEqual(['search  2026-11-22 2'])
  counts.search('Ana', { term: 'diving school', found: true })
  counts.search('Joe', { term: 'DIVING SCHOOL', found: true })
  await counts.flush()
  await search('Kim', 'diving school')
  expect(await lines()).toEqual(['search  2026-11-22 5', 'term diving school 2026-11-22 5'])
  for (const traits of ['Maria', 'Juan', 'Ana']) await search(traits, 'unicorns', false)
  expect(await lines()).toContain('search without result  2026-11-22 3')
  expect(await lines()).toContain('term without result unicorns 2026-11-22 3')
})

test.each(['maria@example.com', '670 555-01423', 'x'.repeat(61)])(
  'however many look for %s, it stands nowhere',
  async (term) => {
    const counts = openCounts(db, { clock })
    for (const traits of ['Maria', 'Juan', 'Ana', 'Joe']) counts.search(traits, { term, found: false })
    await counts.close()
    expect(await lines()).toEqual(['search without result  2026-11-22 4'])
    const { rows } = await pool.query('select * from daily_search')
    expect(JSON.stringify(rows)).not.toContain(term)
  },
)

test('no one is known again on another day: salt and hashes of days that are over go', async () => {
  const counts = openCounts(db, { clock })
  counts.see('Maria')
  counts.search('Maria', { term: 'diving', found: true })
  await counts.flush()
  const { rows: before } = await pool.query('select hash from daily_visitor')
  now = new Date('2026-11-23T03:00:00Z')
  counts.see('Maria')
  await counts.flush()
  await forgetCounts(db, now)
  const { rows } = await pool.query('select day::text, hash from daily_visitor')
  expect(rows).toEqual([{ day: '2026-11-23', hash: expect.not.stringMatching(before[0]!.hash) }])
  expect((await pool.query('select from daily_search')).rows).toEqual([])
  expect((await pool.query('select day::text from visitor_salt')).rows).toEqual([{ day: '2026-11-23' }])
})

test('the counts of single listings are kept for 40 days, others for good', async () => {
  await pool.query(`insert into daily_count values
    ('listing view', 'vehicle/1', '2026-10-12', 1), ('listing view', 'vehicle/1', '2026-10-13', 1),
    ('listing contact', 'vehicle/1', '2026-10-12', 1), ('page view', '/', '2020-01-01', 1)`)
  await forgetCounts(db, now)
  expect(await lines()).toEqual(['listing view vehicle/1 2026-10-13 1', 'page view / 2020-01-01 1'])
})

test.each([
  ['/', '/'],
  ['/vehicles', '/vehicles'],
  ['/vehicles/1', '/vehicles/*'],
  ['/hotels/1', '/hotels/*'],
  ['/hotels/taxi', '/hotels/taxi'],
  ['/hotels/taxi/1', '/hotels/taxi/*'],
  ['/hotels/taxi/1/contact', '/hotels/taxi/*'],
  ['/food/bars', '/food/bars'],
  ['/blog/first-two-days', '/blog/*'],
  ['/privacy', '/privacy'],
  ['/messages/vehicle/1', '/messages/*'],
  ['/admin/moderation', null],
  ['/no/such/page', null],
  ['', null],
])('%s is of the kind %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind)
})

const ofStaff = ['admin', 'first-admin']
const files = ['feeds', 'manifest.webmanifest', 'photos', 'pins', 'robots.txt', 'sitemap.xml', 'sitemaps']
/** They answer a script or another site, or only redirect. */
const others = ['go', 'lightbox', 'logout', 'payments', 'suggest', 'support']

test('every page of the site but those of the staff has a kind', () => {
  const pathsOf = (routes: readonly RouteConfigEntry[]): string[] =>
    routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])
  const without = pathsOf(routes).filter((path) => !/^[:*]/.test(path) && !pageKind(`/${path}`))
  const parts = new Set(without.map((path) => path.split('/', 1)[0]))
  expect([...parts].toSorted()).toEqual([...ofStaff, ...files, ...others].toSorted())
})

test('of 20 visits the slowest is left out', () => {
  expect([0, 500, 501, 10_001].map(boundOf)).toEqual([500, 500, 1_000, Infinity])
  const times = (counts: Record<string, number>) =>
    slowestOf20(new Map(Object.entries(counts).map(([bound, count]) => [Number(bound), count])))
  expect(times({ 500: 19, 10_000: 1 })).toBe(500)
  expect(times({ 10_000: 2, 500: 18 })).toBe(10_000)
  expect(times({ 500: 1, Infinity: 1 })).toBe(Infinity)
})
