import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAccountKeeper } from './account-keeper.ts'
import { emptyStorage } from '../../ground/kept/testing.ts'
import type { Entry } from './entry.ts'
import { addFavorite, favorites, isKeptInAccount, removeFavorite, subscribeToFavorites } from './favorites.ts'

type FakeRequest = { method: string; entries: Entry[]; answer: (answer: Response | Error) => void }
let asked: FakeRequest[]
let tab: EventTarget & { hidden: boolean }
let end: () => void
let storage = emptyStorage()
const browser = new EventTarget()

const entry = (id: string): Entry => ({ id, type: 'vehicle', dateAdded: '2026-01-01T00:00:00.000Z' })
const kept = (...ids: string[]) => Response.json(ids.map(entry))
const shown = () => favorites().map(({ id }) => id)
const patience = { timeout: 20_000 }
/** The request that comes next. */
const next = () => vi.waitUntil(() => asked.shift(), patience)

beforeEach(async () => {
  asked = []
  tab = Object.assign(new EventTarget(), { hidden: false })
  storage = emptyStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', browser)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('document', tab)
  vi.stubGlobal('fetch', (_: string, { method = 'GET', body = '[]' }: { method?: string; body?: string }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const answer = (given: Response | Error) => (given instanceof Error ? reject(given) : resolve(given))
    asked.push({ method, entries: JSON.parse(body), answer })
    return promise
  })
  end = startAccountKeeper('maria')
  ;(await next()).answer(kept())
  await vi.waitUntil(isKeptInAccount, patience)
})

afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

test('what the browser kept is shown all the way to the account, and goes once it is there', async () => {
  end()
  storage.setItem('favorites', JSON.stringify([entry('1')]))
  const seen: string[][] = []
  subscribeToFavorites(() => seen.push(shown()))
  end = startAccountKeeper('maria')
  ;(await next()).answer(kept('2'))
  const bringing = await next()
  expect(bringing).toMatchObject({ method: 'POST', entries: [{ id: '1' }] })
  expect(shown()).toEqual(['1'])
  bringing.answer(kept('1', '2'))
  await expect.poll(isKeptInAccount).toBe(true)
  expect(shown()).toEqual(['1', '2'])
  expect(storage.getItem('favorites')).toBe('[]')
  expect(seen.filter((ids) => !ids.includes('1'))).toEqual([])
})

test('of two quick changes the second waits for the first, and both show', async () => {
  const changes = [addFavorite('vehicle', '1'), addFavorite('vehicle', '2')]
  expect(shown()).toEqual(['1', '2'])
  const first = await next()
  expect(first.entries).toMatchObject([{ id: '1' }])
  expect(asked).toEqual([])
  first.answer(kept('1'))
  const second = await next()
  expect(shown()).toEqual(['1', '2'])
  second.answer(kept('1', '2'))
  await Promise.all(changes)
  expect(shown()).toEqual(['1', '2'])
})

test('a refused favorite is taken back without the others, and not asked for again', async () => {
  const first = addFavorite('vehicle', '1')
  const second = addFavorite('vehicle', '2')
  ;(await next()).answer(new Response(null, { status: 409 }))
  await expect(first).rejects.toThrow('not kept')
  expect(shown()).toEqual(['2'])
  ;(await next()).answer(kept('2'))
  await second
  expect(shown()).toEqual(['2'])
  expect(asked).toEqual([])
})

test('one that is not answered waits, also for the next page of its account, and is sent there', async () => {
  void addFavorite('vehicle', '1')
  ;(await next()).answer(new TypeError('Failed to fetch'))
  expect(shown()).toEqual(['1'])
  end()
  expect(shown()).toEqual([])
  end = startAccountKeeper('juan')
  ;(await next()).answer(kept('7'))
  await expect.poll(isKeptInAccount).toBe(true)
  expect(shown()).toEqual(['7'])
  end()
  end = startAccountKeeper('maria')
  ;(await next()).answer(kept())
  const sent = await next()
  expect(sent).toMatchObject({ method: 'POST', entries: [{ id: '1' }] })
  expect(shown()).toEqual(['1'])
  sent.answer(kept('1'))
  await expect.poll(() => Object.keys(storage)).toEqual([])
  expect(shown()).toEqual(['1'])
})

test('a session that ended by itself leaves what was pressed to its account', async () => {
  const pressed = addFavorite('vehicle', '1')
  ;(await next()).answer(new Response(null, { status: 401 }))
  await expect(pressed).rejects.toThrow('not kept')
  expect(isKeptInAccount()).toBe(false)
  expect(shown()).toEqual([])
  expect(Object.keys(storage)).toEqual(['kept maria waiting favorite vehicle/1'])
})

test('a change that Log Out in another tab deleted is not done, one that another tab sent is', async () => {
  const [sent, deleted] = [addFavorite('vehicle', '1'), addFavorite('vehicle', '2')]
  ;(await next()).answer(new TypeError('Failed to fetch'))
  storage.removeItem('kept maria waiting favorite vehicle/1')
  browser.dispatchEvent(new Event('online'))
  await sent
  storage.setItem('keptForgottenAt', String(Date.now()))
  storage.removeItem('kept maria waiting favorite vehicle/2')
  ;(await next()).answer(new TypeError('Failed to fetch'))
  browser.dispatchEvent(new Event('online'))
  await expect(deleted).rejects.toThrow('not kept')
})

test('a second press that Log Out in another tab deleted is not done, though this page has sent the first', async () => {
  void addFavorite('vehicle', '1')
  ;(await next()).answer(new TypeError('Failed to fetch'))
  end()
  end = startAccountKeeper('maria')
  ;(await next()).answer(kept())
  ;(await next()).answer(kept('1'))
  await expect.poll(() => Object.keys(storage)).toEqual([])
  const second = removeFavorite('vehicle', '1')
  await deleteElsewhere()
  await expect(second).rejects.toThrow('not kept')
})

test('nor is one during which the first was sent', async () => {
  const first = addFavorite('vehicle', '1')
  const sent = await next()
  const second = removeFavorite('vehicle', '1')
  sent.answer(kept('1'))
  await deleteElsewhere()
  for (const pressed of await Promise.allSettled([first, second])) expect(pressed.status).toBe('rejected')
})

/** What is under way is not answered, and Log Out in another tab deletes it. */
async function deleteElsewhere() {
  ;(await next()).answer(new TypeError('Failed to fetch'))
  storage.setItem('keptForgottenAt', String(Date.now()))
  storage.removeItem('kept maria waiting favorite vehicle/1')
  browser.dispatchEvent(new Event('online'))
}

test('a favorite that this page has sent is saved, also where its account logged out and in again elsewhere', async () => {
  storage.setItem('keptForgottenAt', String(Date.now()))
  const added = addFavorite('vehicle', '3')
  ;(await next()).answer(kept('3'))
  await added
  expect(shown()).toEqual(['3'])
})

test('a look at the tab asks what others changed, but not while a change is under way', async () => {
  tab.dispatchEvent(new Event('visibilitychange'))
  const look = await next()
  expect(look.method).toBe('GET')
  const change = removeFavorite('vehicle', '1')
  tab.dispatchEvent(new Event('visibilitychange'))
  const removal = await next()
  expect(removal.method).toBe('DELETE')
  look.answer(kept('1', '2')) // older than the change
  removal.answer(kept('2'))
  await change
  expect(asked).toEqual([])
  expect(shown()).toEqual(['2'])
})

test('a list that is known is shown and changed before the server answers, and then as it answers', async () => {
  end()
  end = startAccountKeeper('maria', [entry('1'), entry('2')])
  expect(shown()).toEqual(['1', '2'])
  void removeFavorite('vehicle', '1')
  expect(shown()).toEqual(['2'])
  const [asks, change] = [await next(), await next()]
  expect([asks.method, change.method]).toEqual(['GET', 'DELETE'])
  change.answer(kept('2'))
  await expect.poll(() => Object.keys(storage)).toEqual([])
  asks.answer(kept('1', '2')) // as it was before the change
  const look = () => {
    tab.dispatchEvent(new Event('visibilitychange'))
    return asked
  }
  await expect.poll(look).not.toEqual([])
  expect(shown()).toEqual(['2'])
  ;(await next()).answer(kept('2', '3'))
  await expect.poll(shown).toEqual(['2', '3'])
})

test('a list that is known is hidden when the server says that its session has ended', async () => {
  end()
  end = startAccountKeeper('maria', [entry('1')])
  ;(await next()).answer(new Response(null, { status: 401 }))
  await expect.poll(isKeptInAccount).toBe(false)
  expect(shown()).toEqual([])
})
