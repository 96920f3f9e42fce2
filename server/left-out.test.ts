import { beforeEach, expect, test } from 'vitest'
import { searchQuery } from '../app/market/search/search-query.ts'
import type { DispensablePart } from './overload.ts'
import { signedIn } from '../tests/accounts.ts'
import { testDatabase } from '../tests/test-database.ts'
import { testApp } from './testing.ts'
import { page } from './testing-pages.ts'

const order = ['counting', 'suggestions', 'searches', 'members'] as const
let level = 0
const overload = {
  during: <T>(work: Promise<T>) => work,
  leavesOut: (what: DispensablePart) => order.indexOf(what) < level,
  level: () => level,
  close: () => {},
}
let renders = 0
let pages = 0
const module = { handle: { query: searchQuery } }
const routes = { search: { path: 'search', module }, suggest: { path: 'suggest', module } }
const database = await testDatabase()
const { ask, cache } = await testApp(
  () => {
    renders++
    return Promise.resolve(page('<body>a page</body>'))
  },
  { routes, overload, database },
)
const member = { cookie: '' }
const counted = {
  method: 'POST',
  headers: { origin: 'http://localhost:3000', 'user-agent': 'Firefox' },
  body: '[]',
}
const asked = {
  counting: () => ask('/views', counted),
  prefetching: () => ask(`/vehicles/${renders}`, { headers: { 'sec-purpose': 'prefetch' } }),
  suggestions: () => ask(`/suggest?q=a${renders}`),
  searches: () => ask(`/search?q=a${renders}`),
  'the public API': () => ask(`/api/v1/vehicles?page=${++pages}`),
  "a member's page": () => ask('/profile', { headers: member }),
  'a form of a member': () =>
    ask('/profile', { method: 'POST', headers: { ...member, origin: 'http://localhost:3000' } }),
  'a new page of a guest': () => ask(`/about/${renders}`),
  'the numbers for emergencies': () => ask('/services/emergency'),
  'a sign of life': () => ask('/healthz'),
}

beforeEach(async () => {
  level = 0
  const query = async (text: string, values?: unknown[]) => (await database.pool.query(text, values)).rows
  const { cookie } = await signedIn({ query, origin: 'http://localhost:3000' })
  member.cookie = cookie
})

test.each([
  [0, []],
  [1, ['counting', 'prefetching']],
  [2, ['counting', 'prefetching', 'suggestions']],
  [3, ['counting', 'prefetching', 'suggestions', 'searches', 'the public API']],
  [4, ['counting', 'prefetching', 'suggestions', 'searches', 'the public API', "a member's page"]],
])('at level %i these are refused at once, with the time to come again: %j', async (at, expected) => {
  level = at
  const refused: string[] = []
  for (const [what, send] of Object.entries(asked)) {
    const answer = await send()
    if (answer.status === 503 && answer.headers.get('retry-after') === '5') refused.push(what)
  }
  expect(refused).toEqual(expected)
})

test('a page in memory is sent whatever is left out, an outdated one with a line that says so, and to members as a guest\u2019s', async () => {
  expect(await (await ask('/search?q=canoe')).text()).toContain('a page')
  level = 4
  const before = renders
  expect(await (await ask('/search?q=canoe')).text()).not.toContain('older copy')
  cache.listen(true) // what was before may be outdated
  const outdated = await ask('/search?q=canoe')
  expect([outdated.status, await outdated.text()]).toEqual([
    200,
    expect.stringContaining('You see an older copy'),
  ])
  const guestPage = await ask('/search?q=canoe', { headers: member })
  expect([guestPage.status, await guestPage.text()]).toEqual([
    200,
    expect.stringContaining('You are still logged in, but it shows nothing of your own.'),
  ])
  expect(guestPage.headers.get('cache-control')).toBe('private, no-store')
  expect(renders).toBe(before)
})
