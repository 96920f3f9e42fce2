import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { request } from '../requests/request.server.ts'
import { askChange, confirmChange, dropChange } from './change.server.ts'
import { findBooking } from './find-booking.server.ts'
import { move } from './move.server.ts'
import { propose } from './propose.server.ts'
import { bookingMove } from '../tables.server.ts'
import { termsOf } from './terms.ts'

const { db } = await testDatabase()
const stale = { ok: false, problem: 'stale' }
const stay = (from: string, until: string) => ({ kind: 'stay', dates: { from, until } }) as const

test('who answers beside other dates, persons or prices than a booking has by now is told so', async () => {
  const { bookable, ownerId } = await newBookable(db, 'stay', { capacity: 3 })
  const guestId = await newAccount(db)
  const owner = { side: 'owner', id: ownerId } as const
  const guest = { side: 'guest', id: guestId } as const
  const asked = await request(db, requestOf(bookable.id, guestId, stay('2026-12-10', '2026-12-12')), site)
  if (!asked.ok) throw new Error(asked.problem)
  const { number } = asked
  const terms = async () => termsOf((await findBooking(db, number, owner, now))!)
  const change = (persons: number) =>
    askChange(db, number, { actor: guest, wish: stay('2026-12-10', '2026-12-13'), persons }, site)

  const first = await terms()
  await change(1)
  const other = { actor: owner, wish: stay('2026-12-20', '2026-12-22'), terms: first }
  expect(await propose(db, number, other, site)).toEqual(stale)
  const confirm = { name: 'confirm', actor: owner, now } as const
  expect(await move(db, number, { ...confirm, terms: first })).toEqual(stale)
  expect(await move(db, number, { ...confirm, terms: await terms() })).toMatchObject({ ok: true })

  await change(2)
  const second = { actor: owner, now, terms: await terms() }
  await change(3)
  expect(await confirmChange(db, number, second)).toEqual(stale)
  expect(await dropChange(db, number, second)).toEqual(stale)
  const latest = { ...second, terms: await terms() }
  expect(await confirmChange(db, number, latest)).toMatchObject({ ok: true, booking: { persons: 3 } })
})

test('a change that is sent twice is one move, and a change to the same dates is no move', async () => {
  const { bookable, ownerId } = await newBookable(db, 'stay', { capacity: 3 })
  const guestId = await newAccount(db)
  const actor = { side: 'guest', id: guestId } as const
  const asked = await request(db, requestOf(bookable.id, guestId, stay('2026-12-10', '2026-12-12')), site)
  if (!asked.ok) throw new Error(asked.problem)
  const { number } = asked
  const { id } = (await findBooking(db, number, actor, now))!
  const count = () => db.$count(bookingMove, sql`booking_id = ${id}`)
  const movesBy = async (until: string, words: string) => {
    const before = await count()
    const wish = stay('2026-12-10', until)
    const press = () => askChange(db, number, { actor, wish, persons: 1, words }, site)
    for (const done of await Promise.all([press(), press()])) expect(done).toMatchObject({ ok: true })
    return (await count()) - before
  }
  expect(await movesBy('2026-12-12', '')).toBe(0)
  expect(await movesBy('2026-12-13', 'One night more')).toBe(1)
  expect(await movesBy('2026-12-13', 'And a cot')).toBe(1)
  await move(db, number, { name: 'confirm', actor: { side: 'owner', id: ownerId }, now })
  expect(await movesBy('2026-12-14', '')).toBe(1)
  expect(await movesBy('2026-12-14', '')).toBe(0)
  expect(await findBooking(db, number, actor, now)).toMatchObject({ change: { persons: 1 } })
})

test('a change of a visit that is sent twice is one move, also the first one, which keeps one of its times', async () => {
  const { bookable } = await newBookable(db, 'visit')
  const guestId = await newAccount(db)
  const actor = { side: 'guest', id: guestId } as const
  const visit = (...hours: string[]) =>
    ({ kind: 'visit', times: hours.map((hour) => new Date(`2026-12-04T${hour}:00+10:00`)) }) as const
  const asked = await request(db, requestOf(bookable.id, guestId, visit('10:00', '11:00')), site)
  if (!asked.ok) throw new Error(asked.problem)
  const { number } = asked
  const { id } = (await findBooking(db, number, actor, now))!
  const count = () => db.$count(bookingMove, sql`booking_id = ${id}`)
  for (const hour of ['10:00', '12:00']) {
    const before = await count()
    const press = () => askChange(db, number, { actor, wish: visit(hour), persons: 1 }, site)
    for (const done of await Promise.all([press(), press()])) expect(done).toMatchObject({ ok: true })
    expect(await count()).toBe(before + 1)
    const { rows } = await db.execute<{ at: Date }>(
      sql`select lower(span) as at from booking_time where booking_id = ${id}`,
    )
    expect(rows.map(({ at }) => new Date(at))).toEqual(visit(hour).times)
  }
})
