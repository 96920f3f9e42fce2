import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newBookable, now } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { updateSeasonPrices } from './listing-price.server.ts'
import { saveBookable } from './save-bookable.server.ts'

const { db } = await testDatabase()

test('a hotel costs what its cheapest night of the coming year costs, whatever its season', async () => {
  const { input, bookable, listingId } = await newBookable(db, 'stay')
  const price = async () => {
    const { rows } = await db.execute(
      sql`select price_cents::int as cents, price_is_from as "isFrom" from listing where id = ${listingId}`,
    )
    return rows[0]
  }
  const season = (from: string, until: string, cents: number) => ({ name: 'Season', from, until, cents })
  const save = (seasons: readonly ReturnType<typeof season>[]) =>
    saveBookable(db, { ...input, settings: { ...input.settings, seasons } } as typeof input, {
      listingId,
      id: bookable.id,
      now,
    })
  expect(await price()).toEqual({ cents: 10_000, isFrom: true })
  await save([season('2026-12-01', '2026-12-24', 8_000)])
  expect(await price()).toEqual({ cents: 8_000, isFrom: true })
  await updateSeasonPrices(db, new Date('2026-12-25T01:00+10:00'))
  expect(await price(), 'after the season').toEqual({ cents: 10_000, isFrom: true })
  await save([season('2026-01-01', '2027-12-31', 15_000)])
  expect(await price(), 'whose own price no night has').toEqual({ cents: 15_000, isFrom: true })
})
