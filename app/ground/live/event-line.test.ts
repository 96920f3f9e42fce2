import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLine } from './event-line.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that opens no line, and how often it was asked for one. */
function closedServer() {
  const asked = { times: 0 }
  class ClosedLine extends EventTarget {
    constructor() {
      super()
      asked.times++
      queueMicrotask(() => this.dispatchEvent(new Event('error')))
    }
    close() {}
  }
  vi.stubGlobal('EventSource', ClosedLine)
  return asked
}

test('a line that does not come up is asked for again until the session is over', async () => {
  const asked = closedServer()
  let isOver = false
  const ending = new AbortController()
  const line = keepLine({
    tell() {},
    position: () => null,
    isOver: () => Promise.resolve(isOver),
    ended: ending.signal,
  }).then(() => 'ended')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.times).toBeGreaterThan(3)
  isOver = true
  await vi.advanceTimersByTimeAsync(20_000)
  const before = asked.times
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.times).toBe(before)
  ending.abort()
  expect(await line).toBe('ended')
})
