import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from './testing.ts'
import { page } from './testing-pages.ts'

const { ask } = await testApp(({ url }) => Promise.resolve(page(`GET ${new URL(url).pathname}?`)))
const statuses = async (paths: readonly string[], times: number, peer: string) => {
  const found = new Set<number>()
  for (let time = 0; time < times; time++) {
    for (const path of paths) found.add((await ask(path, {}, peer)).status)
  }
  return [...found]
}

test("a client that requests suggestions faster than anyone types has to wait, others don't", async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(await statuses(['/suggest?q=a'], 300, '192.0.2.7')).toEqual([200])
  const refused = await ask('/suggest?q=b', {}, '192.0.2.7')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await statuses(['/suggest?q=a'], 1, '192.0.2.8')).toEqual([200])
  vi.setSystemTime(Date.now() - 3_600_000) // a clock that is set back keeps no one out
  vi.advanceTimersByTime(60_000)
  expect(await statuses(['/suggest?q=a'], 1, '192.0.2.7')).toEqual([200])
})

test('all that is asked for while one types counts together, an empty form does not', async () => {
  const typed = ['/suggest?q=a', '/suggest.data?q=a', '/ask-local/new?q=a', '/ask-local/new.data?q=a']
  expect(await statuses(typed, 75, '192.0.2.9')).toEqual([200])
  expect(await statuses(typed, 1, '192.0.2.9')).toEqual([429])
  expect(await (await ask('/suggest%00?q=a', {}, '192.0.2.9')).text()).not.toContain('GET /suggest?')
  expect(await statuses(['/ask-local/new', '/ask-local/new.data'], 1, '192.0.2.9')).toEqual([200])
})

test('three hundred sitemaps a minute are enough', async () => {
  const files = ['/sitemaps/pages/ko.xml']
  expect(await statuses(files, 300, '192.0.2.7')).toEqual([200])
  expect(await statuses(files, 1, '192.0.2.7')).toEqual([429])
})
