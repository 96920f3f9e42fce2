import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { byteStream } from '../app/ground/files/byte-stream.server.ts'
import { requestContext } from '../app/ground/request/request-context.ts'
import type { Render } from './page-maker.ts'
import { NoRoomError } from './received-body.ts'
import { signedIn as somebody } from '../tests/accounts.ts'
import { withFullDisk } from '../tests/full-disk.ts'
import { testDatabase } from '../tests/test-database.ts'
import { operatorToken, testApp } from './testing.ts'
import { page } from './testing-pages.ts'

let renders = 0
/** Shows the method, the address it was rendered under, the language and the body that was sent. */
const echo: Render = async (request, context) => {
  renders++
  const { language, island } = context.get(requestContext)
  const sent = await request.text()
  const at = request.url.replace('http://localhost:3000', '')
  return page([request.method, at, language, island, sent.length].join(' '))
}
const database = await testDatabase()
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), isLevelEnabled: () => true }
const { ask, cache } = await testApp(echo, { database, log })
const query = async (text: string, values?: unknown[]) => (await database.pool.query(text, values)).rows
const someone = () => somebody({ query, origin: 'http://localhost:3000' })
const real = await testApp(echo, { environment: { DEMO: 'off' } })
const secured = await testApp(echo, { environment: { SITE_URL: 'https://proa.example' } })
const origin = 'http://localhost:3000'
const own = { 'sec-fetch-site': 'same-origin', origin }

test('every answer has the security headers and its own id', async () => {
  const ids = new Set<string | null>()
  for (const path of ['/', '/healthz', '/vehicles/', '/__manifest?paths=/a,/b', '/metrics']) {
    const { headers } = await ask(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('microphone=()')
    expect(headers.get('content-security-policy')).toMatch(/^default-src '(?:none|self)'/)
    expect(headers.get('strict-transport-security')).toBeNull()
    ids.add(headers.get('x-request-id'))
  }
  expect(ids.size).toBe(5)
})

test('a site on https asks browsers to stay there', async () => {
  expect((await secured.ask('/')).headers.get('strict-transport-security')).toBe(
    'max-age=63072000; includeSubDomains',
  )
})

test.each([
  ['our own form', own, 200, 200],
  ['our own form, by an older browser', { origin }, 200, 200],
  ['our own form, by a browser that tells the page alone', { referer: `${origin}/contact` }, 200, 200],
  ['our own form, with a session', { ...own, cookie: 'proa_session=1' }, 200, 200],
  ['a program without a session', {}, 200, 403],
  ['a program with a session', { cookie: 'a=b; proa_session=1' }, 403, 403],
  ['a program with a session on https', { cookie: '__Host-proa_session=1' }, 403, 403],
  [
    'whoever says only that it is ours',
    { 'sec-fetch-site': 'same-origin', cookie: 'proa_session=1' },
    403,
    403,
  ],
  ['a site that a proxy passes off as ours', { ...own, origin: 'https://proa.mp' }, 403, 403],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403, 403],
  ['another site that hides its name', { 'sec-fetch-site': 'cross-site' }, 403, 403],
  ['a neighbor below the same domain', { 'sec-fetch-site': 'same-site', origin }, 403, 403],
  ['another site, by an older browser', { origin: 'https://evil.example' }, 403, 403],
  ['a page of another site, by its address alone', { referer: 'https://evil.example/' }, 403, 403],
  ['a page without an origin', { origin: 'null' }, 403, 403],
  ['an origin that only begins like ours', { origin: 'http://localhost:30000' }, 403, 403],
])('unsafe requests from %s', async (_, headers, status, inDemo) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const sent = { method, headers: headers as HeadersInit }
    expect((await real.ask('/vehicles', sent)).status).toBe(status)
    expect((await ask('/vehicles', sent)).status).toBe(inDemo)
  }
})

test('a mail program that calls by itself is heard in a demo, too', async () => {
  expect((await ask('/unsubscribe/1', { method: 'POST' })).status).toBe(200)
})

test.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])(
  '%s leads to localhost in a browser',
  async (other) => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const { status, headers } = await ask(`${other}/vehicles?make=Honda`, { headers: { accept } })
    expect([status, headers.get('location')]).toEqual([307, 'http://localhost:3000/vehicles?make=Honda'])
    expect((await ask(`${other}/vehicles`, { headers: { accept: '*/*' } })).status).toBe(200)
    expect((await ask(`${other}/healthz`)).status).toBe(200)
    expect((await ask('http://127.0.0.1:4000/vehicles', { headers: { accept } })).status).toBe(200)
    expect((await secured.ask(`${other}/vehicles`, { headers: { accept } })).status).toBe(200)
  },
)

test('an action gets the body and the address on our own origin', async () => {
  const answer = await secured.ask('http://10.0.0.5/x?a=1', {
    method: 'POST',
    headers: { ...own, origin: 'https://proa.example' },
    body: 'hello',
  })
  expect(await answer.text()).toContain('POST https://proa.example/x?a=1 en all 5')
})

test('a body over 1 MB is refused, whether it says its size or comes in pieces', async () => {
  const large = 'x'.repeat(2 ** 20 + 1)
  const pieces = new Blob([large]).stream()
  const chunked = { method: 'POST', headers: own, body: pieces, duplex: 'half' } as RequestInit
  expect((await ask('/', { method: 'POST', headers: own, body: large })).status).toBe(413)
  expect((await ask('/', chunked)).status).toBe(413)
  expect((await ask('/', { method: 'POST', headers: own, body: large.slice(1) })).status).toBe(200)
})

test('12 MB are taken for each picture that a form sends, from those signed in', async () => {
  const send = async (path: string, size: number, headers: HeadersInit) =>
    (await ask(path, { method: 'POST', headers, body: 'x'.repeat(size) })).status
  const { cookie } = await someone()
  const signedIn = { ...own, cookie }
  for (const [path, pictures] of [
    ['/profile', 1],
    ['/profile/setup', 2],
  ] as const) {
    expect(await send(path, pictures * 12 * 2 ** 20, signedIn)).toBe(200)
    expect(await send(`${path}.data`, pictures * 12 * 2 ** 20, signedIn)).toBe(200)
    expect(await send(path, pictures * 12 * 2 ** 20 + 1, signedIn)).toBe(413)
  }
  expect(await send('/profile/setup', 2 ** 20 + 1, own)).toBe(413)
  expect(await send('/profile/setup', 2 ** 20 + 1, { ...own, cookie: 'proa_session=1' })).toBe(413)
  expect(await send('/vehicles', 2 ** 20 + 1, signedIn)).toBe(413)
})

test.runIf(process.platform === 'linux')(
  'while the disk is full, a long text is taken, and a form with a large picture is shown again',
  async () => {
    const form = new FormData()
    form.set('description', 'Canoes for\nrent')
    form.set('picture', new File([new Uint8Array(2 * 2 ** 20)], 'canoe.jpg', { type: 'image/jpeg' }))
    form.set('contactName', 'Maria Santos')
    const encoded = new Response(form)
    const bytes = await encoded.arrayBuffer()
    const largest = 300_000 // bytes
    const pieces = function* () {
      for (let at = 0; at < bytes.byteLength; at += 200_000)
        yield new Uint8Array(bytes).subarray(at, at + 200_000)
    }
    const send = (path: string, size: number, type: string, body: BodyInit) =>
      ask(path, {
        method: 'POST',
        headers: { ...own, accept: 'text/html', 'content-type': type, 'content-length': String(size) },
        body,
        duplex: 'half',
      } as RequestInit)
    await withFullDisk(largest, async () => {
      const long = `text=${'x'.repeat(2 * largest)}`
      expect((await send('/contact', long.length, 'application/x-www-form-urlencoded', long)).status).toBe(
        200,
      )
      const type = encoded.headers.get('content-type')!
      const answer = await send('/advertise', bytes.byteLength, type, byteStream(Readable.from(pieces())))
      expect(answer.status).toBe(503)
      expect(log.error).toHaveBeenCalledWith(
        expect.objectContaining({ err: expect.any(NoRoomError), path: '/advertise' }),
        'a request failed',
      )
      const text = await answer.text()
      expect(text).toContain('Files can’t be stored for now</h1>')
      expect(text).toMatch(/<textarea[^>]*name="description"[^>]*>\s*Canoes for\nrent</)
      expect(text).toContain('canoe.jpg')
      expect(text).toContain('value="Maria Santos"')
    })
  },
)

test.each(['br', 'gzip', 'identity', 'x'])('a body encoded as %s is not decoded', async (encoding) => {
  const answer = await ask('/', {
    method: 'POST',
    headers: { ...own, 'content-encoding': encoding },
    body: 'x',
  })
  expect(answer.status).toBe(415)
})

test('other methods', async () => {
  const options = await ask('/', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
  expect([options.status, options.headers.get('allow')]).toEqual([
    204,
    'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  ])
  expect((await ask('/', { method: 'BREW' })).status).toBe(405)
  const head = await ask('/', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
})

test('no other site is invited to read', async () => {
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await ask('/', { method, headers: { origin: 'https://evil.example' } })
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test.each([
  ['/vehicles/', '/vehicles'],
  ['/vehicles/?make=Toyota', '/vehicles?make=Toyota'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['///', '/'],
  ['/a//b///', '/a/b'],
])('%s leads to %s on this site', async (asked, location) => {
  const answer = await ask(asked)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, location])
})

test.each([
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%ff%fe',
  '/a%00b',
  '/%5C%5Cevil.example',
  '/?q=%ff%00%',
  '/%2e%2e%2fetc/passwd',
])('%s reaches a page as an address that can be read', async (path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  const [, rendered = ''] = text.match(/GET (\S+)/) ?? []
  expect(() => decodeURIComponent(rendered)).not.toThrow()
  expect(rendered).not.toContain('%00')
})

test('an address that is too long is refused', async () => {
  expect((await ask(`/${'x'.repeat(3_000)}`)).status).toBe(414)
  expect((await ask(`/?q=${'x'.repeat(10_000)}`)).status).toBe(200)
})

test('unknown parameters do not make another page', async () => {
  await ask('/about')
  const before = renders
  await ask('/about?utm_source=x&fbclid=y')
  expect(renders).toBe(before)
})

test('a visitor with a session is answered alone, others never get that page', async () => {
  const { cookie } = await someone()
  await ask('/alone')
  const before = renders
  await ask('/alone', { headers: { cookie } })
  await ask('/alone', { headers: { cookie } })
  expect(renders).toBe(before + 2)
  await ask('/alone')
  for (const noSession of ['proa_session=1', '__Host-proa_session=1'])
    await ask('/alone', { headers: { cookie: noSession } })
  expect(renders).toBe(before + 2)
  const head = await ask('/alone', { method: 'HEAD', headers: { cookie } })
  expect([Number(head.headers.get('content-length')) > 0, await head.text()]).toEqual([true, ''])
})

test('an answer for one visitor is stored nowhere, one for all may be', async () => {
  const { cookie } = await someone()
  const { headers: ofOne } = await ask('/stored', { headers: { cookie } })
  expect([ofOne.get('cache-control'), ofOne.get('etag')]).toEqual(['private, no-store', null])
  const { headers: ofAll } = await ask('/stored')
  expect([ofAll.get('cache-control'), ofAll.get('etag')]).toEqual([
    'private, no-cache',
    expect.stringMatching(/^W\//),
  ])
})

test('language and island have pages of their own', async () => {
  const korean = await ask('/', { headers: { 'accept-language': 'ko-KR' } })
  expect(await korean.text()).toContain(' ko all ')
  const japanese = await ask('/', {
    headers: { cookie: 'userLanguage=Japanese; userIsland=Tinian', 'accept-language': 'ko' },
  })
  expect(await japanese.text()).toContain(' ja tinian ')
  expect(japanese.headers.get('vary')).toContain('Cookie')
})

test('?lang= wins, and each who asks gets the cookie, also from memory', async () => {
  for (const _ of [1, 2]) {
    const answer = await ask('/?lang=ko', { headers: { cookie: 'userLanguage=Japanese' } })
    expect(await answer.text()).toContain(' ko all ')
    expect(answer.headers.get('set-cookie')).toContain('userLanguage=Korean')
  }
  expect((await ask('/')).headers.get('set-cookie')).toBeNull()
})

test('a form that is sent to an address with ?lang= is answered in that language, and changes no choice', async () => {
  const answer = await ask('/?lang=ko', {
    method: 'POST',
    headers: { ...own, cookie: 'userLanguage=Japanese' },
  })
  expect(await answer.text()).toContain(' ko all ')
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test("a page's data has its own address and is kept as well", async () => {
  await ask('/about.data?utm_source=x')
  const before = renders
  await ask('/about.data')
  expect(renders).toBe(before)
})

test('metrics are for those who have the token, from this machine, too', async () => {
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  expect((await ask('/metrics', {}, '127.0.0.1')).status).toBe(403)
  expect((await ask('/metrics', bearer('token of a stranger!!'), '127.0.0.1')).status).toBe(403)
  for (const wrong of [`${operatorToken}x`, `é${operatorToken.slice(1)}`])
    expect((await ask(`/metrics?token=${encodeURIComponent(wrong)}`)).status).toBe(403)
  const answer = await ask('/metrics', bearer(operatorToken))
  const text = await answer.text()
  expect(text).toContain('http_request_duration_seconds_bucket')
  expect(text).toContain('page_cache_requests_total{result="hit"}')
  expect(text).toContain('database_connections{state="idle"}')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
})

test('health is that of the process, readiness that of what it needs', async () => {
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
  cache.listen(false)
  expect((await ask('/readyz')).status).toBe(503)
  cache.listen(true)
})

test('a page that fails says so and names the request', async () => {
  const broken = await testApp(() => Promise.reject(new Error('secret detail')))
  const answer = await broken.ask('/')
  const text = await answer.text()
  expect(answer.status).toBe(500)
  expect(text).toContain(answer.headers.get('x-request-id'))
  expect(text).not.toContain('secret')
})

test('a visitor who leaves is not logged as an error', async () => {
  let leaving = new AbortController()
  const slow = await testApp(({ signal }) => {
    const left = new Promise((resolve) => signal.addEventListener('abort', resolve))
    setTimeout(() => leaving.abort('Client connection prematurely closed.')) // not before the request waits
    return left.then(() => new Response(null, { status: 500 })) // as React Router answers
  })
  for (const method of ['GET', 'POST']) {
    leaving = new AbortController()
    const answer = await slow.ask('/', { method, headers: own, signal: leaving.signal })
    expect(answer.status).toBe(499)
  }
})
