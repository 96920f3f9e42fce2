import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { vehicles } from '../../areas/vehicles/area.ts'
import { civic } from '../../../tests/civic.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { type ListingInput, saveListing } from '../save-listing.server.ts'
import { loadDetail } from './load-detail.server.ts'

type Vehicle = ListingInput<(typeof vehicles)['attributes']>

const database = await testDatabase()
const detail = (ref: string, page = {}) =>
  loadDetail(vehicles, loaderArguments(database, `/vehicles/${encodeURIComponent(ref)}`, page))

let day = 0
const save = (ref: string, make: string, more: Partial<Vehicle> = {}) =>
  saveListing(database.db, vehicles, {
    ref,
    title: `${make} ${ref}`,
    description: 'In good order',
    island: 'saipan',
    village: 'Garapan',
    attributes: { ...civic, make },
    contact: { name: 'Ana', phone: '(670) 555-0101', email: 'ana@example.com' },
    photos: [{ src: '/pictures/vehicles/1-a.svg' }, { src: '/pictures/vehicles/1-b.svg' }],
    createdAt: new Date(Date.UTC(2026, 0, ++day)),
    ...more,
  })

for (const ref of ['1', '2', '3', '4', '5']) await save(ref, 'Honda')
await save('6', 'Kia', { contactPrivate: true, translations: { ko: { title: '기아 6' } } })

test('a listing has its facts, its pictures in order and three others of its make, newest first', async () => {
  const found = await detail('2')
  if (!found.found) throw new Error('not found')
  expect(found.listing).toMatchObject({
    title: 'Honda 2',
    values: { make: 'Honda', year: 2018 },
    pictures: 2,
  })
  expect(found.listing.photos.map(({ src }) => src)).toEqual([
    '/pictures/vehicles/1-a.svg',
    '/pictures/vehicles/1-b.svg',
  ])
  expect(found.similar.map(({ ref }) => ref)).toEqual(['5', '4', '3'])
})

test("a private seller's phone and email leave the server with no page", async () => {
  const open = await detail('1')
  const guarded = await detail('6')
  expect(JSON.stringify(open)).toContain('555-0101')
  expect(JSON.stringify(guarded)).not.toMatch(/555-0101|ana@example/)
  expect(guarded).toMatchObject({ listing: { contact: { name: 'Ana' }, contactPrivate: true } })
})

test("texts are in the visitor's language where there is a translation, else marked with their own", async () => {
  expect(await detail('6', { language: 'ko' })).toMatchObject({ listing: { title: '기아 6', lang: null } })
  expect(await detail('6', { language: 'ja' })).toMatchObject({ listing: { title: 'Kia 6', lang: 'en' } })
})

test.for(['nothing', '', '0', "1' or '1'='1", '1\0', '사이판', '-1', '9'.repeat(500)])(
  'the id %j is not found',
  async (ref) => {
    expect(await detail(ref)).toMatchObject({ found: false })
  },
)

test('what is no longer live is not found', async () => {
  await database.db.execute(sql`update listing set hidden_at = now() where ref = '5'`)
  expect(await detail('5')).toMatchObject({ found: false })
  expect(await detail('2')).toMatchObject({ similar: [{ ref: '4' }, { ref: '3' }, { ref: '1' }] })
})
