import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PageCache, pageCache, type RenderedPage } from './page-cache.ts'
import { page } from './testing-pages.ts'

let cache: PageCache
let renders = 0
let isThreadBusy = false

const cacheOf = (bytes?: number) => pageCache({ ...(bytes && { bytes }), isThreadBusy: () => isThreadBusy })

beforeEach(() => {
  isThreadBusy = false
  cache = cacheOf()
  cache.listen(true)
  renders = 0
})
afterEach(() => void vi.useRealTimers())

/** `until`: the rendering waits for it. */
type Options = {
  tags?: string[]
  validUntil?: number
  response?: () => Response
  until?: Promise<void>
}

/** Renders a page that shows how many were rendered before it. */
const render = ({ tags = ['cars'], validUntil = Infinity, response, until }: Options = {}) => {
  return async (): Promise<RenderedPage> => {
    const text = String(++renders)
    await until
    return { response: response?.() ?? page(text), tags, validUntil }
  }
}

const get = (key: string, how: (signal: AbortSignal) => Promise<RenderedPage>, init: RequestInit = {}) =>
  cache.get({
    key,
    request: new Request('http://localhost/', init),
    render: how,
    markOld: (body) => body.replace('<body>', '<body>OLD '),
    own: { 'x-request-id': 'this one' },
  })
const failureOf = async (answer: Response | Promise<Response>) =>
  Promise.resolve(answer).then(
    () => 'none',
    ({ message }: Error) => message,
  )
const textOf = async (response: Response | Promise<Response>) =>
  (await (await response).text())
    .match(/<body>(.*)<p>(.*)<\/p>/)
    ?.slice(1)
    .join('')

test('one rendering for many who ask at once, then from memory', async () => {
  const { promise: until, resolve: end } = Promise.withResolvers<void>()
  const waiting = Array.from({ length: 50 }, () => get('a', render({ until })))
  await expect.poll(() => cache.stats().misses).toBe(50)
  end()
  const answers = await Promise.all(waiting)
  expect(await textOf(answers[49]!)).toBe('1')
  await get('a', render())
  expect(renders).toBe(1)
  expect(cache.stats()).toMatchObject({ hits: 1, misses: 50, pages: 1 })
})

test('a change makes old what carries its tag, and nothing else', async () => {
  await get('a', render())
  cache.change('jobs')
  await get('a', render())
  expect(renders).toBe(1)
  cache.change('cars')
  await get('a', render())
  expect(renders).toBe(2)
})

test('a page from before the clock was set back is made again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await get('a', render())
  vi.setSystemTime(Date.now() - 10 * 60 * 60_000)
  expect(await textOf(get('a', render()))).toBe('2')
  expect(await textOf(get('a', render()))).toBe('2')
})

test('after a change during a render, later requests get a new page', async () => {
  const { promise: until, resolve: end } = Promise.withResolvers<void>()
  const before = get('a', render({ until }))
  await expect.poll(() => renders).toBe(1)
  cache.change('cars')
  const after = get('a', render({ until }))
  await expect.poll(() => renders).toBe(2)
  end()
  expect(await textOf(before)).toBe('1')
  expect(await textOf(after)).toBe('2')
  expect(await textOf(get('a', render()))).toBe('2')
})

test('a page that a change made old while it was made is kept for when no new one can be made', async () => {
  const { promise: until, resolve: end } = Promise.withResolvers<void>()
  const before = get('a', render({ until }))
  await expect.poll(() => renders).toBe(1)
  cache.change('cars')
  end()
  expect(await textOf(before)).toBe('1')
  cache.listen(false)
  expect(await textOf(get('a', () => Promise.reject(new Error('down'))))).toBe('OLD 1')
})

test('a page lives a minute, and never past the moment it names', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await get('minute', render())
  await get('moment', render({ validUntil: Date.now() + 20_000 }))
  vi.setSystemTime(Date.now() + 19_999)
  await get('moment', render())
  expect(renders).toBe(2)
  vi.setSystemTime(Date.now() + 1)
  await get('moment', render())
  await get('minute', render())
  expect(renders).toBe(3)
  vi.setSystemTime(Date.now() + 40_000)
  await get('minute', render())
  expect(renders).toBe(4)
})

test('without change notifications a page lives five seconds; their return outdates all pages', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await get('a', render())
  cache.listen(false)
  await get('a', render())
  expect(renders).toBe(1)
  vi.setSystemTime(Date.now() + 5_000)
  await get('a', render())
  expect(renders).toBe(2)
  cache.listen(true)
  await get('a', render())
  expect(renders).toBe(3)
})

test('without the database, an old page is shown for a day with a line that says so', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const failing = render({ response: () => page('failed', { status: 500 }) })
  await get('a', render())
  cache.listen(false)
  vi.setSystemTime(Date.now() + 60_000)
  const old = await get('a', failing)
  expect(old.status).toBe(200)
  expect(await textOf(old)).toBe('OLD 1')
  expect([old.headers.get('cache-control'), old.headers.get('etag')]).toEqual(['private, no-store', null])
  expect(await textOf(get('a', () => Promise.reject(new Error('not asked'))))).toBe('OLD 1')
  vi.setSystemTime(Date.now() + 5_000)
  expect(await textOf(get('a', () => Promise.reject(new Error('down'))))).toBe('OLD 1')
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
  expect((await get('a', failing)).status).toBe(500)
})

test('a page that fails while the database answers is not covered up', async () => {
  await get('a', render())
  cache.change('cars')
  expect((await get('a', render({ response: () => page('failed', { status: 500 }) }))).status).toBe(500)
  await expect(get('a', () => Promise.reject(new Error('fault')))).rejects.toThrow('fault')
})

test.each([
  ['ten', 10, false],
  ['while the thread is busy, four', 4, true],
])('%s pages are made at once, and others wait', async (_, atOnce, isBusy) => {
  isThreadBusy = isBusy
  const room = Promise.withResolvers<void>()
  const many = Array.from({ length: 20 }, (_, number) => get(`${number}`, render({ until: room.promise })))
  await expect.poll(() => renders).toBe(atOnce)
  room.resolve()
  await Promise.all(many)
  expect(renders).toBe(20)
})

test('ten pages are made at once and 200 wait; of one more the old copy is shown, or it is refused at once', async () => {
  await get('known', render())
  cache.change('cars')
  const room = Promise.withResolvers<void>()
  const before = renders
  const many = Array.from({ length: 210 }, (_, number) => get(`${number}`, render({ until: room.promise })))
  await expect.poll(() => renders - before).toBe(10)
  expect(await textOf(get('known', render()))).toBe('OLD 1')
  await expect(get('unknown', render())).rejects.toThrow('Too many wait')
  expect(renders - before).toBe(10)
  room.resolve()
  for (const page of await Promise.all(many)) expect(page.status).toBe(200)
  expect(renders - before).toBe(210)
  expect((await get('unknown', render())).status).toBe(200)
})

test('who waits for longer than five seconds is refused, and who has left costs no rendering', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const room = Promise.withResolvers<void>()
  const many = Array.from({ length: 10 }, (_, number) => get(`${number}`, render({ until: room.promise })))
  const late = failureOf(get('late', render()))
  await vi.advanceTimersByTimeAsync(4_999)
  const leaving = new AbortController()
  const left = failureOf(get('left', render(), { signal: leaving.signal }))
  const inTime = get('in time', render())
  leaving.abort()
  await vi.advanceTimersByTimeAsync(1)
  expect(await late).toBe('The wait was too long')
  room.resolve()
  await Promise.all([...many, inTime])
  expect(await left).toContain('aborted')
  expect(renders).toBe(11)
})

test('a rendering ends when the last visitor who waits for it has left', async () => {
  const [first, second] = [new AbortController(), new AbortController()]
  let signal: AbortSignal | undefined
  const endless = (given: AbortSignal) => {
    signal = given
    return new Promise<RenderedPage>((_, reject) =>
      given.addEventListener('abort', () => reject(given.reason)),
    )
  }
  const waiting = [first, second].map(({ signal }) =>
    Promise.resolve(get('a', endless, { signal })).catch(() => 'gone'),
  )
  first.abort()
  expect(signal?.aborted).toBe(false)
  second.abort()
  expect(signal?.aborted).toBe(true)
  expect(await Promise.all(waiting)).toEqual(['gone', 'gone'])
  expect(await textOf(get('a', render()))).toBe('1')
})

test('an answer that sets a cookie, must not be stored or is no success is not kept, and no cookie is passed on', async () => {
  const first = await get(
    'a',
    render({ response: () => page('1', { headers: { 'set-cookie': 'session=1' } }) }),
  )
  expect(first.headers.get('set-cookie')).toBeNull()
  await get('b', render({ response: () => page('none', { status: 404 }) }))
  const secret = { headers: { 'cache-control': 'private, no-store' } }
  await get('c', render({ response: () => page('secret', secret) }))
  expect(cache.stats().pages).toBe(0)
})

test('the least recently used goes first when memory is full', async () => {
  cache = cacheOf(100_000)
  cache.listen(true)
  const large = render({ response: () => page('x'.repeat(5_000)) })
  await get('kept', large)
  for (let number = 0; number < 50; number++) {
    await get(`other ${number}`, large)
    await get('kept', large)
  }
  expect(renders).toBe(51)
  expect(cache.stats().bytes).toBeLessThanOrEqual(100_000)
})

test('old pages with the line that says so count towards the memory', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  cache = cacheOf(100_000)
  cache.listen(true)
  const large = render({ response: () => page('x'.repeat(5_000)) })
  const keys = Array.from({ length: 9 }, (_, number) => `page ${number}`)
  for (const key of keys) await get(key, large)
  const { bytes, pages } = cache.stats()
  expect(pages).toBe(9)
  cache.listen(false)
  const down = () => Promise.reject(new Error('down'))
  const readAll = async () => {
    vi.setSystemTime(Date.now() + 60_000)
    for (const key of keys.slice(4)) await get(key, down)
    return cache.stats()
  }
  const doubled = await readAll()
  expect(doubled.bytes).toBeGreaterThan(bytes)
  expect(doubled.bytes).toBeLessThanOrEqual(100_000)
  expect(doubled.pages).toBeLessThan(9)
  expect(await readAll()).toMatchObject({ pages: doubled.pages, bytes: doubled.bytes }) // one copy of each
})

test('a browser that has the page gets 304 with its policy; another policy is another page', async () => {
  const withPolicy = (policy: string) =>
    render({ response: () => page('same', { headers: { 'content-security-policy': policy } }) })
  const first = await get('a', withPolicy('one'))
  const seen = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }
  const again = await get('a', withPolicy('one'), seen)
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toBe('one')
  expect(again.headers.get('cache-control')).toBe('private, no-cache')
  cache.change('cars')
  expect((await get('a', withPolicy('two'), seen)).status).toBe(200)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['', null],
])('for a browser that reads %j the page comes as %s', async (accepted, encoding) => {
  const large = render({ response: () => page('x'.repeat(5_000)) })
  const answer = await get('a', large, { headers: { 'accept-encoding': accepted } })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding')
  expect(Number(answer.headers.get('content-length'))).toBe((await answer.arrayBuffer()).byteLength)
})
