import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsRead } from '../../../../tests/rows-read.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { newAccount, newBookable, now, requestOf, site, wrongCounters } from '../../../../tests/bookings.ts'
import type { Stay } from '../bookables/bookable.server.ts'
import { callOffOwner, callStorm } from './called-off.server.ts'
import { askChange, confirmChange, dropChange } from './change.server.ts'
import { keepBookingsCurrent } from './clock.server.ts'
import { type Actor, findBooking, findTimeline } from './find-booking.server.ts'
import { move, type PlainMove } from './move.server.ts'
import { propose } from './propose.server.ts'
import { loadReceived } from '../received/load-received.server.ts'
import { request, type BookingRequest } from '../requests/request.server.ts'
import { saveBookable } from '../setup/save-bookable.server.ts'
import { findPlaces } from '../places/sessions.server.ts'
import { findNights } from '../places/stays.server.ts'
import { bookingTicket } from '../tables.server.ts'
import { useTicket } from './tickets.server.ts'

const { db, pool } = await testDatabase()
const dates = { from: '2026-12-30', until: '2027-01-02' }
const evening = new Date('2026-12-12T18:00+10:00')
const later = (hours: number) => new Date(+now + hours * 3_600_000)
const bySite: Actor = { side: 'site' }

async function booked(asked: BookingRequest, at = site): Promise<string> {
  const outcome = await request(db, asked, at)
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.number
}

const found = async (number: string) => (await findBooking(db, number, bySite, now))!
const stateOf = async (number: string) => (await found(number)).state
const done = (number: string, name: PlainMove, actor: Actor, at = now) =>
  move(db, number, { name, actor, now: at })

async function stayOf(capacity = 1) {
  const made = await newBookable(db, 'stay', { capacity })
  const guestId = await newAccount(db)
  const owner: Actor = { side: 'owner', id: made.ownerId }
  const guest: Actor = { side: 'guest', id: guestId }
  return { ...made, stay: made.bookable as Stay, guestId, owner, guest }
}

async function seatsOf(capacity: number) {
  const made = await newBookable(db, 'seat', { capacity, confirmsAtOnce: true, times: [evening] })
  const [place] = await findPlaces(db, made.bookable.id, { from: now, until: later(1000) })
  const wish = { kind: 'seat' as const, placeId: place!.id }
  const book = async (persons = 1, more: Partial<BookingRequest> = {}) =>
    booked(requestOf(made.bookable.id, await newAccount(db), wish, { persons, mayWait: true, ...more }))
  return { ...made, wish, book }
}

test('a stay is asked for, confirmed and completed, and both sides see every move', async () => {
  const { bookable, guestId, owner } = await stayOf()
  const number = await booked(requestOf(bookable.id, guestId, { kind: 'stay', dates }))
  expect(await done(number, 'confirm', owner)).toMatchObject({ ok: true })
  expect(await done(number, 'confirm', owner)).toEqual({ ok: false, problem: 'stale' })
  await keepBookingsCurrent(db, new Date('2027-01-03T11:00+10:00'))
  expect(await stateOf(number)).toBe('completed')
  const timeline = await findTimeline(db, (await found(number)).id)
  expect(timeline.map(({ move, side, toState }) => [move, side, toState])).toEqual([
    ['request', 'guest', 'requested'],
    ['confirm', 'owner', 'confirmed'],
    ['complete', 'site', 'completed'],
  ])
})

test('a request without an answer expires, and its place is free again', async () => {
  const { bookable, stay, guestId } = await stayOf()
  const number = await booked(requestOf(bookable.id, guestId, { kind: 'stay', dates }))
  await keepBookingsCurrent(db, later(47))
  expect(await stateOf(number)).toBe('requested')
  await keepBookingsCurrent(db, later(48))
  expect(await stateOf(number)).toBe('expired')
  expect((await findNights(db, stay, dates)).map(({ left }) => left)).toEqual([1, 1, 1])
})

test('a stay for tonight is asked for after the check-in time, and answered or called off until midnight, and missed from then on', async () => {
  const tonight = { kind: 'stay', dates: { from: '2026-12-01', until: '2026-12-03' } } as const
  const at = new Date('2026-12-01T19:19+10:00')
  const last = new Date('2026-12-01T23:59+10:00')
  const midnight = new Date('2026-12-02T00:00+10:00')
  const { bookable, guestId, owner, guest } = await stayOf(3)
  const ask = () => booked(requestOf(bookable.id, guestId, tonight), { ...site, now: at })
  const confirmed = await ask()
  const withdrawn = await ask()
  await keepBookingsCurrent(db, last)
  expect(await found(confirmed)).toMatchObject({ state: 'requested', deadline: midnight })
  expect(await done(confirmed, 'confirm', owner, last)).toMatchObject({ ok: true })
  expect(await done(withdrawn, 'cancel', guest, last)).toMatchObject({ ok: true })
  expect(await done(confirmed, 'no-show', owner, last)).toEqual({ ok: false, problem: 'stale' })
  const unanswered = await ask()
  expect(await done(unanswered, 'confirm', owner, midnight)).toEqual({ ok: false, problem: 'stale' })
  expect(await done(confirmed, 'cancel', guest, midnight)).toEqual({ ok: false, problem: 'stale' })
  expect(await done(confirmed, 'no-show', owner, midnight)).toMatchObject({ ok: true })
  await keepBookingsCurrent(db, midnight)
  expect(await stateOf(unanswered)).toBe('expired')
})

test('for others there is no such booking', async () => {
  const { bookable, guestId } = await stayOf()
  const number = await booked(requestOf(bookable.id, guestId, { kind: 'stay', dates }))
  const stranger = await newAccount(db)
  for (const side of ['guest', 'owner'] as const) {
    expect(await findBooking(db, number, { side, id: stranger }, now)).toBeNull()
    expect(await done(number, 'cancel', { side, id: stranger })).toEqual({ ok: false, problem: 'gone' })
  }
})

test('a change keeps the old nights until it is confirmed, and holds only what is lacking', async () => {
  const { bookable, stay, guestId, owner, guest } = await stayOf()
  const number = await booked(requestOf(bookable.id, guestId, { kind: 'stay', dates }))
  await done(number, 'confirm', owner)
  const moved = { from: '2027-01-01', until: '2027-01-04' }
  const change = (shownCents = 30_000) =>
    askChange(
      db,
      number,
      { actor: guest, wish: { kind: 'stay', dates: moved }, persons: 2, shownCents },
      site,
    )
  const left = async () =>
    (await findNights(db, stay, { from: '2026-12-30', until: '2027-01-04' })).map((one) => one.left)
  expect(await change(29_000)).toEqual({ ok: false, problem: 'price-changed' })
  expect(await left()).toEqual([0, 0, 0, 1, 1])
  expect(await change()).toMatchObject({ ok: true })
  expect(await left()).toEqual([0, 0, 0, 0, 0])
  expect(await dropChange(db, number, { actor: owner, now })).toMatchObject({ ok: true })
  expect(await left()).toEqual([0, 0, 0, 1, 1])
  await change()
  expect(await confirmChange(db, number, { actor: owner, now })).toMatchObject({
    ok: true,
    booking: { persons: 2 },
  })
  expect(await left()).toEqual([1, 1, 0, 0, 0])
  expect(await wrongCounters(db)).toBe(0)
})

test('an owner proposes other dates, which are held until the guest accepts', async () => {
  const { bookable, stay, guestId, owner, guest } = await stayOf()
  const number = await booked(requestOf(bookable.id, guestId, { kind: 'stay', dates }))
  const other = { from: '2027-01-10', until: '2027-01-12' }
  expect(
    await propose(db, number, { actor: owner, wish: { kind: 'stay', dates: other } }, site),
  ).toMatchObject({ ok: true })
  expect((await findNights(db, stay, dates)).map(({ left }) => left)).toEqual([1, 1, 1])
  expect(await done(number, 'accept', guest)).toMatchObject({
    ok: true,
    booking: { state: 'confirmed', totalCents: 20_000 },
  })
})

test('a free seat goes through the waiting list in its order: a guest accepts in time or the next is asked', async () => {
  const { book } = await seatsOf(4)
  const [first] = [await book(2), await book(2)]
  const [large, small, last] = [await book(3), await book(2), await book(1)]
  expect(await Promise.all([large, small, last].map(stateOf))).toEqual(['waiting', 'waiting', 'waiting'])
  const guestOf = async (number: string): Promise<Actor> => ({
    side: 'guest',
    id: (await found(number)).guestId!,
  })
  await done(first, 'cancel', await guestOf(first))
  expect(await Promise.all([large, small, last].map(stateOf))).toEqual(['waiting', 'proposed', 'waiting'])
  await keepBookingsCurrent(db, later(25))
  expect(await Promise.all([large, small, last].map(stateOf))).toEqual(['waiting', 'expired', 'proposed'])
  expect(await done(last, 'accept', await guestOf(last), later(26))).toMatchObject({ ok: true })
})

test('a ticket lets its holder in once, and says when that was', async () => {
  const { book, ownerId } = await seatsOf(4)
  const { id, placeId } = await found(await book(2))
  const { rows } = await db.execute<{ code: string }>(
    sql`select code from booking_ticket where booking_id = ${id} order by id`,
  )
  expect(rows).toHaveLength(2)
  const use = (at: number) => useTicket(db, { code: rows[0]!.code, placeId: at, by: ownerId, at: evening })
  // At another time of the event it counts for nothing.
  expect(await use(placeId! + 1)).toEqual({ isValid: false, usedAt: null })
  expect(await use(placeId!)).toMatchObject({ isValid: true, name: 'Ana Cruz' })
  expect(await use(placeId!)).toEqual({ isValid: false, usedAt: evening })
})

test('there are as many tickets as seats after a change', async () => {
  const { book, wish } = await seatsOf(4)
  const number = await book(2)
  const { id, guestId } = await found(number)
  for (const persons of [4, 1]) {
    const asked = { actor: { side: 'guest', id: guestId! } as const, wish, persons }
    expect(await askChange(db, number, asked, site)).toMatchObject({ ok: true, booking: { persons } })
    expect(await db.$count(bookingTicket, sql`booking_id = ${id}`)).toBe(persons)
  }
  expect(await wrongCounters(db)).toBe(0)
})

test('units can not be fewer than are sold', async () => {
  const { bookable, input, listingId, guestId } = await stayOf(3)
  for (let count = 0; count < 2; count++)
    await booked(requestOf(bookable.id, guestId, { kind: 'stay', dates }))
  const save = (capacity: number) =>
    saveBookable(db, { ...input, capacity }, { listingId, id: bookable.id, now })
  expect(await save(1)).toBe('sold')
  expect(await save(2)).toMatchObject({ capacity: 2 })
})

test('the first answer of an owner is dated, later than it was given, too', async () => {
  const { bookable, guestId, owner } = await stayOf()
  const number = await booked(requestOf(bookable.id, guestId, { kind: 'stay', dates }))
  expect(await found(number)).toMatchObject({ answeredAt: null })
  const [first, second] = [1, 2].map((hours) => new Date(+now + hours * 3_600_000))
  await done(number, 'confirm', owner, first)
  await done(number, 'cancel-by-owner', owner, second)
  expect(await found(number)).toMatchObject({ answeredAt: first })

  await db.execute(sql`update booking set answered_at = null where number = ${number}`)
  await db.execute(sql.raw(await readFile('app/ground/db/migrations/0167_first_answers.sql', 'utf8')))
  expect(await found(number)).toMatchObject({ answeredAt: first })
})

test('a guest changes when a visit is: the old time stays until the owner agrees, and is free then', async () => {
  const { bookable, ownerId } = await newBookable(db, 'visit')
  const guestId = await newAccount(db)
  const at = (hour: string) => new Date(`2026-12-04T${hour}:00+10:00`)
  const wish = (hour: string) => ({ kind: 'visit', times: [at(hour)] }) as const
  const ask = (hour: string, id = guestId) => request(db, requestOf(bookable.id, id, wish(hour)), site)
  const asked = await ask('10:00')
  if (!asked.ok) throw new Error(asked.problem)
  const { number } = asked
  const [guest, owner] = [
    { side: 'guest', id: guestId },
    { side: 'owner', id: ownerId },
  ] as const
  const change = (hour: string) => askChange(db, number, { actor: guest, wish: wish(hour), persons: 2 }, site)
  expect(await change('10:30'), 'before it is answered').toMatchObject({ ok: true })
  await move(db, number, { name: 'confirm', actor: owner, now })
  expect(await change('12:00')).toMatchObject({ ok: true })
  expect(await change('11:00')).toMatchObject({ ok: true })
  const others = await Promise.all([newAccount(db), newAccount(db), newAccount(db)])
  expect(await ask('10:30', others[0])).toMatchObject({ problem: 'taken' })
  expect(await ask('11:00', others[0])).toMatchObject({ problem: 'taken' })
  expect(await ask('12:00', others[0]), 'asked for before').toMatchObject({ ok: true })
  expect(await change('12:00')).toMatchObject({ problem: 'taken' })
  expect(await confirmChange(db, number, { actor: owner, now })).toMatchObject({
    booking: { state: 'confirmed', persons: 2, startsAt: at('11:00'), change: null },
  })
  expect(await ask('10:30', others[1])).toMatchObject({ ok: true })
  expect(await ask('11:00', others[2])).toMatchObject({ problem: 'taken' })
})

test('in a storm all guests can cancel without loss, and none is a no-show', async () => {
  const { bookable, guestId, ownerId, owner } = await stayOf()
  const number = await booked(requestOf(bookable.id, guestId, { kind: 'stay', dates }))
  await done(number, 'confirm', owner)
  const storm = {
    from: new Date('2026-12-29'),
    until: new Date('2027-01-01'),
    actor: owner,
    now,
    words: 'Typhoon',
  }
  expect(await Promise.all([1, 2].map(() => callStorm(db, { ownerId }, storm)))).toEqual(
    expect.arrayContaining([
      { told: 1, new: 1 },
      { told: 1, new: 0 },
    ]),
  )
  expect(await found(number)).toMatchObject({ state: 'confirmed', inStorm: true })
  const told = sql`select words from booking_move where move = 'storm' order by id`
  expect((await db.execute(told)).rows).toEqual([{ words: 'Typhoon' }])
  expect(await callStorm(db, { ownerId }, { ...storm, words: 'It turned away' })).toEqual({ told: 1, new: 1 })
  expect(await done(number, 'no-show', owner, new Date('2026-12-31T16:00+10:00'))).toEqual({
    ok: false,
    problem: 'stale',
  })
})

test('the bookings of an owner who leaves are called off, and they take no more', async () => {
  const { bookable, guestId, ownerId } = await stayOf()
  const number = await booked(requestOf(bookable.id, guestId, { kind: 'stay', dates }))
  await callOffOwner(db, ownerId, { actor: bySite, now })
  expect(await stateOf(number)).toBe('cancelled-by-owner')
  await db.execute(sql`update users set suspended_at = now() where id = ${ownerId}`)
  const again = await request(db, requestOf(bookable.id, guestId, { kind: 'stay', dates }), site)
  expect(again).toEqual({ ok: false, problem: 'not-bookable', price: undefined })
})

test('a guest may object once to a no-show, and staff decide', async () => {
  const { book, ownerId } = await seatsOf(2)
  const number = await book()
  const guest: Actor = { side: 'guest', id: (await found(number)).guestId! }
  const after = new Date(+evening + 3_600_000)
  await done(number, 'no-show', { side: 'owner', id: ownerId }, after)
  expect(await done(number, 'object', guest, after)).toMatchObject({ ok: true })
  expect(await done(number, 'object', guest, after)).toEqual({ ok: false, problem: 'stale' })
  expect(await done(number, 'uphold-objection', { side: 'staff', id: ownerId }, after)).toMatchObject({
    booking: { state: 'completed' },
  })
})

test('an owner can’t say again that a guest didn’t show up after staff decided that they did', async () => {
  const { book, ownerId } = await seatsOf(2)
  const number = await book()
  const owner: Actor = { side: 'owner', id: ownerId }
  const guest: Actor = { side: 'guest', id: (await found(number)).guestId! }
  const after = new Date(+evening + 3_600_000)
  const offered = async () =>
    (await loadReceived({ database: db, language: 'en', now: after }, owner, number))!.may
  expect(await offered()).toContain('no-show')
  await done(number, 'no-show', owner, after)
  await done(number, 'object', guest, after)
  await done(number, 'uphold-objection', { side: 'staff', id: ownerId }, after)
  expect(await offered()).not.toContain('no-show')
  expect(await done(number, 'no-show', owner, after)).toEqual({ ok: false, problem: 'stale' })
  expect(await stateOf(number)).toBe('completed')
})

test('the clock reads none of the bookings of which nothing is due', async () => {
  const { bookable, listingId } = await stayOf()
  await db.execute(sql`
    insert into booking (number, listing_id, listing_kind, listing_ref, listing_title, bookable_id, kind, name, persons,
      starts_at, ends_at, state, rule, form_key)
    select 'clock ' || n, ${listingId}, 'hotel', '', '', ${bookable.id}, 'stay', 'Ana', 1, day, day + interval '1 day',
      case when n % 2 = 0 then 'completed' else 'confirmed' end, 'moderate', gen_random_uuid()
    from generate_series(1, 10000) n, lateral (
      select ${now}::timestamptz + case when n % 2 = 0 then -30 else 30 end * interval '1 day' as day) days`)
  await db.execute(sql`analyze booking`)
  const { booking = 0 } = await rowsRead(pool, (database) => keepBookingsCurrent(database, now))
  expect(booking).toBeLessThan(100)
})
