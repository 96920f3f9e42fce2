import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newAccount, newBookable, now, requestOf, site } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { bookingClock } from '../jobs.server.ts'
import { renewAllSessions, saveBookable } from '../setup/save-bookable.server.ts'
import { isTaken as isWishTaken } from '../places/is-taken.server.ts'
import { findPlaces } from '../places/sessions.server.ts'
import type { Wish } from '../places/wish.ts'
import { request } from '../requests/request.server.ts'
import { bookingTicket } from '../tables.server.ts'
import { callOffOwner, callStorm } from './called-off.server.ts'
import { askChange, confirmChange } from './change.server.ts'
import { keepBookingsCurrent } from './clock.server.ts'
import { type Actor, findBooking } from './find-booking.server.ts'
import { move } from './move.server.ts'
import { propose } from './propose.server.ts'
import { changeSession } from './reschedule.server.ts'

const { db } = await testDatabase()
const bySite: Actor = { side: 'site' }
const days = (count: number) => new Date(+now + count * 86_400_000)
const found = async (number: string) => (await findBooking(db, number, bySite, now))!

async function newSessions(capacity = 2) {
  const made = await newBookable(db, 'session', { capacity })
  const places = await findPlaces(db, made.bookable.id, { from: days(3), until: days(9) })
  const book = async (placeId: number, persons = 1) => {
    const guestId = await newAccount(db)
    const wish = { kind: 'session', placeId } as const
    const asked = requestOf(made.bookable.id, guestId, wish, { persons, mayWait: true })
    const done = await request(db, asked, site)
    if (!done.ok) throw new Error(done.problem)
    return { number: done.number, guest: { side: 'guest', id: guestId } as const }
  }
  return { ...made, places, book, owner: { side: 'owner', id: made.ownerId } as const }
}

test('more seats go to those who wait for them', async () => {
  const { input, bookable, listingId, places, book } = await newSessions(2)
  await book(places[0]!.id, 2)
  const waiting = await book(places[0]!.id, 2)
  expect(await found(waiting.number)).toMatchObject({ state: 'waiting' })
  await saveBookable(db, { ...input, capacity: 4 }, { listingId, id: bookable.id, now })
  expect(await found(waiting.number)).toMatchObject({ state: 'proposed' })
})

test('a free seat goes to one who waits behind fifty pairs', async () => {
  const { places, book } = await newSessions(2)
  const placeId = places[0]!.id
  const [leaving] = [await book(placeId), await book(placeId)]
  const pair = await book(placeId, 2)
  await db.execute(sql`
    insert into booking (number, listing_id, listing_kind, listing_ref, listing_title, bookable_id, owner_id, guest_id, kind,
      name, persons, place_id, starts_at, ends_at, state, deadline, rule, form_key)
    select 'pair ' || n, listing_id, listing_kind, listing_ref, listing_title, bookable_id, owner_id, guest_id, kind,
      name, persons, place_id, starts_at, ends_at, state, deadline, rule, gen_random_uuid()
    from booking, generate_series(1, 49) n where number = ${pair.number}`)
  const single = await book(placeId)
  expect(await found(single.number)).toMatchObject({ state: 'waiting' })
  await move(db, leaving.number, { name: 'cancel', actor: leaving.guest, now })
  expect(await found(single.number)).toMatchObject({ state: 'proposed' })
  expect(await found(pair.number)).toMatchObject({ state: 'waiting' })
})

test('the daily renewal waits for one tour that is being saved, not for the others, and takes it as it was saved', async () => {
  const [saving, other] = [await newSessions(), await newSessions()]
  const settings = { ...saving.input.settings, times: [{ weekday: 2, start: '10:00' }] } as never
  const { bookable, listingId, input } = saving
  const renewal = await db.transaction(async (tx) => {
    await saveBookable(tx, { ...input, settings }, { listingId, id: bookable.id, now })
    const renewal = renewAllSessions(db, now)
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1)
    expect(await other.book(other.places[0]!.id)).toMatchObject({ number: expect.any(String) })
    return { done: renewal }
  })
  await renewal.done
  const places = await findPlaces(db, bookable.id, { from: days(3), until: days(9) })
  expect(places.map(({ startsAt }) => startsAt)).toEqual([new Date('2026-12-08T10:00+10:00')])
})

test('a tour has as many times a week as its form has rows', async () => {
  const { input, bookable, listingId } = await newSessions()
  const starts = Array.from({ length: 9 }, (_, at) => `${String(8 + at).padStart(2, '0')}:00`)
  const times = starts.flatMap((start) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start })))
  const settings = { ...input.settings, times } as never
  expect(await saveBookable(db, { ...input, settings }, { listingId, id: bookable.id, now })).toMatchObject({
    settings: { times: expect.arrayContaining([{ weekday: 6, start: '16:00' }]) },
  })
})

test.each([
  ['called off', null],
  ['moved', days(30)],
])(
  'a change to a session that was %s meanwhile is dropped, and both sides are notified',
  async (_, startsAt) => {
    const { places, book, owner, ownerId } = await newSessions()
    const [from, to] = places
    const { number, guest } = await book(from!.id)
    await move(db, number, { name: 'confirm', actor: owner, now })
    const wish = { kind: 'session', placeId: to!.id } as const
    expect(await askChange(db, number, { actor: guest, wish, persons: 1 }, site)).toMatchObject({ ok: true })
    expect(await changeSession(db, { placeId: to!.id, person: { id: ownerId }, startsAt, now })).toBe(true)
    expect(await confirmChange(db, number, { actor: owner, now })).toEqual({ ok: false, problem: 'stale' })
    expect(await found(number)).toMatchObject({ state: 'confirmed', placeId: from!.id, change: null })
    const { rows } = await db.execute(sql`
    select user_id from notification where "values" ->> 'news' = 'change-dropped' and user_id in (${guest.id}, ${ownerId})`)
    expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([guest.id, ownerId]))
    expect((await db.execute(sql`select from booking_hold where place_id = ${to!.id}`)).rowCount).toBe(0)
  },
)

test('a change of persons of a session that is moved is dropped, and the booking is moved with it', async () => {
  const { places, book, owner, ownerId } = await newSessions()
  const placeId = places[0]!.id
  const { number, guest } = await book(placeId)
  await move(db, number, { name: 'confirm', actor: owner, now })
  const wish = { kind: 'session', placeId } as const
  expect(await askChange(db, number, { actor: guest, wish, persons: 2 }, site)).toMatchObject({ ok: true })
  const startsAt = days(30)
  await changeSession(db, { placeId, person: { id: ownerId }, startsAt, now })
  expect(await found(number)).toMatchObject({ state: 'confirmed', startsAt, persons: 1, change: null })
})

test('a change without an answer is dropped when what was booked begins, and its place is free again', async () => {
  const { places, book, owner } = await newSessions(1)
  const [from, to] = places
  const { number, guest } = await book(from!.id)
  await move(db, number, { name: 'confirm', actor: owner, now })
  const wish = { kind: 'session', placeId: to!.id } as const
  const late = new Date(+from!.startsAt - 3_600_000)
  await askChange(db, number, { actor: guest, wish, persons: 1 }, { ...site, now: late })
  const waiting = await book(to!.id)
  expect(await found(waiting.number)).toMatchObject({ state: 'waiting' })
  await keepBookingsCurrent(db, from!.startsAt)
  expect(await found(number)).toMatchObject({ state: 'confirmed', placeId: from!.id, change: null })
  expect(await found(waiting.number)).toMatchObject({ state: 'proposed' })
})

test('a place that what is called off was to be changed to goes to who waits for it', async () => {
  const { places, book, owner, ownerId } = await newSessions(1)
  const [from, to] = places
  const { number, guest } = await book(from!.id)
  await move(db, number, { name: 'confirm', actor: owner, now })
  await askChange(db, number, { actor: guest, wish: { kind: 'session', placeId: to!.id }, persons: 1 }, site)
  const waiting = await book(to!.id)
  expect(await found(waiting.number)).toMatchObject({ state: 'waiting' })
  await changeSession(db, { placeId: from!.id, person: { id: ownerId }, startsAt: null, now })
  expect(await found(number)).toMatchObject({ state: 'cancelled-by-owner' })
  expect(await found(waiting.number)).toMatchObject({ state: 'proposed' })
})

test('who moves by a day may still be in the storm and cancel for free, but no longer who moves, or is moved, to weeks later', async () => {
  const { bookable, places, book, owner, ownerId } = await newSessions()
  const [mover, moved] = [await book(places[0]!.id), await book(places[1]!.id)]
  for (const { number } of [mover, moved]) await move(db, number, { name: 'confirm', actor: owner, now })
  const storm = { from: days(2), until: days(6), actor: owner, now, words: 'Typhoon' }
  expect(await callStorm(db, { ownerId }, storm)).toMatchObject({ told: 2 })
  const change = async (placeId: number) => {
    const wish = { kind: 'session', placeId } as const
    await askChange(db, mover.number, { actor: mover.guest, wish, persons: 1 }, site)
    await confirmChange(db, mover.number, { actor: owner, now })
    return found(mover.number)
  }
  const freeUntil = places[0]!.endsAt
  expect(await change(places[2]!.id)).toMatchObject({ placeId: places[2]!.id, inStorm: true, freeUntil })
  const [later] = await findPlaces(db, bookable.id, { from: days(20), until: days(22) })
  const out = { placeId: later!.id, inStorm: false, freeUntil: null }
  expect(await change(later!.id)).toMatchObject(out)
  const startsAt = days(24)
  await changeSession(db, { placeId: places[1]!.id, person: { id: ownerId }, startsAt, now })
  expect(await found(moved.number)).toMatchObject({ startsAt, inStorm: false, freeUntil: startsAt })
  const asked = await book(places[0]!.id)
  expect(await callStorm(db, { ownerId }, storm)).toMatchObject({ new: 1 })
  const wish = { kind: 'session', placeId: later!.id } as const
  await propose(db, asked.number, { actor: owner, wish }, site)
  expect(await found(asked.number)).toMatchObject(out)
})

test('a visit whose owner chooses the time weeks after the storm is no longer in it', async () => {
  const { bookable, ownerId } = await newBookable(db, 'visit')
  const [near, far] = [new Date('2026-12-04T09:00+10:00'), new Date('2026-12-18T09:00+10:00')]
  const wish: Wish = { kind: 'visit', times: [near, far] }
  const done = await request(db, requestOf(bookable.id, await newAccount(db), wish), site)
  if (!done.ok) throw new Error(done.problem)
  const owner: Actor = { side: 'owner', id: ownerId }
  const storm = { from: days(2), until: days(6), actor: owner, now, words: 'Typhoon' }
  expect(await callStorm(db, { ownerId }, storm)).toMatchObject({ told: 1 })
  await move(db, done.number, { name: 'confirm', actor: owner, now, time: far })
  expect(await found(done.number)).toMatchObject({ startsAt: far, inStorm: false, freeUntil: null })
})

async function changing(kind: 'session' | 'visit') {
  const made = await newBookable(db, kind)
  const places = await findPlaces(db, made.bookable.id, { from: days(3), until: days(9) })
  const wishAt = (at: Date): Wish =>
    kind === 'visit'
      ? { kind, times: [at] }
      : { kind, placeId: places.find(({ startsAt }) => +startsAt === +at)!.id }
  const [from, to] = ['2026-12-05T09:00+10:00', '2026-12-09T09:00+10:00'].map((at) => new Date(at))
  const guestId = await newAccount(db)
  const done = await request(db, requestOf(made.bookable.id, guestId, wishAt(from!)), site)
  if (!done.ok) throw new Error(done.problem)
  const { number } = done
  const owner: Actor = { side: 'owner', id: made.ownerId }
  await move(db, number, { name: 'confirm', actor: owner, now })
  const before = new Date(+from! - 3_600_000)
  const asked = { actor: { side: 'guest', id: guestId } as const, wish: wishAt(to!), persons: 1 }
  expect(await askChange(db, number, asked, { ...site, now: before })).toMatchObject({ ok: true })
  const isTaken = () => isWishTaken(db, made.bookable, { ...made, ...asked, now: before, scope: '' })
  return { number, owner, isTaken, over: new Date(+from! + 27 * 3_600_000) }
}

test.each(['session', 'visit'] as const)(
  'what a %s was to be changed to is free again once it is over, or its guest did not come',
  async (kind) => {
    const [over, missed] = [await changing(kind), await changing(kind)]
    expect([await over.isTaken(), await missed.isTaken()]).toEqual([true, true])
    await move(db, missed.number, { name: 'no-show', actor: missed.owner, now: missed.over })
    await keepBookingsCurrent(db, over.over)
    expect(await found(over.number)).toMatchObject({ state: 'completed', change: null })
    expect(await found(missed.number)).toMatchObject({ state: 'no-show', change: null })
    expect([await over.isTaken(), await missed.isTaken()]).toEqual([false, false])
  },
)

test('a guest without an account gets in by the same link when the date is moved by months', async () => {
  const { bookable, ownerId } = await newBookable(db, 'seat', { times: [days(5)] })
  const [place] = await findPlaces(db, bookable.id, { from: now, until: days(9) })
  const guest = { email: 'kim@example.com', language: 'en', tokenOf: () => 'secret' } as const
  const wish = { kind: 'seat', placeId: place!.id } as const
  const done = await request(db, { ...requestOf(bookable.id, '', wish), guest }, site)
  if (!done.ok) throw new Error(done.problem)
  const moved = { placeId: place!.id, person: { id: ownerId }, startsAt: days(65), now }
  expect(await changeSession(db, moved)).toBe(true)
  const byLink = (at: Date) => findBooking(db, done.number, { side: 'guest', token: 'secret' }, at)
  expect(await byLink(days(94))).toMatchObject({ startsAt: days(65) })
  expect(await byLink(days(96))).toBeNull()
})

test('an owner has until the new start to answer what was asked of a session that is earlier now', async () => {
  const { places, book, ownerId } = await newSessions()
  const { number } = await book(places[0]!.id)
  const startsAt = new Date(+now + 3_600_000)
  await changeSession(db, { placeId: places[0]!.id, person: { id: ownerId }, startsAt, now })
  expect(await found(number)).toMatchObject({ state: 'requested', deadline: startsAt })
})

test('an owner takes back a mistyped time of a session, but moves none to where one with bookings was called off', async () => {
  const { places, book, ownerId } = await newSessions()
  const [moved, off] = places
  const { number } = await book(moved!.id)
  const change = (placeId: number, startsAt: Date | null) =>
    changeSession(db, { placeId, person: { id: ownerId }, startsAt, now })
  expect(await change(moved!.id, new Date(+moved!.startsAt + 6 * 3_600_000))).toBe(true)
  expect(await change(moved!.id, moved!.startsAt)).toBe(true)
  expect(await found(number)).toMatchObject({ startsAt: moved!.startsAt, placeId: moved!.id })
  await book(off!.id)
  expect(await change(off!.id, null)).toBe(true)
  expect(await change(moved!.id, off!.startsAt)).toBe(false)
})

test('a change that was asked for ends when a session begins that is earlier now', async () => {
  const { places, book, owner, ownerId } = await newSessions()
  const { number, guest } = await book(places[0]!.id)
  await move(db, number, { name: 'confirm', actor: owner, now })
  const wish = { kind: 'session', placeId: places[1]!.id } as const
  await askChange(db, number, { actor: guest, wish, persons: 1 }, site)
  const startsAt = new Date(+now + 3_600_000)
  await changeSession(db, { placeId: places[0]!.id, person: { id: ownerId }, startsAt, now })
  expect((await found(number)).change).not.toBeNull()
  await keepBookingsCurrent(db, startsAt)
  expect(await found(number)).toMatchObject({ state: 'confirmed', startsAt, change: null })
})

test('no one gets in with a ticket of what was called off', async () => {
  const at = days(5)
  const { bookable, ownerId } = await newBookable(db, 'seat', {
    capacity: 4,
    confirmsAtOnce: true,
    times: [at],
  })
  const [place] = await findPlaces(db, bookable.id, { from: now, until: days(9) })
  const wish = { kind: 'seat', placeId: place!.id } as const
  const done = await request(db, requestOf(bookable.id, await newAccount(db), wish, { persons: 2 }), site)
  const { id } = await found((done as { number: string }).number)
  const tickets = () => db.$count(bookingTicket, sql`booking_id = ${id}`)
  expect(await tickets()).toBe(2)
  await callOffOwner(db, ownerId, { actor: bySite, now })
  expect(await tickets()).toBe(0)
})

test('a booking that cannot be moved stops neither the others nor their reminders', async () => {
  const { places, book, owner } = await newSessions()
  const [stuck, other] = [await book(places[0]!.id), await book(places[1]!.id)]
  const near = await book(places[0]!.id)
  await move(db, near.number, { name: 'confirm', actor: owner, now })
  await db.execute(
    sql.raw(`create function refuse_move() returns trigger language plpgsql as
      $$ begin if new.number = '${stuck.number}' then raise exception 'stuck'; end if; return new; end $$`),
  )
  await db.execute(
    sql`create trigger refuse_move before update on booking for each row execute function refuse_move()`,
  )
  vi.useFakeTimers({ toFake: ['Date'], now: +places[0]!.startsAt - 20 * 3_600_000 })
  onTestFinished(async () => {
    vi.useRealTimers()
    await db.execute(sql`drop trigger refuse_move on booking`)
  })
  await expect(bookingClock.run({}, { database: db })).rejects.toMatchObject({ cause: { message: 'stuck' } })
  expect(await found(stuck.number)).toMatchObject({ state: 'requested' })
  expect(await found(other.number)).toMatchObject({ state: 'expired' })
  const { id } = await found(near.number)
  const { rows } = await db.execute(sql`select what from booking_reminder where booking_id = ${id}`)
  expect(rows).toEqual([{ what: 'day' }])
})
