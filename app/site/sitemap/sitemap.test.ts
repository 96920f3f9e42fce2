import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { civic } from '../../../tests/civic.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { vehicles } from '../../areas/vehicles/area.ts'
import { saveArticle } from '../../reading/articles/save-article.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { rebuildRollup } from '../../directory/rollup.server.ts'
import { type ListingInput, saveListing } from '../../directory/save-listing.server.ts'
import { addressOfPart, partOfAddress } from './addresses.ts'
import { loader as index } from './sitemap.ts'
import { loader as part } from './sitemap-part.ts'

const database = await testDatabase()
const args = (address: string, context?: Partial<RequestContext>) => ({
  ...loaderArguments(database, address, { origin: 'https://proa.example', ...context }),
  pattern: '',
})
const indexed = async (context?: Partial<RequestContext>) =>
  (await index(args('/sitemap.xml', context))).text()
const partAt = async (address: string, context?: Partial<RequestContext>) => {
  const answer = await part(args(address, context))
  return { status: answer.status, text: await answer.text() }
}
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

const save = (ref: string, more: Partial<ListingInput<typeof vehicles.attributes>> = {}) =>
  saveListing(database.db, vehicles, {
    ref,
    title: ref,
    description: '',
    island: 'saipan',
    village: 'Garapan',
    photos: [],
    attributes: civic,
    ...more,
  })

beforeAll(async () => {
  await save('civic')
  await save("it's a & b")
  await save('sample', { sample: true })
  await save('expired', { expiresAt: new Date('2026-01-01') })
  await save('hidden')
  await save('far')
  await database.db.execute(sql`update listing set hidden_at = now() where ref = 'hidden'`)
  await database.db.execute(sql`insert into listing (id, kind, ref, title, island)
    overriding system value select 20001, kind, 'third part', title, island from listing where ref = 'far'`)
  await rebuildRollup(database.db, { samples: true })
})

test('a listing is in its area’s part, in each language, with the day of its last change', async () => {
  const { text } = await partAt('/sitemaps/vehicles/any/1.xml')
  expect(locs(text)).toEqual([
    'https://proa.example/vehicles/civic',
    'https://proa.example/vehicles/it&apos;s%20a%20%26%20b',
    'https://proa.example/vehicles/sample',
    'https://proa.example/vehicles/far',
  ])
  expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z<\/lastmod>/)
  expect(text).toContain(
    '<xhtml:link rel="alternate" hreflang="zh-Hans" href="https://proa.example/vehicles/civic?lang=zh"/>',
  )
  const korean = await partAt('/sitemaps/vehicles/ko/1.xml', { samples: false })
  expect(locs(korean.text)).toEqual([
    'https://proa.example/vehicles/civic?lang=ko',
    'https://proa.example/vehicles/it&apos;s%20a%20%26%20b?lang=ko',
    'https://proa.example/vehicles/far?lang=ko',
  ])
})

test("parts are by id range: a listing stays in its part, and parts without listings don't exist", async () => {
  expect(locs((await partAt('/sitemaps/vehicles/any/3.xml')).text)).toEqual([
    'https://proa.example/vehicles/third%20part',
  ])
  expect((await partAt('/sitemaps/vehicles/any/2.xml')).status).toBe(404)
  const named = locs(await indexed()).filter((loc) => loc?.includes('/sitemaps/vehicles/ja/'))
  expect(named).toEqual(
    ['lists', '1', '3'].map((name) => `https://proa.example/sitemaps/vehicles/ja/${name}.xml`),
  )
})

test('lists are those of an area and of each of its categories that has listings, not of bands of numbers', async () => {
  const lists = locs((await partAt('/sitemaps/vehicles/any/lists.xml')).text)
  expect(lists[0]).toBe('https://proa.example/vehicles')
  expect(lists).toContain('https://proa.example/vehicles?make=Honda')
  expect(lists).toContain('https://proa.example/vehicles?island=saipan')
  expect(lists.filter((loc) => /make=Toyota|price=|year=|&/.test(loc!))).toEqual([])
})

test('pages are hubs, presets that are no other list, the API, and articles with their lists', async () => {
  const texts = { title: 'Reefs', excerpt: '', content: '', authorName: 'Mio', tags: [] }
  await saveArticle(database.db, { ...texts, slug: 'reefs', category: 'outdoors' })
  await saveArticle(database.db, { ...texts, slug: 'rents', category: 'real-estate' })
  await database.db.execute(sql`update article set updated_at = '2026-01-01T00:00Z' where slug = 'reefs'`)
  const { text } = await partAt('/sitemaps/pages/any.xml')
  const paths = locs(text).map((loc) => loc!.replace('https://proa.example', ''))
  expect(paths).toEqual(expect.arrayContaining(['/', '/api/v1', '/hotels/rent', '/food/bars', '/services']))
  expect(paths).not.toContain('/experiences/adventures')
  expect(paths.filter((path) => path.startsWith('/blog'))).toEqual([
    '/blog',
    '/blog/category/real-estate',
    '/blog/rents',
    '/blog/category/outdoors',
    '/blog/reefs',
  ])
  const changed = (path: string) =>
    new RegExp(`${path}</loc><lastmod>([^<]*)`).exec(text)?.[1] === '2026-01-01T00:00:00.000Z'
  expect(['/blog', '/blog/category/outdoors', '/blog/reefs'].map(changed)).toEqual([false, true, true])
})

test.each(['/sitemaps/vehicles/any/lists.xml', '/sitemaps/hotels/taxi/ko/12.xml', '/sitemaps/pages/zh.xml'])(
  '%s is the address of one part',
  (address) => expect(addressOfPart(partOfAddress(address)!)).toBe(address),
)

test.each([
  'pages/fr',
  'vehicles/ko/0',
  'vehicles/ko/01',
  'vehicles/ko/1234567890',
  'vehicles/1',
  'cars/ko/1',
  'pages',
  '',
])('/sitemaps/%s.xml is none', async (name) =>
  expect((await partAt(`/sitemaps/${name}.xml`)).status).toBe(404),
)
