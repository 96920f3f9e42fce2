import { and, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { civic } from '../../tests/civic.ts'
import { loaderArguments } from '../../tests/page-context.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { vehicles } from '../areas/vehicles/area.ts'
import { loadList } from './list/load-list.server.ts'
import { rangeOf } from './order.server.ts'
import { saveListing } from './save-listing.server.ts'

const copies = 1_100 // more than are sorted by themselves
const database = await testDatabase()

for (const [ref, dollars] of [
  ['cheap', 5_000],
  ['dear', 60_000],
] as const) {
  await saveListing(database.db, vehicles, {
    ref,
    title: `Civic, ${ref}`,
    description: '',
    island: 'saipan',
    village: 'Garapan',
    offer: 'sale',
    priceCents: dollars * 100,
    attributes: civic,
    photos: [],
  })
}
const { rows } = await database.db.execute<{ name: string }>(sql`
  select column_name as name from information_schema.columns
  where table_name = 'listing' and is_generated = 'NEVER' and is_identity = 'NO'`)
const own: Record<string, string> = { ref: `ref || '-' || n`, price_cents: 'price_cents + n * 100' }
const names = rows.map(({ name }) => name)
await database.db.execute(
  sql.raw(`insert into listing (${names.join(', ')})
    select ${names.map((name) => own[name] ?? name).join(', ')} from listing, generate_series(1, ${copies}) n`),
)

const refs = async (address: string) =>
  (await loadList(vehicles, loaderArguments(database, address))).cards.map(({ ref }) => ref)
const from = (first: number, to: number) =>
  Array.from({ length: to - first + 1 }, (_, index) => `dear-${first + index}`)

test('with many matches, the first in an order are found from the beginning of a price band', async () => {
  expect(await refs('/vehicles?price=50000-&sort=priceAscending')).toEqual(['dear', ...from(1, 23)])
  expect(await refs('/vehicles?price=50000-&sort=priceAscending&page=3')).toEqual(from(48, 71))
  expect(await refs('/vehicles?price=50000-&sort=priceDescending')).toEqual(from(1_077, 1_100).toReversed())
})

test('further conditions are applied too', async () => {
  expect(await refs('/vehicles?price=50000-&make=Honda&sort=priceAscending')).toEqual([
    'dear',
    ...from(1, 23),
  ])
  expect(await refs('/vehicles?price=50000-&make=Tesla&sort=priceAscending')).toEqual([])
})

test('rents are not looked for among the sales that come before them', () => {
  const rangeFor = (offer: readonly string[]) =>
    rangeOf(vehicles, { sort: 'priceDescending', chosen: { offer } })
  expect(rangeFor(['rent'])).toEqual(and(sql`offer = ${'rent'}`))
  expect(rangeFor(['sale', 'rent'])).toBeUndefined()
})
