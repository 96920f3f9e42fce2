import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { events } from '../../areas/events/area.ts'
import { eventConditions } from '../../areas/events/conditions.server.ts'
import { vehicles } from '../../areas/vehicles/area.ts'
import { civic } from '../../../tests/civic.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Search } from '../../ground/db/search.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { countByIsland, rebuildRollup } from '../rollup.server.ts'
import { type ListingInput, saveListing } from '../save-listing.server.ts'
import { loadList } from './load-list.server.ts'

type Vehicle = ListingInput<(typeof vehicles)['attributes']>

const database = await testDatabase()
const list = (address: string, context?: Partial<RequestContext>) =>
  loadList(vehicles, loaderArguments(database, address, context))
const refs = async (address: string, context?: Partial<RequestContext>) =>
  (await list(address, context)).cards.map(({ ref }) => ref)

let hour = 0
/** Each newer than the one before. */
const save = (ref: string, { attributes, ...rest }: Partial<Vehicle> = {}) =>
  saveListing(database.db, vehicles, {
    ref,
    title: `Vehicle ${ref}`,
    description: '',
    island: 'saipan',
    village: 'Garapan',
    photos: [],
    createdAt: new Date(Date.UTC(2026, 0, 1, hour++)),
    attributes: { ...civic, ...attributes },
    ...rest,
  })

beforeAll(async () => {
  await save('corolla', {
    title: 'Toyota Corolla, Mañagaha blue',
    description: '사이판 중고차. 100% island driven',
    offer: 'sale',
    priceCents: 1_000_000,
    attributes: { make: 'Toyota', model: 'Corolla', bodyStyle: 'sedan', year: 2021, features: ['bluetooth'] },
  })
  await save('wrangler', {
    island: 'tinian',
    offer: 'sale',
    priceCents: 2_999_999,
    lng: 145.62,
    lat: 14.97,
    attributes: {
      make: 'Jeep',
      model: 'Wrangler',
      bodyStyle: 'suv',
      year: 2020,
      features: ['awd-4wd', 'sunroof'],
    },
  })
  await save('rental', {
    title: 'Red convertible',
    offer: 'rent',
    priceCents: 6_800,
    pricePeriod: 'day',
    attributes: { make: 'Ford', model: 'Mustang', bodyStyle: 'convertible', year: 2022 },
  })
  await save('boat', {
    translations: { ko: { title: '낚싯배', description: '' } },
    attributes: { make: 'Yamaha', model: 'AR 195', year: 2010 },
  })
})

test('a list without filters has the newest first', async () => {
  expect(await refs('/vehicles')).toEqual(['boat', 'rental', 'wrangler', 'corolla'])
  expect(await refs('/vehicles?sort=oldest')).toEqual(['corolla', 'wrangler', 'rental', 'boat'])
})

test('near a place the nearest come first, with their distance; listings without a position come last', async () => {
  const address = '/vehicles?near=145.62,14.98&sort=oldest'
  const { cards, filters } = await list(address)
  expect(cards.map(({ ref }) => ref)).toEqual(['wrangler', 'boat', 'rental', 'corolla'])
  expect(cards[0]!.distance).toBeCloseTo(1.1, 1)
  expect(cards[1]!.distance).toBeUndefined()
  expect(filters.near).toEqual([145.62, 14.98])
  for (const nowhere of ['here', '145.62', '200,10', '145,95', '145.62,14.98,1'])
    expect((await list(`/vehicles?near=${nowhere}`)).filters.near).toBeNull()
})

test('several values of a facet widen the list, several facets narrow it', async () => {
  expect(await refs('/vehicles?make=Toyota&make=Jeep')).toEqual(['wrangler', 'corolla'])
  expect(await refs('/vehicles?make=Toyota&make=Jeep&bodyStyle=suv')).toEqual(['wrangler'])
  expect(await refs('/vehicles?features=sunroof&features=bluetooth')).toEqual(['wrangler', 'corolla'])
})

test('a make that is not among the stated ones can be chosen once a listing has it', async () => {
  expect(await refs('/vehicles?make=Yamaha')).toEqual(['boat'])
  expect((await list('/vehicles?make=Yamaha')).counts.make).toMatchObject({ Yamaha: 1, Toyota: 1 })
  expect(await refs('/vehicles?make=Lada')).toHaveLength(4)
})

test('a band holds its lower edge and not its upper one, and prices of sales only', async () => {
  expect(await refs('/vehicles?price=10000-20000')).toEqual(['corolla'])
  expect(await refs('/vehicles?price=20000-30000')).toEqual(['wrangler'])
  expect(await refs('/vehicles?price=-10000')).toEqual([])
  expect(await refs('/vehicles?year=2020-2023')).toEqual(['rental', 'wrangler', 'corolla'])
})

test('price sorts put sales before rents, and listings without a price last', async () => {
  expect(await refs('/vehicles?sort=priceAscending')).toEqual(['corolla', 'wrangler', 'rental', 'boat'])
  expect(await refs('/vehicles?sort=priceDescending')).toEqual(['wrangler', 'corolla', 'rental', 'boat'])
})

test('years sort as numbers', async () => {
  expect(await refs('/vehicles?sort=yearDescending')).toEqual(['rental', 'corolla', 'wrangler', 'boat'])
  expect(await refs('/vehicles?sort=yearAscending')).toEqual(['boat', 'wrangler', 'corolla', 'rental'])
})

test.for([
  ['MUSTANG', ['rental']],
  ['toyota blue', ['corolla']],
  ['managaha', ['corolla']],
  ['ar', ['boat']],
  ['사이', ['corolla']],
  ['낚싯배', ['boat']],
  ['100%', ['corolla']],
  ['100_', []],
  ["' or 1=1 --", []],
  ['wranglerjeep', []],
] as const)('the term %s finds %j', async ([term, found]) => {
  expect(await refs(`/vehicles?q=${encodeURIComponent(term)}`)).toEqual(found)
})

test("the visitor's island filters until the address speaks of islands", async () => {
  expect(await refs('/vehicles', { island: 'tinian' })).toEqual(['wrangler'])
  expect(await refs('/vehicles?island=all', { island: 'tinian' })).toHaveLength(4)
  expect(await refs('/vehicles?island=rota', { island: 'tinian' })).toEqual([])
})

test('a map area finds what lies in it', async () => {
  expect(await refs('/vehicles?box=145.6,14.9,145.7,15')).toEqual(['wrangler'])
})

test('a facet is counted as if nothing of it were chosen', async () => {
  const { counts, total } = await list('/vehicles?make=Toyota&bodyStyle=sedan')
  expect(total).toBe(1)
  expect(counts.make).toEqual({ Toyota: 1 })
  expect(counts.bodyStyle).toEqual({ sedan: 1 })
  expect((await list('/vehicles?make=Toyota')).counts.make).toEqual({
    Toyota: 1,
    Jeep: 1,
    Ford: 1,
    Yamaha: 1,
  })
})

test('a page past the end is the last one', async () => {
  expect((await list('/vehicles?page=999999')).filters.page).toBe(1)
})

test('expired, sold, hidden and deleted listings are in no list, samples only where samples are shown', async () => {
  await save('gone')
  for (const change of [
    "expires_at = now() - interval '1 s'",
    "status = 'sold', expires_at = null",
    "status = 'live', hidden_at = now()",
    'hidden_at = null, deleted_at = now()',
  ]) {
    await database.db.execute(sql.raw(`update listing set ${change} where ref = 'gone'`))
    expect(await refs('/vehicles')).not.toContain('gone')
  }
  await database.db.execute(sql`update listing set deleted_at = null, sample = true where ref = 'gone'`)
  expect(await refs('/vehicles')).toContain('gone')
  expect(await refs('/vehicles', { samples: false })).not.toContain('gone')
  await database.db.execute(sql`delete from listing where ref = 'gone'`)
})

test('a featured event that is over stands last in the list, not above it', async () => {
  const saveEvent = (ref: string, days: number, featured: boolean) => {
    const at = new Date(Date.now() + days * 24 * 3_600_000)
    return saveListing(database.db, events, {
      ref,
      title: `Event ${ref}`,
      description: '',
      island: 'saipan',
      village: 'Garapan',
      photos: [],
      featured,
      nextStart: days > 0 ? at : null,
      lastEnd: at,
      attributes: { category: 'music', organizer: 'Ana' },
    })
  }
  await saveEvent('over', -1, true)
  await saveEvent('coming', 1, false)
  await saveEvent('recommended', 2, true)
  const { featured, cards } = await loadList(events, loaderArguments(database, '/events'), eventConditions)
  expect(featured.map(({ ref }) => ref)).toEqual(['recommended'])
  expect(cards.map(({ ref }) => ref)).toEqual(['coming', 'over'])
})

test('a page is valid until the next thing on it expires', async () => {
  const expiresAt = new Date(Date.now() + 60_000)
  await save('soon', { expiresAt })
  const { page: context, ...rest } = loaderArguments(database, '/vehicles')
  await loadList(vehicles, rest)
  expect(context.validUntil).toBe(expiresAt.getTime())
  expect(context.tags).toEqual(new Set(['listing:vehicle']))
  await database.db.execute(sql`delete from listing where ref = 'soon'`)
})

test('a search that takes too long is given up and says so', async () => {
  const slow = { vehicle: () => sql`(select true from pg_sleep(5))` }
  const area = {
    ...vehicles,
    customFilters: { vehicle: { label: vehicles.texts.title, options: [{ value: 'slow', label: 'Slow' }] } },
    filters: ['vehicle'] as const,
  }
  const { timedOut } = await loadList(area, loaderArguments(database, '/vehicles?vehicle=slow'), slow)
  expect(timedOut).toBe(true)
})

test('a visitor who leaves ends the query', async () => {
  const leaving = new AbortController()
  const area = {
    ...vehicles,
    customFilters: { vehicle: { label: vehicles.texts.title, options: [{ value: 'slow', label: 'Slow' }] } },
    filters: ['vehicle'] as const,
  }
  const url = new URL('http://localhost/vehicles?vehicle=slow')
  const search: Search = (signal, work) =>
    database.search(signal, (connection) =>
      connection.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`)
        return work(tx)
      }),
    )
  const { request: _, ...rest } = loaderArguments(database, '/vehicles', { search })
  const found = loadList(
    area,
    { ...rest, url, request: new Request(url, { signal: leaving.signal }) },
    { vehicle: () => sql`(select true from pg_sleep(60))` },
  )
  await expect.poll(sleeping).toBe(1)
  leaving.abort()
  await expect(found).rejects.toThrow()
  // Each is cancelled on its own; left alone, they would sleep on.
  await expect.poll(sleeping).toBe(0)
})

async function sleeping() {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where state = 'active' and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()",
  )
  return rows[0]!.count
}

test('a list too long to count shows the numbers of the last minute', async () => {
  await database.db.execute(sql`
    insert into listing (kind, ref, title, island, search_text, facets, attributes)
    select 'vehicle', 'many-' || n, 'Many', 'rota', 'many', '{vehicle.make=Kia,vehicle.island=rota}', '{"make": "Kia"}'
    from generate_series(1, 2500) n`)
  await rebuildRollup(database.db, { samples: true })
  const all = await list('/vehicles')
  expect(all.total).toBe(2401)
  expect(all.pages).toBe(100)
  expect(all.counts.make).toMatchObject({ Kia: 2500, Toyota: 1 })
  const kias = await list('/vehicles?make=Kia')
  expect(kias.total).toBe(2401)
  expect(kias.counts.make).toMatchObject({ Kia: 2500 })
  expect(kias.counts.island).toBeNull()
  expect((await list('/vehicles?make=Kia&q=many')).counts.island).toBeNull()
})

test('as many are counted on an island as its list has, and none of other areas', async () => {
  await database.db.execute(sql`
    insert into listing (kind, ref, title, island, facets) values ('hotel', 'inn', 'Inn', 'tinian', '{hotel.island=tinian}')`)
  await rebuildRollup(database.db, { samples: true })
  const { tinian } = await countByIsland(database.db, vehicles)
  expect(tinian).toBe((await list('/vehicles?island=tinian')).total)
})

test('a card gets of the description what its view shows, in the language of the page', async () => {
  const translations = { ko: { title: '긴 글', description: '가'.repeat(500) } }
  await save('long', { title: 'Long', description: 'x'.repeat(500), translations })
  const first = async (address: string, context?: Partial<RequestContext>) =>
    (await list(address, context)).cards[0]
  expect(await first('/vehicles?q=long')).toMatchObject({ title: 'Long', description: '' })
  expect((await first('/vehicles?q=long&view=list'))?.description).toBe('x'.repeat(240))
  expect(await first('/vehicles?q=long&view=list', { language: 'ko' })).toMatchObject({
    title: '긴 글',
    description: '가'.repeat(240),
    lang: null,
  })
  expect(await first('/vehicles?q=long', { language: 'ja' })).toMatchObject({ title: 'Long', lang: 'en' })
})
