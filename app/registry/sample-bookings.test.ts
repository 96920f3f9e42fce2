import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newAccount, wrongCounters } from '../../tests/bookings.ts'
import { visitorOf } from '../../tests/newcomers.ts'
import { loaderArguments } from '../../tests/page-context.ts'
import { viewerWith } from '../../tests/people.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { answerForSamples } from '../deals/bookings/requests/answer-for-samples.server.ts'
import type { Stay } from '../deals/bookings/bookables/bookable.server.ts'
import { bookableColumns, readBookable } from '../deals/bookings/bookables/bookable.server.ts'
import { loadChange, sendChange } from '../deals/bookings/guest/load-change.server.ts'
import { ownBooking } from '../deals/bookings/guest/own-booking.ts'
import { findBooking } from '../deals/bookings/moves/find-booking.server.ts'
import { move } from '../deals/bookings/moves/move.server.ts'
import { requestContext } from '../ground/request/request-context.ts'
import { addDemoBookings } from '../deals/bookings/samples/demo-bookings.server.ts'
import { request } from '../deals/bookings/requests/request.server.ts'
import { findNights } from '../deals/bookings/places/stays.server.ts'
import { enterDemo } from '../market/demo-accounts/demo-account.server.ts'
import { seedMissingSamples, seedSamples } from './samples.server.ts'

const database = await testDatabase()
const { db } = database
const now = new Date()
const site = { now, demo: true, samples: true, payPal: null }
const dates = { from: '2090-01-10', until: '2090-01-12' }

beforeAll(() => seedSamples(db, now))

const rowsOf = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await db.execute<T>(query)).rows

const nearDates = { from: day(20), until: day(22) }
function day(ahead: number) {
  return new Date(+now + ahead * 86_400_000).toISOString().slice(0, 10)
}

/** The one house of hotel-4. */
async function house(): Promise<Stay> {
  const [row] = await rowsOf<Parameters<typeof readBookable>[0]>(sql`
    select ${bookableColumns} from bookable join listing on listing.id = listing_id where ref = 'hotel-4' and listing.kind = 'hotel'`)
  return readBookable(row!) as Stay
}

const book = async (guestId: string, wish = nearDates) =>
  request(
    db,
    {
      bookableId: (await house()).id,
      guest: { id: guestId },
      formKey: crypto.randomUUID(),
      name: 'Ana Cruz',
      phone: '+1 670 555 0100',
      message: '',
      persons: 2,
      wish: { kind: 'stay', dates: wish },
      shownCents: null,
    },
    site,
  )

test('hotels have rooms at their price, adventures sessions on the next 60 days, coming events seats', async () => {
  const hotels = await rowsOf<{ ref: string; same: boolean }>(sql`
    select ref, min((settings ->> 'cents')::int) = price_cents as same from bookable join listing on listing.id = listing_id
    where listing.kind = 'hotel' group by listing.id order by ref`)
  expect(hotels).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => ({ ref: `hotel-${at}`, same: true })))
  const [tours] = await rowsOf<{ weeks: number; adventures: number }>(sql`
    select count(distinct (listing.id, date_trunc('week', starts_at)))::int as weeks, count(distinct listing.id)::int as adventures
    from booking_place join bookable on bookable.id = bookable_id join listing on listing.id = listing_id
    where listing.kind = 'adventure' and starts_at between ${now}::timestamptz + interval '4 days' and ${now}::timestamptz + interval '60 days'`)
  expect(tours).toMatchObject({ adventures: 6 })
  expect(tours!.weeks).toBeGreaterThanOrEqual(6 * 8)
  const [events] = await rowsOf<{ events: number; full: number; waiting: number }>(sql`
    select count(distinct listing.id)::int as events,
      count(*) filter (where taken = booking_place.capacity)::int as full,
      (select count(*)::int from booking where state = 'waiting') as waiting
    from booking_place join bookable on bookable.id = bookable_id join listing on listing.id = listing_id
    where listing.kind = 'event' and scope = ''`)
  expect(events).toEqual({ events: 6, full: 1, waiting: 2 })
  expect(await wrongCounters(db)).toBe(0)
})

test('samples that are written again have what can be booked once', async () => {
  const count = async () =>
    (
      await rowsOf<{ bookables: number; bookings: number }>(sql`
      select (select count(*)::int from bookable) as bookables, (select count(*)::int from booking) as bookings`)
    )[0]
  const before = await count()
  await seedSamples(db, now)
  await seedMissingSamples(db, now)
  expect(await count()).toEqual(before)
})

test('a demo account has bookings in several states, which take nothing from others', async () => {
  const [id, other] = [await newAccount(db), await newAccount(db)]
  await db.transaction((tx) => addDemoBookings(tx, { id, name: 'Demo Visitor' }, now))
  const states = await rowsOf<{ state: string }>(
    sql`select state from booking where guest_id = ${id} order by state`,
  )
  expect(states.map(({ state }) => state)).toEqual([
    'completed',
    'confirmed',
    'declined',
    'proposed',
    'requested',
    'waiting',
  ])
  expect(await book(id)).toMatchObject({ ok: true })
  expect(await book(id)).toMatchObject({ problem: 'taken' })
  const left = async (scope: string) =>
    (await findNights(db, await house(), nearDates, scope)).map((one) => one.left)
  expect([await left(id), await left(other)]).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect(await book(other, dates)).toMatchObject({ problem: 'far' })
})

test('the listings of a demo account can be booked as the samples are, and have been, by samples alone', async () => {
  for (let count = 0; count < 4; count++) {
    const visitor = visitorOf(database)
    await enterDemo(visitor.page, visitor.request(), 'google')
  }
  const owned = await rowsOf<{ kind: string; bookables: number; received: string[] }>(sql`
    select listing.kind, (select count(*)::int from bookable where listing_id = listing.id) as bookables,
      array(select state from booking where listing_id = listing.id order by state) as received
    from listing join users on users.id = owner_id
    where users.id = (select id from users where demo_until is not null order by id limit 1)
      and listing.kind <> 'business'
    order by listing.kind`)
  expect(owned).toMatchObject([
    { kind: 'event', received: ['confirmed'] },
    { kind: 'hotel', received: ['confirmed'] },
    { kind: 'property', received: ['requested'] },
    { kind: 'vehicle', received: ['requested'] },
  ])
  expect(owned.every(({ bookables }) => bookables > 0)).toBe(true)
})

test('of three requests to samples a job confirms one, proposes another time for one, declines one', async () => {
  const answers: string[] = []
  for (let count = 0; count < 3; count++) {
    await book(await newAccount(db))
    const [asked] = await rowsOf<{ id: string }>(sql`select id from booking order by id desc limit 1`)
    await answerForSamples.run({ id: Number(asked!.id) }, { database: db, demo: true, samples: true })
    const [answered] = await rowsOf<{ state: string }>(sql`select state from booking where id = ${asked!.id}`)
    answers.push(answered!.state)
  }
  expect(answers.toSorted()).toEqual(['confirmed', 'declined', 'proposed'])
})

test('a job agrees to a change of what is booked with a sample', async () => {
  const guestId = await newAccount(db)
  const done = await book(guestId, { from: day(30), until: day(32) })
  if (!done.ok) throw new Error(done.problem)
  await move(db, done.number, { name: 'confirm', actor: { side: 'site' }, now })
  const own = ownBooking(done.number, guestId)
  const address = `${own.page}/change?from=${day(31)}&until=${day(33)}&persons=1`
  const { url, context } = loaderArguments(database, address, { viewer: viewerWith(guestId) })
  const { price } = (await loadChange(context.get(requestContext), url, own))!
  const form = new FormData()
  form.set('shownCents', String(price!.totalCents))
  await sendChange(context.get(requestContext), url, own, form)
  const [job] = await rowsOf<{ payload: { id: number } }>(sql`
    select payload from graphile_worker._private_jobs as job
    where key = 'answer-for-samples change of ' || (select id from booking where number = ${done.number})`)
  await answerForSamples.run(job!.payload, { database: db, demo: true, samples: true })
  expect(await findBooking(db, done.number, own.actor, now)).toMatchObject({ persons: 1, change: null })
})
