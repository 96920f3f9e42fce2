import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '../../../ground/kept/testing.ts'
import { type DraftPhoto, fields } from '../photos.ts'
import { queueOf } from './queue.ts'

type FakeRequest = { order: string; answer: (photos: readonly DraftPhoto[]) => void }
let asked: FakeRequest[]
const browser = new EventTarget()

/** The request that comes next. */
const next = () => vi.waitUntil(() => asked.shift(), { timeout: 20_000 })
const photo = (id: string) => ({ id, src: `/media/${id}`, problem: null }) as DraftPhoto
const photos = (ids: string) => ids.split(',').map(photo)

beforeEach(() => {
  asked = []
  vi.stubGlobal('localStorage', emptyStorage())
  vi.stubGlobal('window', browser)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('fetch', (_: string, { body }: { body: FormData }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = (photos: readonly DraftPhoto[]) => resolve(Response.json(photos))
    asked.push({ order: String(body.get(fields.order)), answer })
    return promise
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('photos arranged again while their first order is being sent stay in the second', async () => {
  const queue = queueOf('maria', 'draft', photos('a,b,c'))
  const shown = () =>
    queue
      .shown()
      .photos.map(({ id }) => id)
      .join()
  queue.begin()
  queue.arrange(['b', 'a', 'c'])
  const first = await next()
  expect(first.order).toBe('b,a,c')
  queue.arrange(['c', 'b', 'a'])
  first.answer(photos('b,a,c'))
  const second = await next()
  expect(second.order).toBe('c,b,a')
  expect(shown()).toBe('c,b,a')
  second.answer(photos('c,b,a'))
  await expect.poll(() => Object.keys(localStorage).length).toBe(0)
  expect(shown()).toBe('c,b,a')
})
