import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { vehicles } from '../../areas/vehicles/area.ts'
import { civic } from '../../../tests/civic.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { saveListing } from '../save-listing.server.ts'
import { loadPins } from './load-pins.server.ts'

const database = await testDatabase()
const pins = (address: string, context?: Partial<RequestContext>) =>
  loadPins(vehicles, loaderArguments(database, address, context))

const save = (
  ref: string,
  more: { lng?: number; lat?: number; island?: 'saipan' | 'rota'; offer?: 'rent'; pricePeriod?: 'day' },
  price?: number,
) =>
  saveListing(database.db, vehicles, {
    ref,
    title: `Vehicle ${ref}`,
    translations: { ko: { title: `차량 ${ref}` } },
    description: '',
    island: 'saipan',
    village: 'Garapan',
    photos: [],
    offer: 'sale',
    priceCents: price,
    attributes: civic,
    ...more,
  })

beforeAll(async () => {
  await save('civic', { lng: 145.7, lat: 15.2 }, 1_890_000)
  await save('fit', { lng: 145.2, lat: 14.15, island: 'rota' })
  await save('somewhere', {})
})

test('a pin has the price and the address of its listing', async () => {
  const [pin] = await pins('/pins/vehicles?island=saipan')
  expect(pin).toEqual({
    ref: 'civic',
    lng: 145.7,
    lat: 15.2,
    title: 'Vehicle civic',
    label: '$18,900',
    href: '/vehicles/civic',
  })
})

test('pins are those of the list with the same address that have a place', async () => {
  const refs = async (address: string, context?: Partial<RequestContext>) =>
    (await pins(address, context)).map(({ ref }) => ref).toSorted()
  expect(await refs('/pins/vehicles')).toEqual(['civic', 'fit'])
  expect(await refs('/pins/vehicles?box=145,14,145.5,14.5')).toEqual(['fit'])
  expect(await refs('/pins/vehicles', { island: 'rota' })).toEqual(['fit'])
  expect(await refs('/pins/vehicles?condition=new')).toEqual([])
})

test('without a price a pin has its name, in the language of the page', async () => {
  const [pin] = await pins('/pins/vehicles?island=rota', { language: 'ko' })
  expect(pin).toMatchObject({ title: '차량 fit', label: '차량 fit' })
})

test('a pin of what is for rent says for how long its price is', async () => {
  await save('jeep', { lng: 145.6, lat: 15, island: 'rota', offer: 'rent', pricePeriod: 'day' }, 6_800)
  const [pin] = await pins('/pins/vehicles?island=rota&offer=rent', { language: 'ko' })
  expect(pin?.label).toBe('$68 / 일')
})

test('what is older has a pin, too, where the newest match and those of some time before do not', async () => {
  await database.db.execute(sql`
    insert into listing (kind, ref, title, island, lng, lat, facets, created_at)
    select 'vehicle', 'many-' || n, 'Many', 'saipan', 145.7, 15.2,
      case when n <= 500 or n > 2190 then '{vehicle.condition=new}'::text[] else '{}' end,
      now() - n * interval '1 minute'
    from generate_series(1, 2200) n`)
  expect(await pins('/pins/vehicles?condition=new')).toHaveLength(510)
  expect(await pins('/pins/vehicles')).toHaveLength(1000)
})
