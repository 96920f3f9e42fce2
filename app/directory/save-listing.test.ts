import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hotels } from '../areas/hotels/area.ts'
import { vehicles } from '../areas/vehicles/area.ts'
import { civic } from '../../tests/civic.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { derived, type ListingInput, saveListing } from './save-listing.server.ts'

const database = await testDatabase()
const bare: ListingInput<(typeof vehicles)['attributes']> = {
  ref: '1',
  title: 'Civic',
  description: '',
  island: 'saipan',
  village: 'Garapan',
  attributes: civic,
  photos: [],
}

test('what an owner takes off a listing is gone, what the staff decided stays', async () => {
  const whole = {
    ...bare,
    offer: 'sale',
    priceCents: 900_000,
    address: 'Beach Road',
    photos: [{ src: '/a.svg' }],
  } as const
  const id = await saveListing(database.db, vehicles, whole)
  await database.db.execute(sql`update listing set featured = true`)
  expect(await saveListing(database.db, vehicles, bare)).toBe(id)
  const { rows } = await database.db.execute(sql`
    select offer, price_cents, address, featured, facets, (select count(*)::int from photo) as photos from listing`)
  expect(rows).toMatchObject([{ offer: null, price_cents: null, address: '', featured: true, photos: 0 }])
  expect(rows[0]!.facets).not.toContain('vehicle.offer=sale')
})

test('a listing that lacks what its area requires is not saved', async () => {
  const { make: _, ...rest } = bare.attributes
  await expect(saveListing(database.db, vehicles, { ...bare, ref: '2', attributes: rest })).rejects.toThrow(
    'vehicle 2: make is missing',
  )
})

test('the search box of hotels finds them by their category, in every language', () => {
  const hotel = { ...bare, title: 'Guma', attributes: { category: 'vacation-rental' } }
  expect(derived(hotels, hotel).searchText.split('\n')).toEqual(
    expect.arrayContaining(['vacation rental', '휴가용 숙소']),
  )
})
