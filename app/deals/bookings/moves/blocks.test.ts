import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newAccount, newBookable, now, requestOf, site } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import type { Stay, Visit } from '../bookables/bookable.server.ts'
import { type BookingRequest, request, type RequestOutcome } from '../requests/request.server.ts'
import { findNights } from '../places/stays.server.ts'
import type { Wish } from '../places/wish.ts'
import { addDays, instantOf, localDate } from '../../../ground/i18n/local-time.ts'
import { bookingClock } from '../jobs.server.ts'
import { findPlaces } from '../places/sessions.server.ts'
import { findSlots } from '../places/visits.server.ts'
import { saveBookable } from '../setup/save-bookable.server.ts'
import { findBooking } from './find-booking.server.ts'
import { move } from './move.server.ts'
import { addBlock, findBlocks, removeBlock } from './blocks.server.ts'
import { changeSession } from './reschedule.server.ts'
import { renewSeats } from './seats.server.ts'

const { db } = await testDatabase()
const dates = { from: '2026-12-30', until: '2027-01-02' }

const ask = async (bookableId: number, wish: Wish, more: Partial<BookingRequest> = {}) =>
  request(db, requestOf(bookableId, await newAccount(db), wish, more), site)

function numberOf(outcome: RequestOutcome): string {
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.number
}

const booked = async (...asked: Parameters<typeof ask>) => numberOf(await ask(...asked))

async function rooms(capacity: number) {
  const made = await newBookable(db, 'stay', { capacity })
  return { ...made, stay: made.bookable as Stay }
}

test('a block takes what is free, is a conflict where that is not enough, and gives it back', async () => {
  const { bookable, stay, ownerId } = await rooms(2)
  await booked(bookable.id, { kind: 'stay', dates })
  const block = {
    bookableId: bookable.id,
    what: { dates: { from: '2027-01-01', until: '2027-01-03' } },
    quantity: 2,
    note: 'Walk-in',
    formKey: randomUUID(),
  }
  expect(await addBlock(db, block, { id: await newAccount(db) })).toBeNull()
  const added = (await addBlock(db, block, { id: ownerId }))!
  expect(added.hasConflict).toBe(true)
  // A second press is the same block.
  expect(await addBlock(db, block, { id: ownerId })).toEqual(added)
  const left = async () => (await findNights(db, stay, block.what.dates)).map((one) => one.left)
  expect(await left()).toEqual([0, 0])
  expect(await removeBlock(db, added.id, { id: await newAccount(db) }, now)).toBe(false)
  expect(await removeBlock(db, added.id, { id: ownerId }, now)).toBe(true)
  expect(await left()).toEqual([1, 2])
})

test('a block of an owner’s time takes all that is left around the visits in it, and gives it back', async () => {
  const { bookable, ownerId } = await newBookable(db, 'visit', { confirmsAtOnce: true })
  const at = (clock: string) => new Date(`2026-12-04T${clock}+10:00`)
  const visit = (clock: string) => ask(bookable.id, { kind: 'visit', times: [at(clock)] })
  expect(await visit('10:00')).toMatchObject({ state: 'confirmed' })
  const block = (from: string, until: string) => {
    const span = { startsAt: at(from), endsAt: at(until) }
    return addBlock(db, { bookableId: bookable.id, what: { span }, quantity: 1, note: '' }, { id: ownerId })
  }
  const day = (await block('09:00', '16:00'))!
  expect(day.hasConflict).toBe(true)
  expect(await block('16:00', '16:30')).toMatchObject({ hasConflict: false })
  expect(await block('10:00', '10:30')).toMatchObject({ hasConflict: true })
  for (const clock of ['09:30', '10:30', '12:00', '16:00'])
    expect(await visit(clock), clock).toMatchObject({ problem: 'taken' })
  expect(await visit('16:30')).toMatchObject({ ok: true })
  expect(await removeBlock(db, day.id, { id: ownerId }, now)).toBe(true)
  expect(await visit('12:00')).toMatchObject({ ok: true })
})

test('a block that did not fit takes what becomes free, before others have it', async () => {
  const { bookable, stay, ownerId } = await rooms(1)
  const [first, last] = [
    await booked(bookable.id, { kind: 'stay', dates: { from: '2026-12-10', until: '2026-12-12' } }),
    await booked(bookable.id, { kind: 'stay', dates: { from: '2026-12-13', until: '2026-12-15' } }),
  ]
  const what = { dates: { from: '2026-12-10', until: '2026-12-14' } }
  const block = { bookableId: bookable.id, what, quantity: 1, note: '' }
  expect(await addBlock(db, block, { id: ownerId })).toMatchObject({ hasConflict: true })
  const month = { startsAt: now, endsAt: new Date('2027-01-01') }
  const isConflict = async () => (await findBlocks(db, [bookable.id], month))[0]!.hasConflict
  const decline = (number: string) =>
    move(db, number, { name: 'decline', actor: { side: 'owner', id: ownerId }, now })
  const left = async () =>
    (await findNights(db, stay, { from: '2026-12-10', until: '2026-12-15' })).map((night) => night.left)
  await decline(first)
  expect(await isConflict()).toBe(true)
  expect(await left()).toEqual([0, 0, 0, 0, 0])
  await decline(last)
  expect(await isConflict()).toBe(false)
  // The block ends with the check-out of this day.
  expect(await left()).toEqual([0, 0, 0, 0, 1])
})

test('two guests who leave at once make room for one block', async () => {
  const { bookable, stay, ownerId } = await rooms(2)
  const asked = ['2026-12-10', '2026-12-12'].map((from) => ({ from, until: addDays(from, 2) }))
  const numbers = await Promise.all(asked.map((dates) => booked(bookable.id, { kind: 'stay', dates })))
  const what = { dates: { from: '2026-12-10', until: '2026-12-14' } }
  await addBlock(db, { bookableId: bookable.id, what, quantity: 2, note: '' }, { id: ownerId })
  const actor = { side: 'owner', id: ownerId } as const
  await Promise.all(numbers.map((number) => move(db, number, { name: 'decline', actor, now })))
  expect((await findNights(db, stay, what.dates)).map((night) => night.left)).toEqual([0, 0, 0, 0])
  const month = { startsAt: now, endsAt: new Date('2027-01-01') }
  expect(await findBlocks(db, [bookable.id], month)).toMatchObject([{ hasConflict: false }])
})

test('the owner’s block of a tour comes before those who wait for it, and more persons fill it', async () => {
  const { bookable, input, listingId, ownerId } = await newBookable(db, 'session', { capacity: 4 })
  const [place] = await findPlaces(db, bookable.id, { from: now, until: new Date('2026-12-08') })
  const wish: Wish = { kind: 'session', placeId: place!.id }
  const number = await booked(bookable.id, wish, { persons: 3 })
  const waiting = await booked(bookable.id, wish, { persons: 2, mayWait: true })
  const block = { bookableId: bookable.id, what: { placeId: place!.id }, quantity: 3, note: '' }
  expect(await addBlock(db, block, { id: ownerId })).toMatchObject({ hasConflict: true })
  const state = async () => (await findBooking(db, waiting, { side: 'site' }, now))!.state
  await saveBookable(db, { ...input, capacity: 6 }, { listingId, id: bookable.id, now })
  const week = { startsAt: now, endsAt: new Date('2026-12-08') }
  expect(await findBlocks(db, [bookable.id], week)).toMatchObject([{ hasConflict: false }])
  expect(await state()).toBe('waiting')
  await move(db, number, { name: 'decline', actor: { side: 'owner', id: ownerId }, now })
  expect(await state()).toBe('proposed')
})

test('a block of an owner’s time takes that of a visit which is called off within a minute, and no one has it before', async () => {
  const { bookable, ownerId } = await newBookable(db, 'visit', { confirmsAtOnce: true })
  const today = new Date()
  const day = addDays(localDate(today), 2)
  const wish: Wish = { kind: 'visit', times: [instantOf(day, '10:00')] }
  const visit = async () =>
    request(db, requestOf(bookable.id, await newAccount(db), wish), { ...site, now: today })
  const visited = await visit()
  const span = { startsAt: instantOf(day, '09:00'), endsAt: instantOf(day, '12:00') }
  await addBlock(db, { bookableId: bookable.id, what: { span }, quantity: 1, note: '' }, { id: ownerId })
  const isConflict = async () => (await findBlocks(db, [bookable.id], span))[0]!.hasConflict
  const clock = () => bookingClock.run({}, { database: db })
  await clock()
  expect(await isConflict()).toBe(true)
  const calledOff = { name: 'cancel-by-owner', actor: { side: 'site' }, now: today } as const
  await move(db, numberOf(visited), calledOff)
  expect(await visit()).toMatchObject({ problem: 'taken' })
  const slots = await findSlots(db, bookable as Visit, { ownerId, now: today })
  expect(slots.filter((slot) => slot.startsAt >= span.startsAt && slot.startsAt < span.endsAt)).toEqual([])
  await clock()
  expect(await isConflict()).toBe(false)
  expect(await visit()).toMatchObject({ problem: 'taken' })
})

const inDays = (count: number) => new Date(+now + count * 86_400_000)
type MovedTime = { readonly id: number; readonly startsAt: Date; readonly to: Date }

const movers = {
  async session(moved: readonly MovedTime[], { ownerId }: { ownerId: string }) {
    for (const { id, to } of moved)
      await changeSession(db, { placeId: id, person: { id: ownerId }, startsAt: to, now })
  },
  async seat(moved: readonly MovedTime[], { listingId }: { listingId: number }) {
    await db.transaction(async (tx) => {
      for (const { startsAt, to } of moved)
        await tx.execute(sql`
          update occurrence set starts_at = ${to}, ends_at = ${to}::timestamptz + interval '2 hours'
          where listing_id = ${listingId} and starts_at = ${startsAt}`)
      await renewSeats(tx, listingId, now)
    })
  },
}

test.each([
  ['session', 8],
  // When the other one was.
  ['seat', 6],
] as const)(
  'blocks of a %s follow it to another time, also where they have none of it yet',
  async (kind, day) => {
    const made = await newBookable(db, kind, { capacity: 2, times: [inDays(5), inDays(6)] })
    const { bookable, ownerId } = made
    const [full, free] = await findPlaces(db, bookable.id, { from: inDays(4), until: inDays(7) })
    const number = await booked(bookable.id, { kind, placeId: full!.id }, { persons: 2 })
    const block = (placeId: number, quantity: number) =>
      addBlock(db, { bookableId: bookable.id, what: { placeId }, quantity, note: '' }, { id: ownerId })
    expect(await block(full!.id, 1)).toMatchObject({ hasConflict: true })
    expect(await block(free!.id, 2)).toMatchObject({ hasConflict: false })
    const [first, second] = [
      { startsAt: inDays(day), endsAt: new Date(+inDays(day) + 7_200_000) },
      { startsAt: inDays(9), endsAt: new Date(+inDays(9) + 7_200_000), hasConflict: false },
    ]
    await movers[kind](
      [
        { ...free!, to: second.startsAt },
        { ...full!, to: first.startsAt },
      ],
      made,
    )
    const blocks = () => findBlocks(db, [bookable.id], { startsAt: now, endsAt: inDays(30) })
    expect(await blocks()).toMatchObject([{ ...first, hasConflict: true }, second])
    await move(db, number, { name: 'decline', actor: { side: 'owner', id: ownerId }, now })
    expect(await blocks()).toMatchObject([{ ...first, hasConflict: false }, second])
  },
)

test('what is free though nothing became free goes to blocks and to who waits by the clock', async () => {
  const { bookable, ownerId } = await rooms(1)
  const tour = await newBookable(db, 'session', { capacity: 2 })
  const [place] = await findPlaces(db, tour.bookable.id, { from: now, until: inDays(3) })
  const wish: Wish = { kind: 'session', placeId: place!.id }
  const lost = [
    await booked(bookable.id, { kind: 'stay', dates }),
    await booked(tour.bookable.id, wish, { persons: 2 }),
  ]
  const block = { bookableId: bookable.id, what: { dates }, quantity: 1, note: '' }
  expect(await addBlock(db, block, { id: ownerId })).toMatchObject({ hasConflict: true })
  const waiting = await booked(tour.bookable.id, wish, { persons: 2, mayWait: true })
  await db.execute(sql`
    delete from booking_hold using booking
    where booking.id = booking_id and number = any(${sql.param(lost)}::text[])`)
  vi.useFakeTimers({ toFake: ['Date'], now: +now })
  onTestFinished(() => void vi.useRealTimers())
  await bookingClock.run({}, { database: db })
  const month = { startsAt: now, endsAt: inDays(60) }
  expect(await findBlocks(db, [bookable.id], month)).toMatchObject([{ hasConflict: false }])
  expect(await findBooking(db, waiting, { side: 'site' }, now)).toMatchObject({ state: 'proposed' })
})
