import { expect, test, vi } from 'vitest'
import { testApp } from './testing.ts'
import { page } from './testing-pages.ts'

const { ask } = await testApp(() => Promise.resolve(page('[]')))
const statuses = async (peer: string, times: number) => {
  const found = new Set<number>()
  for (let time = 0; time < times; time++) found.add((await ask('/suggest?q=a', {}, peer)).status)
  return [...found]
}

test('whoever asks for suggestions faster than anyone types waits, others do not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  expect(await statuses('192.0.2.7', 300)).toEqual([200])
  const refused = await ask('/suggest?q=b', {}, '192.0.2.7')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await statuses('192.0.2.8', 1)).toEqual([200])
  vi.setSystemTime(Date.now() + 60_000)
  expect(await statuses('192.0.2.7', 1)).toEqual([200])
  vi.useRealTimers()
})
