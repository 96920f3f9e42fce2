import { expect, test } from 'vitest'
import { requestContext } from '../app/ground/request/request-context.ts'
import { searchQuery } from '../app/market/search/search-query.ts'
import { testDatabase } from '../tests/test-database.ts'
import type { Render } from './page-maker.ts'
import { testApp } from './testing.ts'
import { page } from './testing-pages.ts'

let renders = 0
const results: Render = (request, context) => {
  renders++
  const term = new URL(request.url).searchParams.get('q')
  if (term) context.get(requestContext).searched = { term, found: true }
  return Promise.resolve(page('Results'))
}
const search = { path: 'search', module: { handle: { query: searchQuery } } }
const database = await testDatabase()
const { ask, counts } = await testApp(results, { database, routes: { search } })
const browser = { 'user-agent': 'Firefox' }
const counted = async () => {
  await counts.flush()
  const { rows } = await database.pool.query(`delete from daily_count where what = 'search' returning count`)
  return rows[0]?.count ?? 0
}

test('a search counts for everyone who sees its results, also where they come from memory', async () => {
  for (const peer of ['192.0.2.1', '192.0.2.2', '192.0.2.2'])
    await ask('/search?q=diving', { headers: browser }, peer)
  await ask('/search', { headers: browser })
  expect(renders).toBe(2)
  expect(await counted()).toBe(2)
})

test.each([
  ['a robot', { headers: { 'user-agent': 'Googlebot' } }],
  ['a browser that asks ahead', { headers: { ...browser, 'sec-purpose': 'prefetch' } }],
  ['a program that asks for the headers of an answer', { method: 'HEAD', headers: browser }],
])('what %s looks for does not count', async (_, init) => {
  await ask('/search?q=hotels', init)
  expect(await counted()).toBe(0)
})

test('searches of signed-in users count like all others', async () => {
  await ask('/search?q=taxi', { headers: { ...browser, cookie: 'proa_session=1' } })
  expect(await counted()).toBe(1)
})
