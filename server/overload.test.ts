import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchOverload } from './overload.ts'

let wait = 0
let line = 0
let rises = 0
const overload = () => watchOverload({ poolDelay: () => wait, lineDelay: () => line, onRise: () => rises++ })
const all = ['counting', 'suggestions', 'searches', 'members'] as const
const crowd = (of: ReturnType<typeof overload>, size = 60) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (let one = 0; one < size; one++) void of.during(promise)
  return resolve
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  wait = 0
  line = 0
  rises = 0
})
afterEach(() => void vi.useRealTimers())

test.each([
  [0, []],
  [30, ['counting']],
  [60, ['counting', 'suggestions']],
  [100, ['counting', 'suggestions', 'searches']],
  [200, ['counting', 'suggestions', 'searches', 'members']],
])('with a delay of %i ms in a crowd it leaves out %j', (ms, expected) => {
  const one = overload()
  crowd(one)
  wait = ms
  vi.advanceTimersByTime(60)
  one.leavesOut('searches') // the first is made nevertheless
  expect(all.filter((what) => one.leavesOut(what))).toEqual(expected)
  expect(rises).toBe(expected.length > 0 ? 1 : 0)
  one.close()
})

test('a delay without a crowd leaves nothing out', () => {
  const one = overload()
  crowd(one, 29)
  wait = 10_000
  line = 900
  vi.advanceTimersByTime(2_000)
  expect(one.level()).toBe(0)
  one.close()
})

test.each([
  ['in a crowd one that waits for its turn', 30, 100],
  ['one that waits a second for its turn', 12, 1_000],
])('%s has searches left out, but no pages of members', (_, size, ms) => {
  const one = overload()
  crowd(one, size)
  line = ms
  vi.advanceTimersByTime(60)
  expect(one.level()).toBe(3)
  one.close()
})

test('what is left out stays so for half a second, whenever that began', async () => {
  for (let looks = 1; looks <= 10; looks++) {
    const one = overload()
    void one.during(new Promise(() => {}))
    vi.advanceTimersByTime(looks * 50 - 30)
    const end = crowd(one)
    wait = 100
    vi.advanceTimersByTime(50)
    wait = 0
    end()
    await Promise.resolve()
    vi.advanceTimersByTime(400)
    expect([looks, one.level()]).toEqual([looks, 3])
    vi.advanceTimersByTime(150)
    expect([looks, one.level()]).toEqual([looks, 0])
    one.close()
  }
})

test('without work it rests, and sees the next crowd nevertheless', async () => {
  const one = overload()
  for (let times = 0; times < 2; times++) {
    const end = crowd(one)
    wait = 100
    vi.advanceTimersByTime(60)
    expect(one.level()).toBe(3)
    wait = 0
    end()
    await Promise.resolve()
    vi.advanceTimersByTime(1_100)
    expect(one.level()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  }
})

test('after a rest, a line of what only programs ask for has searches left out until it ends, and no pages of members', () => {
  const one = overload()
  line = 2_000
  vi.advanceTimersByTime(10_000)
  one.leavesOut('searches')
  vi.advanceTimersByTime(60)
  expect(one.level()).toBe(3)
  line = 0
  vi.advanceTimersByTime(1_100)
  expect(one.level()).toBe(0)
})

test('what many still ask for stays left out, but for two searches a second; all is done again within two seconds after them', async () => {
  const one = overload()
  const end = crowd(one)
  wait = 100
  vi.advanceTimersByTime(60)
  wait = 0
  end()
  await Promise.resolve()
  let made = 0
  for (let ms = 0; ms < 5_000; ms += 10) {
    if (!one.leavesOut('searches')) made++
    vi.advanceTimersByTime(10)
  }
  expect(made).toBeGreaterThanOrEqual(9)
  expect(made).toBeLessThanOrEqual(11)
  expect(one.level()).toBe(3)
  vi.advanceTimersByTime(1_100)
  expect(one.level()).toBe(0)
  one.close()
})
