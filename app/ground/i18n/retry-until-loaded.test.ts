import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryUntilLoaded } from './retry-until-loaded.ts'

const browser = new EventTarget()
const page = Object.assign(new EventTarget(), { hidden: false })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Loads nothing until there is a connection. */
function loading() {
  const state = { asked: 0, isThere: false }
  const loaded = retryUntilLoaded(() => {
    state.asked++
    return state.isThere ? Promise.resolve('loaded') : Promise.reject(new TypeError('no connection'))
  })
  return { state, loaded }
}

test('what does not load is asked for with growing pauses, and at once when the connection is back', async () => {
  const { state, loaded } = loading()
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000)
  expect(state.asked).toBe(4)
  state.isThere = true
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0) // of a pause of eight seconds
  expect(state.asked).toBe(5)
  expect(await loaded).toBe('loaded')
  expect(vi.getTimerCount()).toBe(0)
})

test('if loading fails again after the connection returned, the pauses start over', async () => {
  const { state } = loading()
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000)
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(state.asked).toBe(5)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(state.asked).toBe(6)
})

test('a pause is half as long by chance, and never longer than half a minute', async () => {
  vi.mocked(Math.random).mockReturnValue(0)
  const { state } = loading()
  await vi.advanceTimersByTimeAsync(500 + 1_000 + 2_000 + 4_000 + 8_000)
  expect(state.asked).toBe(6)
  await vi.advanceTimersByTimeAsync(15_000 + 15_000)
  expect(state.asked).toBe(8)
})
