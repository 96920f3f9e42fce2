import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site, wrongCounters } from '../../../../tests/bookings.ts'
import { databaseWithout } from '../../../../tests/former-version.ts'
import { findPlaces } from '../places/sessions.server.ts'
import type { Wish } from '../places/wish.ts'
import { request } from '../requests/request.server.ts'
import { addBlock, findBlocks } from './blocks.server.ts'
import { askChange } from './change.server.ts'
import { move } from './move.server.ts'

// What bookings and blocks had left behind as it was stored before migration 0255.

const { db, upgrade } = await databaseWithout('0255')
const at = (day: number) => new Date(`2026-12-0${day}T09:00+10:00`)

async function changing(kind: 'session' | 'visit') {
  const made = await newBookable(db, kind, { capacity: kind === 'visit' ? 1 : 3 })
  const places = await findPlaces(db, made.bookable.id, { from: now, until: at(9) })
  const wishAt = (day: number): Wish =>
    kind === 'visit'
      ? { kind, times: [at(day)] }
      : { kind, placeId: places.find(({ startsAt }) => +startsAt === +at(day))!.id }
  const changed = async (from: number, to: number) => {
    const guestId = await newAccount(db)
    const done = await request(db, requestOf(made.bookable.id, guestId, wishAt(from)), site)
    if (!done.ok) throw new Error(done.problem)
    const { number } = done
    await move(db, number, { name: 'confirm', actor: { side: 'owner', id: made.ownerId }, now })
    const actor = { side: 'guest', id: guestId } as const
    expect(await askChange(db, number, { actor, wish: wishAt(to), persons: 1 }, site)).toMatchObject({
      ok: true,
    })
    return number
  }
  return { ...made, places, ended: await changed(3, 5), open: await changed(4, 6) }
}

const heldBy = async (number: string) => {
  const { rows } = await db.execute<{ is_pending: boolean }>(sql`
    select is_pending from (
      select booking_id, is_pending from booking_hold union all select booking_id, is_pending from booking_time
    ) held join booking on booking.id = booking_id where number = ${number} order by 1`)
  return rows.map((row) => row.is_pending)
}

test('what was held for a change of a booking that is over is free again, and what is open stays held', async () => {
  const [tour, visit] = [await changing('session'), await changing('visit')]
  const block = { bookableId: tour.bookable.id, what: { placeId: tour.places[0]!.id }, quantity: 1, note: '' }
  await addBlock(db, block, { id: tour.ownerId })
  for (const { ended } of [tour, visit])
    await db.execute(sql`update booking set state = 'completed', change = null where number = ${ended}`)
  await db.execute(sql`
    update booking_block set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days'`)
  await upgrade()
  for (const { ended, open } of [tour, visit])
    expect([await heldBy(ended), await heldBy(open)]).toEqual([[false], [false, true]])
  expect(await wrongCounters(db)).toBe(0)
  const { startsAt, endsAt } = tour.places[0]!
  const week = { startsAt: now, endsAt: at(9) }
  expect(await findBlocks(db, [tour.bookable.id], week)).toMatchObject([{ startsAt, endsAt }])
})
