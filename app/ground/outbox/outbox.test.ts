import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '../kept/testing.ts'
import type { StopReason } from './sender.ts'

type Outcome = 'sent' | StopReason | { readonly refusal: string }

const browser = new EventTarget()
let storage = emptyStorage()
let isOnline = true
const page = Object.assign(new EventTarget(), { hidden: false })

beforeEach(() => {
  storage = emptyStorage()
  isOnline = true
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', browser)
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
    locks: navigator.locks,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A tab has its own memory, and shares storage and locks with the others. */
async function tab(owner = 'maria') {
  vi.resetModules()
  const { outboxes } = await import('./outbox.ts')
  return outboxes<string, string>('message')(owner)
}

/** Sends by what comes to be the next answer, and notes what it was asked to send. */
function server(...answers: Outcome[]) {
  const sent: string[] = []
  return {
    sent,
    send: ({ value }: { value: string }) => {
      sent.push(value)
      return Promise.resolve(answers.shift() ?? 'sent')
    },
  }
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const valuesOf = (outbox: Awaited<ReturnType<typeof tab>>) => outbox.items().map(({ value }) => value)

test('waiting items are sent in their order, also by a page that opens later', async () => {
  const first = await tab()
  first.put('b', 'one')
  first.put('a', 'two')
  const later = await tab()
  expect(valuesOf(later)).toEqual(['one', 'two'])
  const { sent, send } = server()
  later.sendBy(send)
  await pass()
  expect(sent).toEqual(['one', 'two'])
  expect(later.items()).toEqual([])
  expect(Object.keys(storage)).toEqual([])
})

test('two tabs send a thing once', async () => {
  const [one, other] = [await tab(), await tab()]
  one.put('a', 'one')
  const { promise, resolve } = Promise.withResolvers<'sent'>()
  let asked = 0
  const send = () => {
    asked++
    return promise
  }
  one.sendBy(send)
  other.sendBy(send)
  await pass(60_000)
  expect(asked).toBe(1)
  resolve('sent')
  await pass(60_000)
  expect(asked).toBe(1)
  expect(other.items()).toEqual([])
})

test('an interrupted item is tried again with growing pauses, and at once when the connection may be back', async () => {
  const outbox = await tab()
  const { sent, send } = server('cut', 'cut', 'cut', 'cut', 'cut', 'cut', 'cut')
  outbox.put('a', 'one')
  outbox.sendBy(send)
  await pass()
  expect(outbox.stopped()).toBe('cut')
  await pass(1_000)
  expect(sent).toHaveLength(2)
  await pass(999)
  expect(sent).toHaveLength(2)
  await pass(1_001)
  expect(sent).toHaveLength(3)
  browser.dispatchEvent(new Event('online'))
  await pass()
  expect(sent).toHaveLength(4)
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  await pass()
  expect(sent).toHaveLength(4)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await pass()
  expect(sent).toHaveLength(5)
  outbox.go()
  await pass()
  expect(sent).toHaveLength(6)
  await pass(60_000)
  expect(outbox.stopped()).toBe(null)
  expect(outbox.items()).toEqual([])
})

test('a sign of a connection that comes while a try fails leads to another at once', async () => {
  const outbox = await tab()
  const { promise, resolve } = Promise.withResolvers<'cut'>()
  let tries = 0
  outbox.put('a', 'one')
  outbox.sendBy(() => (++tries === 1 ? promise : Promise.resolve('sent')))
  await pass()
  browser.dispatchEvent(new Event('online'))
  resolve('cut')
  await pass()
  expect(tries).toBe(2)
})

test('without a connection, and after a session ended, nothing is tried until there is a sign', async () => {
  const outbox = await tab()
  const { sent, send } = server('cut', 'signed-out')
  outbox.put('a', 'one')
  isOnline = false
  outbox.sendBy(send)
  await pass(24 * 60 * 60_000)
  expect(sent).toHaveLength(1)
  isOnline = true
  browser.dispatchEvent(new Event('online'))
  await pass(24 * 60 * 60_000)
  expect(sent).toHaveLength(2)
  expect(outbox.stopped()).toBe('signed-out')
  page.dispatchEvent(new Event('visibilitychange'))
  await pass()
  expect(outbox.items()).toEqual([])
})

test('a refused item stays with its reason, is not tried again by itself, and blocks no other', async () => {
  const outbox = await tab()
  const { sent, send } = server({ refusal: 'long' })
  outbox.put('a', 'one')
  outbox.put('b', 'two')
  outbox.sendBy(send)
  await pass(60_000)
  browser.dispatchEvent(new Event('online'))
  await pass(60_000)
  expect(sent).toEqual(['one', 'two'])
  expect(outbox.items()).toMatchObject([{ id: 'a', refusal: 'long' }])
  const reloaded = await tab()
  reloaded.sendBy(send)
  await pass(60_000)
  expect(sent).toHaveLength(2)
  reloaded.retry('a')
  await pass()
  expect(sent).toEqual(['one', 'two', 'one'])
  expect(reloaded.items()).toEqual([])
})

test('a text that is rewritten after a refusal is sent, and the refusal is gone', async () => {
  const outbox = await tab()
  const { sent, send } = server({ refusal: 'long' })
  outbox.put('a', 'one')
  outbox.sendBy(send)
  await pass()
  outbox.put('a', 'two')
  outbox.go()
  await pass()
  expect(sent).toEqual(['one', 'two'])
  expect(outbox.items()).toEqual([])
})

test('what is refused after its sender changed how it is kept is sent once', async () => {
  const outbox = await tab()
  const sent: string[] = []
  outbox.put('a', 'large')
  outbox.sendBy(({ value }, { update }) => {
    sent.push(value)
    update('small')
    return Promise.resolve({ refusal: 'broken' })
  })
  await pass(60_000)
  expect(sent).toEqual(['large'])
  expect(outbox.items()).toMatchObject([{ value: 'small', refusal: 'broken' }])
})

test('what is forgotten while its sender changes how it is kept does not come back', async () => {
  const outbox = await tab()
  const sent: string[] = []
  outbox.put('a', 'large')
  outbox.sendBy(({ id, value }, { update }) => {
    sent.push(value)
    outbox.forget(id)
    update('small')
    return Promise.resolve('sent')
  })
  await pass(60_000)
  expect(sent).toEqual(['large'])
  expect(outbox.items()).toEqual([])
})

test('an item that replaces one under way is sent after it', async () => {
  const outbox = await tab()
  const { promise, resolve } = Promise.withResolvers<'sent'>()
  const sent: string[] = []
  outbox.put('a', 'keep')
  outbox.sendBy(({ value }) => {
    sent.push(value)
    return sent.length === 1 ? promise : Promise.resolve('sent')
  })
  await pass()
  outbox.put('a', 'let go')
  resolve('sent')
  await pass()
  expect(sent).toEqual(['keep', 'let go'])
  expect(outbox.items()).toEqual([])
})

test('each account has its own, for 14 days, until someone logs out', async () => {
  const maria = await tab()
  maria.put('a', 'one')
  expect((await tab('juan')).items()).toEqual([])
  expect(valuesOf(await tab())).toEqual(['one'])
  vi.setSystemTime(Date.now() + 15 * 24 * 60 * 60_000)
  expect((await tab()).items()).toEqual([])
  maria.put('a', 'two')
  const { forgetAll } = await import('../kept/kept.ts')
  forgetAll()
  expect((await tab()).items()).toEqual([])
})

const refuseToStore = () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

test('logging out asks about unsent items of this page, then forgets them', async () => {
  refuseToStore()
  const outbox = await tab()
  outbox.put('a', 'one')
  const { waitingIds } = await import('./waiting.ts')
  expect(waitingIds()).toEqual(['a'])
  const { forgetAll } = await import('../kept/kept.ts')
  forgetAll()
  expect(waitingIds()).toEqual([])
  expect(valuesOf(await tab())).toEqual([])
})

test('a page that was opened before its reader logged out elsewhere keeps things again once they log in again', async () => {
  const { keep, keepAgain } = await import('../kept/kept.ts')
  storage.setItem('keptForgottenAt', String(Date.now() + 1_000))
  const keeps = (owner: string) => keep(owner, 'message', 'one')
  expect(keeps('maria')).toBe(false)
  keepAgain('maria')
  expect([keeps('maria'), keeps('juan')]).toEqual([true, false])
  storage.setItem('keptForgottenAt', String(Date.now() + 2_000))
  expect(keeps('maria')).toBe(false)
})

test('what only a page has is forgotten when someone logs out in another tab', async () => {
  refuseToStore()
  const outbox = await tab()
  outbox.put('a', 'one')
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'keptForgottenAt' }))
  expect(outbox.items()).toEqual([])
})

test('without storage in the browser an item waits in its page, and says so', async () => {
  const outbox = await tab()
  outbox.put('a', 'one')
  expect(outbox.items()).toMatchObject([{ value: 'one', isStored: true }])
  outbox.forget('a')
  refuseToStore()
  outbox.put('a', 'one')
  expect(outbox.items()).toMatchObject([{ value: 'one', isStored: false }])
  const { sent, send } = server()
  outbox.sendBy(send)
  await pass()
  expect(sent).toEqual(['one'])
  expect(outbox.items()).toEqual([])
})

test('messages that an older version of the site kept are taken over, each by its account', async () => {
  const message = { text: 'Hi', phrase: null, kind: 'vehicle', ref: '1', with: null }
  const old = [
    { ...message, clientId: 'a', as: 'maria', at: '2026-01-02T00:00:00.000Z', problem: 'signed-out' },
    { ...message, clientId: 'b', as: 'maria', at: '2026-01-01T00:00:00.000Z', problem: 'long' },
    { ...message, clientId: 'c', as: 'juan', at: '2026-01-01T00:00:00.000Z' },
  ]
  storage.setItem('waitingMessages', JSON.stringify(old))
  const { waitingIds } = await import('./waiting.ts')
  expect(waitingIds('message').toSorted()).toEqual(['a', 'b', 'c'])
  const maria = await tab()
  expect(maria.items()).toEqual([
    { id: 'b', value: message, refusal: 'long', place: Date.parse('2026-01-01'), isStored: true },
    { id: 'a', value: message, place: Date.parse('2026-01-02'), isStored: true },
  ])
  expect(storage.getItem('waitingMessages')).toBeNull()
})
