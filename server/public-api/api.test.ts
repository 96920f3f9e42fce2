import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { vehicles } from '../../app/areas/vehicles/area.ts'
import { type ListingInput, saveListing } from '../../app/directory/save-listing.server.ts'
import { localDate, addDays } from '../../app/ground/i18n/local-time.ts'
import { areas } from '../../app/registry/areas.ts'
import { apiRate as rate } from '../../app/site/api-page/api.ts'
import { civic } from '../../tests/civic.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { testApp } from '../testing.ts'
import { page } from '../testing-pages.ts'

type Vehicle = ListingInput<(typeof vehicles)['attributes']>

const database = await testDatabase()
const render = async () => page('for people')
const { ask, cache } = await testApp(render, { database, environment: { SAMPLE_DATA: 'on' } })
const real = await testApp(render, { database, environment: { SAMPLE_DATA: 'off' } })

let day = 0
const save = (ref: string, more: Partial<Vehicle> = {}) =>
  saveListing(database.db, vehicles, {
    ref,
    title: `Civic ${ref}`,
    description: 'In good order. '.repeat(30).trim(),
    island: 'saipan',
    village: 'Garapan',
    offer: 'sale',
    priceCents: 900_050,
    attributes: civic,
    contact: { name: 'Ana', phone: '(670) 555-0101', email: 'ana@example.com' },
    photos: [{ src: '/pictures/vehicles/1-a.svg', alt: 'From the front' }],
    createdAt: new Date(Date.UTC(2026, 0, ++day)),
    ...more,
  })
for (let ref = 1; ref <= 26; ref++) await save(String(ref), { sample: ref % 2 === 0 })
await save('27', {
  island: 'rota',
  contactPrivate: true,
  translations: { ko: { title: '시빅', description: '좋은 상태' } },
})

let network = 0
/** Each request comes from another network, so that none is limited. */
const read = async (path: string, headers: Record<string, string> = {}, app = { ask }) => {
  const answer = await app.ask(`/api/v1${path}`, { headers }, `10.0.0.${++network}`)
  return { answer, json: (await answer.json()) as Record<string, never> }
}
const refsOf = ({ items }: { items?: { id: string }[] }) => items?.map(({ id }) => id)

test('a list has the pager of its page, with links to go on by', async () => {
  const { answer, json } = await read('/vehicles?sort=oldest')
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(json).toMatchObject({ total: 27, totalIsMinimum: false, page: 1, pages: 2, links: { prev: null } })
  expect(refsOf(json)?.slice(0, 2)).toEqual(['1', '2'])
  const next = await read(new URL(json.links!['next']).href.split('/api/v1')[1]!)
  expect(refsOf(next.json)).toEqual(['25', '26', '27'])
  expect(next.json.links).toMatchObject({ next: null })
  expect(refsOf((await read('/vehicles?page=3')).json)).toEqual([])
})

test("a listing has prices in cents, absolute addresses and the islands' time", async () => {
  const { json } = await read('/vehicles/1')
  expect(json).toMatchObject({
    id: '1',
    kind: 'vehicle',
    self: 'http://localhost:3000/api/v1/vehicles/1',
    url: 'http://localhost:3000/vehicles/1',
    price: { cents: 900_050, maxCents: null, isFrom: false, currency: 'USD' },
    createdAt: '2026-01-01T10:00:00+10:00',
    pictures: [{ url: 'http://localhost:3000/pictures/vehicles/1-a.svg', alt: 'From the front' }],
    contact: { name: 'Ana', phone: '(670) 555-0101' },
    attributes: { make: 'Honda' },
    isSample: false,
  })
  expect(String(json.description)).toHaveLength(449)
})

test('filters and words find what they find on the page, whichever island the visitor has chosen', async () => {
  const cookie = 'userIsland=Tinian; userLanguage=Korean'
  expect((await read('/vehicles?island=rota&q=civic', { cookie })).json).toMatchObject({ total: 1 })
  expect((await read('/vehicles?make=Ferrari', { cookie })).json).toMatchObject({ total: 0, items: [] })
  const hondas = (await read('/vehicles?make=Honda', { cookie })).json
  expect((await read('/vehicles?make=honda', { cookie })).json).toMatchObject({ total: hondas.total })
  const all = await read('/vehicles?island=all', { cookie })
  expect(all.json).toMatchObject({ total: 27 })
  expect(all.answer.headers.get('content-language')).toBe('en')
})

test('limits that are the wrong way round are swapped, as on the page', async () => {
  const { json } = await read('/vehicles?priceFrom=9000&priceTo=9001')
  expect(json).toMatchObject({ total: 27 })
  expect((await read('/vehicles?priceFrom=9001&priceTo=9000')).json).toMatchObject({ total: 27 })
})

test('texts are in the language that the address or else the header asks for', async () => {
  const titleOf = async (path: string, headers = {}) => (await read(path, headers)).json
  expect(await titleOf('/vehicles/27?lang=ko')).toMatchObject({ title: '시빅', language: 'ko' })
  expect(await titleOf('/vehicles/27', { 'accept-language': 'ko' })).toMatchObject({ title: '시빅' })
  const chinese = await titleOf('/vehicles/27?lang=zh', { 'accept-language': 'ko' })
  expect(chinese).toMatchObject({ title: 'Civic 27', language: 'en', originalLanguage: 'en' })
})

test("a private person's contact is in no answer", async () => {
  expect((await read('/vehicles/27')).json).toMatchObject({ contact: null })
  for (const path of ['/vehicles/27', '/vehicles?island=rota', '/vehicles?q=civic'])
    expect(JSON.stringify((await read(path)).json)).not.toMatch(/555-0101|ana@example/)
})

test('listings that are not in the lists of the site are not here either', async () => {
  expect((await read('/vehicles', {}, real)).json).toMatchObject({ total: 14 })
  expect((await read('/vehicles/2', {}, real)).answer.status).toBe(404)
  await database.db.execute(sql`update listing set hidden_at = now() where ref = '3'`)
  await database.db.execute(sql`update listing set expires_at = now() where ref = '5'`)
  cache.change('listing:vehicle')
  for (const id of ['3', '5', '999', '..%2f1'])
    expect((await read(`/vehicles/${id}`)).answer.status, id).toBe(404)
  expect((await read('/vehicles')).json).toMatchObject({ total: 25 })
})

test.each([
  ['/vehicles?colour=red', 'colour'],
  ['/vehicles?view=list', 'view'],
  ['/vehicles?condition=broken', 'condition'],
  ['/vehicles?condition=new&condition=used', 'condition'],
  ['/vehicles?priceFrom=cheap&priceTo=9000', 'priceFrom'],
  ['/vehicles?page=0', 'page'],
  ['/vehicles?page=101', 'page'],
  ['/vehicles?page=1&page=2', 'page'],
  ['/vehicles?sort=constructor', 'sort'],
  ['/vehicles?box=1,2,3', 'box'],
  ['/vehicles?near=here', 'near'],
  ['/vehicles?lang=fr', 'lang'],
  [`/vehicles?q=${'x'.repeat(81)}`, 'q'],
  ['/businesses?subcategories=bakery', 'subcategories'],
  ['/vehicles/1?page=1', 'page'],
  ['/openapi.json?x=1', 'x'],
])('%s is refused, with the parameter', async (path, parameter) => {
  const { answer, json } = await read(path)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(json).toMatchObject({ status: 400, title: 'Bad Request', errors: [{ parameter }] })
})

test('other failures have their status and are problems too', async () => {
  const statusOf = async (path: string, init: RequestInit) => {
    const answer = await ask(`/api/v1${path}`, init, `10.0.1.${++network}`)
    expect(await answer.json()).toMatchObject({ status: answer.status })
    return answer
  }
  expect((await statusOf('/boats', {})).status).toBe(404)
  expect((await statusOf('/vehicles/1/2', {})).status).toBe(404)
  for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND']) {
    const refused = await statusOf('/vehicles', { method })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  }
  expect((await statusOf('', { method: 'POST', body: 'x' })).status).toBe(405)
  expect((await statusOf('/vehicles', { headers: { 'content-length': '5' } })).status).toBe(400)
  expect((await statusOf('/vehicles', { headers: { accept: 'text/csv' } })).status).toBe(406)
  expect((await statusOf(`/${'x'.repeat(3000)}`, {})).status).toBe(414)
})

test('a search that takes too long is a 503 that says when to come back', async () => {
  await database.pool.query('alter table facet_count rename to facet_count_away')
  await database.pool.query('create view facet_count as select pg_sleep(2)::text as token, 1 as count')
  const { answer, json } = await read('/vehicles?q=slow')
  await database.pool.query('drop view facet_count')
  await database.pool.query('alter table facet_count_away rename to facet_count')
  expect(json).toMatchObject({ status: 503, title: 'Service Unavailable' })
  expect(answer.headers.get('retry-after')).toBe('5')
})

test('a conditional request gets 304, and HEAD the headers', async () => {
  const first = await read('/vehicles/1')
  const etag = first.answer.headers.get('etag')!
  const again = await ask('/api/v1/vehicles/1', { headers: { 'if-none-match': etag } }, '10.0.2.1')
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await ask('/api/v1/vehicles/1', { method: 'HEAD' }, '10.0.2.1')
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  expect(first.answer.headers.get('cache-control')).toBe('private, max-age=60')
  expect(first.answer.headers.get('vary')).toBe('Accept-Language, Accept-Encoding')
})

test('it is kept until a listing changes', async () => {
  const before = cache.stats().hits
  await read('/vehicles/7')
  await read('/vehicles/7')
  expect(cache.stats().hits).toBe(before + 1)
  cache.change('listing:vehicle')
  await read('/vehicles/7')
  expect(cache.stats().hits).toBe(before + 1)
})

test("other sites' pages may read, without cookies", async () => {
  const origin = 'https://elsewhere.example'
  const preflight = await ask('/api/v1/vehicles', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
  for (const path of ['/vehicles', '/boats', '/vehicles?x=1', '/openapi.json']) {
    const { answer } = await read(path, { origin, cookie: 'proa_session=1' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  await database.db.execute(
    sql`insert into listing_alias (kind, ref, listing_id) select kind, 'merged', id from listing where ref = '1'`,
  )
  const moved = await ask('/api/v1/vehicles/merged', { headers: { origin } })
  expect([moved.status, moved.headers.get('access-control-allow-origin')]).toEqual([301, '*'])
  const query = `from=${addDays(localDate(new Date()), 1)}`
  const movedDays = await ask(`/api/v1/vehicles/merged/availability?${query}`)
  const location = new URL(movedDays.headers.get('location')!)
  expect([movedDays.status, location.pathname + location.search]).toEqual([
    301,
    `/api/v1/vehicles/1/availability?${query}`,
  ])
})

test('a network may ask so often in a minute, whichever process it asks', async () => {
  const peer = '203.0.113.7'
  const [first] = await Promise.all(
    Array.from({ length: rate.most - 30 }, () => ask('/api/v1/vehicles', {}, peer)),
  )
  expect(first!.headers.get('ratelimit-policy')).toBe(`"network";q=${rate.most};w=60`)
  expect(first!.headers.get('ratelimit')).toMatch(/^"network";r=\d+;t=\d+$/)
  const others = await Promise.all(Array.from({ length: 40 }, () => real.ask('/api/v1/vehicles', {}, peer)))
  expect(others.filter(({ status }) => status === 200)).toHaveLength(30)
  const refused = others.find(({ status }) => status === 429)!
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ status: 429, title: 'Too Many Requests' })
  expect((await ask('/api/v1/vehicles', {}, '203.0.113.8')).status).toBe(200)
  const { rows } = await database.pool.query(`select count from rate_limit where key = 'api ${peer}'`)
  expect(rows[0].count).toBeLessThanOrEqual(rate.most + 60)
})

test('/api/v1 is a page for people and an index of every area for programs', async () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const htmlAnswer = await ask('/api/v1', { headers: browser })
  expect(await htmlAnswer.text()).toContain('for people')
  expect(htmlAnswer.headers.get('vary')).toContain('Accept')
  const { answer, json } = await read('', { accept: 'application/json', 'accept-language': 'ja' })
  expect(answer.headers.get('link')).toContain('rel="service-desc"')
  expect(json.areas).toHaveLength(areas.length)
})

test('an address that is spelled in other ways is no other answer', async () => {
  await read('/vehicles?make=Honda&sort=oldest')
  const { hits } = cache.stats()
  await read('/%76ehicles?sort=oldest&make=Honda')
  expect(cache.stats().hits).toBe(hits + 1)
})
