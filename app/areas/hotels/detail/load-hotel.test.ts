import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newBookable, now } from '../../../../tests/bookings.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { loadList } from '../../../directory/list/load-list.server.ts'
import { hotels } from '../area.ts'
import { hotelSamples } from '../samples.server.ts'
import { loadHotel } from './load-hotel.server.ts'

const database = await testDatabase()
await hotelSamples.save(database.db, new Date())
const load = (address: string, now?: Date) => {
  const { page: context, ...args } = loaderArguments(database, address, now && { now })
  return loadHotel(args as unknown as Parameters<typeof loadHotel>[0]).then((hotel) => ({
    hotel,
    page: context,
  }))
}
const refs = async (address: string) =>
  (await loadList(hotels, loaderArguments(database, address))).cards.map(({ ref }) => ref).toSorted()

test('today is the date of the islands, and the page is kept until it ends', async () => {
  const { hotel, page: context } = await load('/hotels/hotel-1', new Date('2026-03-14T14:30:00Z'))
  expect(hotel).toMatchObject({ found: true, missing: false, today: '2026-03-15', stay: null })
  expect(new Date(context.validUntil)).toEqual(new Date('2026-03-16T00:00+10:00'))
})

test('the stay that the address asks for comes with the hotel', async () => {
  const { hotel } = await load('/hotels/hotel-2?checkIn=2026-05-01&checkOut=2026-05-04&guests=2-adults')
  expect(hotel).toMatchObject({ stay: { checkIn: '2026-05-01', checkOut: '2026-05-04', guests: '2-adults' } })
})

test('a stay in a closed hotel has no price', async () => {
  const { listingId } = await newBookable(database.db, 'stay')
  await database.db.execute(sql`update listing set ref = 'lagoon' where id = ${listingId}`)
  const stay = '/hotels/lagoon?checkIn=2026-12-05&checkOut=2026-12-07&guests=1-adult'
  expect(await load(stay, now)).toMatchObject({ hotel: { quote: { price: expect.anything() } } })
  await database.db.execute(sql`update listing set status = 'closed' where id = ${listingId}`)
  expect(await load(stay, now)).toMatchObject({ hotel: { quote: null } })
  await database.db.execute(sql`delete from listing where id = ${listingId}`)
})

test('in place of an unknown hotel the first one is shown', async () => {
  const { hotel } = await load('/hotels/hotel-99')
  expect(hotel).toMatchObject({ found: true, missing: true, listing: { ref: 'hotel-1' } })
})

test('from $100 to $200 has the hotel of $200, and ratings mean at least', async () => {
  expect(await refs('/hotels?price=100-200')).toEqual(['hotel-2', 'hotel-3', 'hotel-4', 'hotel-5', 'hotel-6'])
  expect(await refs('/hotels?price=-100')).toEqual(['hotel-8'])
  expect(await refs('/hotels?price=200-')).toEqual(['hotel-1', 'hotel-7'])
  expect(await refs('/hotels?rating=4')).not.toContain('hotel-5')
  expect(await refs('/hotels?rating=3')).toHaveLength(8)
})
