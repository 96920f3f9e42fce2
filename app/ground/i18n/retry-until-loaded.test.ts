import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryUntilLoaded } from './retry-until-loaded.ts'

const browser = new EventTarget()
const listeners = new Set<unknown>()

beforeEach(() => {
  vi.useFakeTimers()
  listeners.clear()
  vi.stubGlobal('addEventListener', (...given: Parameters<EventTarget['addEventListener']>) => {
    listeners.add(given[1])
    browser.addEventListener(...given)
  })
  vi.stubGlobal('removeEventListener', (...given: Parameters<EventTarget['removeEventListener']>) => {
    listeners.delete(given[1])
    browser.removeEventListener(...given)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what does not load is asked for with growing pauses, and soon after the connection is back', async () => {
  let attempts = 0
  let isOnline = false
  const loaded = retryUntilLoaded(() => {
    attempts++
    return isOnline ? Promise.resolve('loaded') : Promise.reject(new TypeError('no connection'))
  })
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000)
  expect(attempts).toBe(4)
  expect(listeners.size).toBe(1)
  isOnline = true
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1_000) // of a pause of eight seconds
  expect(attempts).toBe(5)
  expect(await loaded).toBe('loaded')
})

test('if loading fails again after the connection returned, the pauses start over', async () => {
  let attempts = 0
  void retryUntilLoaded(() => {
    attempts++
    return Promise.reject(new TypeError('no connection'))
  })
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000)
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(attempts).toBe(5)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(attempts).toBe(6)
})
