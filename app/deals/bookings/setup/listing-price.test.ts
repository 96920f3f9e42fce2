import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newBookable, now } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { sessionsOfDay } from '../jobs.server.ts'
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

test('a tour and a hotel that cannot be renewed stop neither the others nor the prices of seasons', async () => {
  const [stuckTour, tour] = [await newBookable(db, 'session'), await newBookable(db, 'session')]
  const seasons = [{ name: 'Season', from: '2026-12-01', until: '2026-12-24', cents: 8_000 }]
  const inSeason = () => newBookable(db, 'stay', { settings: { seasons } })
  const [stuckHotel, hotel] = [await inSeason(), await inSeason()]
  const stuck = (table: string, which: string) =>
    db.execute(
      sql.raw(`create function refuse_${table}() returns trigger language plpgsql as
        $$ begin if ${which} then raise exception 'stuck'; end if; return new; end $$;
        create trigger refuse before insert or update on ${table} for each row execute function refuse_${table}()`),
    )
  await stuck('booking_place', `new.bookable_id = ${stuckTour.bookable.id}`)
  await stuck('listing', `new.id = ${stuckHotel.listingId}`)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-25T01:00+10:00') })
  onTestFinished(async () => {
    vi.useRealTimers()
    for (const table of ['booking_place', 'listing'])
      await db.execute(sql.raw(`drop trigger refuse on ${table}`))
  })
  const stuckError = { cause: { message: 'stuck' } }
  await expect(sessionsOfDay.run({}, { database: db })).rejects.toMatchObject({
    errors: [stuckError, stuckError],
  })
  const last = async (id: number) => {
    const { rows } = await db.execute<{ day: string }>(
      sql`select max(starts_at)::text as day from booking_place where bookable_id = ${id}`,
    )
    return new Date(rows[0]!.day)
  }
  expect(+(await last(tour.bookable.id)) - +(await last(stuckTour.bookable.id))).toBe(24 * 86_400_000)
  const { rows } = await db.execute(
    sql`select price_cents::int as cents from listing where id in (${stuckHotel.listingId}, ${hotel.listingId}) order by id`,
  )
  expect(rows).toEqual([{ cents: 8_000 }, { cents: 10_000 }])
})
