import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { loadDetail } from '../../directory/detail/load-detail.server.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { propertyConditions } from './area.server.ts'
import { properties } from './area.ts'
import { propertySamples } from './samples.server.ts'

const database = await testDatabase()
const now = new Date('2026-08-05T09:00+10:00')
const house = '1'
const condo = '2'
const shop = '3'
const hotel = '4'
const land = '5'
const beachHouse = '6'

beforeEach(async () => {
  await database.db.execute(sql`delete from listing`)
  await propertySamples.save(database.db, now)
})

describe('the list', () => {
  const refs = async (search: string) => {
    const { cards } = await loadList(
      properties,
      loaderArguments(database, `/properties${search}`),
      propertyConditions,
    )
    return cards.map(({ ref }) => ref)
  }

  test.each([
    ['', [condo, house, land, shop, hotel, beachHouse]],
    ['?sort=oldest', [beachHouse, hotel, shop, land, house, condo]],
    ['?offer=sale', [house, land, hotel]],
    ['?offer=rent', [condo, shop, beachHouse]],
    ['?rentedBy=month', [condo, shop]],
    ['?rentedBy=night', [beachHouse]],
    ['?island=tinian&island=rota', [land, hotel, beachHouse]],
    ['?propertyType=land&propertyType=hotel', [land, hotel]],
    ['?propertyType=economic-incentive', []],
    ['?bedrooms=2', [condo, house, hotel, beachHouse]],
    ['?bedrooms=3', [house, hotel]],
    ['?bedrooms=4', [hotel]],
    ['?bathrooms=1', [condo, house, shop, hotel, beachHouse]],
    ['?bathrooms=3', [hotel]],
    ['?features=garage&features=pool', [condo, house, hotel]],
    ['?stormReadiness=generator', [condo, house, shop, hotel]],
    ['?stormReadiness=typhoon-shutters', [house, shop, beachHouse]],
    ['?water=24-hours', [condo]],
    ['?pets=no', [condo]],
    ['?furnishing=furnished&furnishing=partly', [condo, house, hotel, beachHouse]],
    ['?leaseTerm=years', [shop]],
    ['?moveIn=2026-07-25', []],
    ['?moveIn=2026-07-26', [shop]],
    ['?moveIn=2026-08-12', [condo, shop]],
    ['?q=navy hill', [house]],
    ['?q=rota', [land]],
    ['?q=flame tree', [land]],
    ['?q=수영장', [condo, hotel]],
    ['?q=calderwood', []],
  ])('%s', async (search, expected) => {
    expect(await refs(search)).toEqual(expected)
  })

  test('a price band of sales leaves out what is for rent, and the other way round', async () => {
    expect(await refs('?price=-100000')).toEqual([land])
    expect(await refs('?price=250000-500000')).toEqual([house])
    expect(await refs('?price=1000000-')).toEqual([hotel])
    expect(await refs('?price=rent-1000-1500')).toEqual([condo])
    expect(await refs('?price=rent-2200-')).toEqual([shop])
  })

  test('another offer leaves a chosen band of prices, and the number beside it says so', async () => {
    const args = loaderArguments(database, '/properties?offer=sale&price=-100000')
    const { cards, counts } = await loadList(properties, args, propertyConditions)
    expect(cards.map(({ ref }) => ref)).toEqual([land])
    expect(counts.offer).toEqual({ sale: 3, rent: 3 })
    expect(await refs('?offer=rent&price=-100000')).toEqual([condo, shop, beachHouse])
  })

  test('a price at an edge is in the band above it', async () => {
    await propertyCosts(house, 250_000)
    await propertyCosts(condo, 1500)
    expect(await refs('?price=250000-500000')).toEqual([house])
    expect(await refs('?price=100000-250000')).toEqual([])
    expect(await refs('?price=rent-1500-2200')).toEqual([condo])
  })

  test('amounts are of sales and of rents by the month, or by the night where one asks for nights', async () => {
    expect(await refs('?priceTo=2000')).toEqual([condo])
    expect(await refs('?priceFrom=100&priceTo=2000&rentedBy=month')).toEqual([condo])
    expect(await refs('?priceTo=200&rentedBy=night')).toEqual([beachHouse])
    expect(await refs('?priceFrom=200&rentedBy=night')).toEqual([])
    expect(await refs('?priceTo=70000')).toEqual([condo, land, shop])
  })

  test('by price, what is for sale comes before what is for rent, and months before nights', async () => {
    expect(await refs('?sort=priceAscending')).toEqual([land, house, hotel, condo, shop, beachHouse])
    expect(await refs('?sort=priceDescending')).toEqual([hotel, house, land, shop, condo, beachHouse])
  })
})

describe('the page', () => {
  const detail = (ref: string) => loadDetail(properties, loaderArguments(database, `/properties/${ref}`))

  test('similar ones share island and type, then one of the two', async () => {
    expect(await detail(house)).toMatchObject({
      missing: false,
      similar: [{ ref: condo }, { ref: shop }, { ref: beachHouse }],
    })
    expect(await detail(land)).toMatchObject({ similar: [] })
  })

  test('what is not there shows the first that is', async () => {
    expect(await detail('99')).toMatchObject({ found: true, missing: true, listing: { ref: house } })
    await database.db.execute(sql`update listing set hidden_at = now() where ref = ${house}`)
    expect(await detail(house)).toMatchObject({ missing: true, listing: { ref: condo } })
  })

  test('without any properties nothing is found', async () => {
    await database.db.execute(sql`delete from listing`)
    expect(await detail(house)).toMatchObject({ found: false })
  })
})

test('no bedroom at all is a studio', () => {
  const { bedrooms } = properties.attributes
  expect([0, 3].map((count) => bedrooms.format(count, i18nOf('en')))).toEqual(['Studio', '3'])
})

async function propertyCosts(ref: string, dollars: number) {
  const sample = propertySamples.listings(now).find((one) => one.ref === ref)!
  await saveListing(database.db, properties, { ...sample, priceCents: dollars * 100 })
}
