import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newBookable, requestOf, site } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { isForBooking } from '../bookables/area-bookings.ts'
import { request } from './request.server.ts'

const { db } = await testDatabase()

test('a visit at one time is confirmed at once where its owner wants that; of several times the owner chooses', async () => {
  const { bookable, ownerId } = await newBookable(db, 'visit', { confirmsAtOnce: true })
  const guestId = await newAccount(db)
  const ask = async (...hours: readonly string[]) => {
    const times = hours.map((hour) => new Date(`2026-12-04T${hour}:00+10:00`))
    return request(db, requestOf(bookable.id, guestId, { kind: 'visit', times }), site)
  }
  expect(await ask('10:00')).toMatchObject({ ok: true, state: 'confirmed' })
  expect(await ask('11:00', '13:00', '14:00')).toMatchObject({ ok: true, state: 'requested' })
  expect(await ask('11:30', '12:00', '15:00', '16:00')).toMatchObject({ ok: false })
  const { rows } = await db.execute(
    sql`select user_id from live_event where type = 'booking' group by user_id having count(distinct ref) = 2`,
  )
  expect(rows.map(({ user_id }) => user_id).toSorted(), 'whose open pages were told').toEqual(
    [guestId, ownerId].toSorted(),
  )
})

test('a guest without bookings is shown areas whose listings can all be booked', () => {
  const kinds = ['hotel', 'adventure', 'event', 'property', 'vehicle', 'business', 'job']
  expect(kinds.filter(isForBooking)).toEqual(['hotel', 'adventure', 'event'])
})
