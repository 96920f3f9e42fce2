import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { vehicles } from '../../areas/vehicles/area.ts'
import { civic } from '../../../tests/civic.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody, viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { type ListingInput, saveListing } from '../save-listing.server.ts'
import { answer, loadDetail } from './load-detail.server.ts'

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

test.for(['nothing', '', '0', "1' or '1'='1", '사이판', '-1', '9'.repeat(500)])(
  'the id %j is not found',
  async (ref) => {
    expect(await detail(ref)).toMatchObject({ found: false })
  },
)

test('a listing that is no longer live is not found', async () => {
  await database.db.execute(sql`update listing set hidden_at = now() where ref = '5'`)
  expect(await detail('5')).toMatchObject({ found: false })
  expect(await detail('2')).toMatchObject({ similar: [{ ref: '4' }, { ref: '3' }, { ref: '1' }] })
})

const kept = (changes: string, page = {}) => {
  const run = sql.raw(`update listing set ${changes} where ref = '4'`)
  return database.db.execute(run).then(() => detail('4', page))
}

test('an ended listing can be read for 90 days by everyone, without its contact, and then it is gone', async () => {
  expect(await kept(`status = 'sold'`)).toMatchObject({
    found: true,
    listing: { unlisted: { state: 'sold', actsForIt: false }, contact: { name: 'Ana' } },
    similar: [{ ref: '3' }, { ref: '2' }, { ref: '1' }],
  })
  expect(JSON.stringify(await detail('4'))).not.toContain('555-0101')
  const later = { now: new Date(Date.now() + 91 * 86_400_000) }
  const deletedDetail = await detail('4', later)
  expect(deletedDetail).toMatchObject({ found: false, gone: true })
  expect(answer(deletedDetail).init).toMatchObject({ status: 410 })
  const expired = await kept(`status = 'live', expires_at = now() - interval '1 day'`)
  expect(expired).toMatchObject({ listing: { unlisted: { state: 'expired' } } })
  expect(await kept(`expires_at = now() - interval '91 days'`)).toMatchObject({ found: false, gone: true })
})

test('a listing that is not public is found only by its owner', async () => {
  const maria = await somebody(database.db)
  const own = { viewer: viewerWith(maria) }
  await kept(`expires_at = null, owner_id = '${maria}'`)
  for (const [changes, state] of [
    [`status = 'paused'`, 'paused'],
    [`status = 'draft'`, 'draft'],
    [`status = 'live', review = 'pending'`, 'review'],
    [`review = 'refused'`, 'refused'],
    [`review = 'approved', hidden_at = now()`, 'hidden'],
  ] as const) {
    expect(await kept(changes), state).toMatchObject({ found: false, gone: false })
    expect(await detail('4', own)).toMatchObject({ listing: { unlisted: { state, actsForIt: true } } })
    expect(await detail('4', { viewer: viewerWith(randomUUID()) })).toMatchObject({ found: false })
  }
  expect(await kept(`deleted_at = now()`, own)).toMatchObject({ found: false, gone: false })
})
