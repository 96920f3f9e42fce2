import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import '../../../registry/register.server.ts'
import { adventureConditions } from '../../../areas/adventures/area.server.ts'
import { adventures } from '../../../areas/adventures/area.ts'
import { eventConditions } from '../../../areas/events/conditions.server.ts'
import { events } from '../../../areas/events/area.ts'
import { hotelConditions } from '../../../areas/hotels/area.server.ts'
import { hotels } from '../../../areas/hotels/area.ts'
import { saveFacts } from '../../../directory/save-listing.server.ts'
import { findListing } from '../../../market/listing-edits/find-listing.server.ts'
import { saveBookable } from '../setup/save-bookable.server.ts'
import { loadList } from '../../../directory/list/load-list.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { newAccount, newBookable, now, requestOf, site } from '../../../../tests/bookings.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { request } from '../requests/request.server.ts'
import { findPlaces } from '../places/sessions.server.ts'
import type { SettingsInput } from '../bookables/settings.ts'
import { withStays } from './with-stays.server.ts'

const database = await testDatabase()
const { db } = database
const visit = { now, demo: false, samples: false, viewer: null }

async function stays(search: string, context: Partial<RequestContext> = {}) {
  const args = loaderArguments(database, `/hotels?${search}`, { ...visit, ...context })
  const list = await loadList(hotels, args, hotelConditions)
  const { cards } = await withStays(list, args.page, 'hotel', () => new URLSearchParams({ stay: '1' }))
  return { ...list, cards, tags: args.page.tags, validUntil: args.page.validUntil }
}
const refsOf = ({ cards }: { cards: readonly { ref: string }[] }) => cards.map(({ ref }) => ref).toSorted()

async function newStay(settings: Partial<SettingsInput['stay']> = {}, capacity = 1) {
  const made = await newBookable(db, 'stay', { settings, capacity })
  const { rows } = await db.execute<{ ref: string }>(
    sql`select ref from listing where id = ${made.listingId}`,
  )
  return { ...made, ref: rows[0]!.ref }
}
const dates = { from: '2026-12-30', until: '2027-01-02' }
const book = async (bookableId: number, wish: Parameters<typeof requestOf>[2], persons = 1, demo = false) => {
  const made = await request(db, requestOf(bookableId, await newAccount(db), wish, { persons }), {
    ...site,
    demo,
  })
  expect(made).toMatchObject({ ok: true })
}

test('hotels are those with a free unit each night for so many, with the price of the whole stay', async () => {
  const plain = await newStay({ cents: 10_000, weekendCents: 12_000, guests: 2 })
  const closed = await newStay({ closed: [{ from: '2027-01-01', until: '2027-01-03' }] })
  const long = await newStay({ minNights: 4 })
  const season = await newStay({
    minNights: 4,
    seasons: [{ name: '', from: '2026-12-24', until: '2027-01-06', cents: 5_000, minNights: 3 }],
  })
  const mondays = await newStay({ arrivalDays: [1] })
  const full = await newStay()
  await book(full.bookable.id, { kind: 'stay', dates: { from: '2027-01-01', until: '2027-01-03' } })
  const left = await newStay({}, 2)
  await book(left.bookable.id, { kind: 'stay', dates })
  const gone = await newStay()
  await db.execute(sql`update users set suspended_at = now() where id = ${gone.ownerId}`)

  const found = await stays('checkIn=2026-12-30&checkOut=2027-01-02&guests=2')
  expect(refsOf(found)).toEqual([plain.ref, season.ref, left.ref].toSorted())
  expect(found.total).toBe(3)
  expect(Object.fromEntries(found.cards.map(({ ref, price }) => [ref, price]))).toMatchObject({
    // Wednesday, Thursday, and the night of Friday
    [plain.ref]: { cents: 32_000, nights: 3 },
    [season.ref]: { cents: 15_000, nights: 3 },
  })
  expect(found.cards[0]!.href).toMatch(/^\/hotels\/.+\?stay=1$/)
  expect([...found.tags]).toContain('bookings')
  expect(new Date(found.validUntil)).toEqual(new Date('2026-12-02T00:00+10:00'))

  const more = refsOf(await stays('checkIn=2026-12-30&checkOut=2027-01-02&guests=3'))
  expect([more.includes(plain.ref), more.includes(left.ref)]).toEqual([false, true])
  // Without dates, what takes so many, whenever.
  expect(refsOf(await stays('guests=4'))).toEqual(
    [closed, long, season, mondays, full, left].map(({ ref }) => ref).toSorted(),
  )
  expect(refsOf(await stays('checkIn=2027-01-04&checkOut=2027-01-05'))).toContain(mondays.ref)
})

test('where hardly any is free the same are found', async () => {
  const { rows } = await db.execute<{ id: string }>(sql`select id from bookable where kind = 'stay'`)
  const free = await newStay({}, 1)
  for (const { id } of rows)
    await db.execute(sql`
      insert into booking_place (bookable_id, starts_at, ends_at, capacity, taken)
      select id, night, night + interval '24 hours', capacity, capacity
      from bookable cross join (select '2027-03-01 00:00+10'::timestamptz as night) one where id = ${id}`)
  expect(refsOf(await stays('checkIn=2027-02-28&checkOut=2027-03-02'))).toEqual([free.ref])
})

test('a value that is not valid filters nothing, stays in the address, and is reported at its field', async () => {
  await newStay()
  const all = (await stays('')).total
  const cases = {
    'checkIn=2026-11-30&checkOut=2026-12-02': ['checkIn'],
    'checkIn=2026-12-05&checkOut=2026-12-05': ['checkOut'],
    'checkIn=2026-12-05&checkOut=2027-04-01': ['checkOut'],
    'checkIn=2027-11-30&checkOut=2027-12-30': ['checkOut'],
    'checkIn=2026-02-31&checkOut=2027-04-01': ['checkIn'],
    'checkIn=2026-12-05': ['checkOut'],
    'checkOut=soon': ['checkIn', 'checkOut'],
    'guests=0': ['guests'],
    'guests=999': ['guests'],
  }
  for (const [search, fields] of Object.entries(cases)) {
    const { total, problems, filters } = await stays(search)
    expect([search, Object.keys(problems), total]).toEqual([search, fields, all])
    for (const [key, value] of new URLSearchParams(search)) expect(filters.chosen[key]).toEqual([value])
  }
})

test("a sample that a demo's visitor booked is taken for them alone", async () => {
  const { bookable, ref, ownerId } = await newStay()
  await db.execute(sql`update users set sample = true where id = ${ownerId}`)
  const demo = { ...site, demo: true }
  const guest = await newAccount(db)
  await request(db, requestOf(bookable.id, guest, { kind: 'stay', dates }), demo)
  const search = 'checkIn=2026-12-30&checkOut=2027-01-02'
  const seenBy = async (id: string | null) =>
    refsOf(await stays(search, { demo: true, viewer: id ? ({ id } as RequestContext['viewer']) : null }))
  expect(await seenBy(guest)).not.toContain(ref)
  expect(await seenBy(await newAccount(db))).toContain(ref)
  expect(await seenBy(null)).toContain(ref)
  expect(refsOf(await stays(search))).not.toContain(ref)
})

test('adventures of a day have a session with places left, events places at a coming time', async () => {
  const tour = await newBookable(db, 'session', { capacity: 2 })
  await db.execute(sql`update listing set kind = 'adventure' where id = ${tour.listingId}`)
  const onDay = async (day: string) =>
    (
      await loadList(
        adventures,
        loaderArguments(database, `/adventures?day=${day}`, visit),
        adventureConditions,
      )
    ).total
  expect(await onDay('2026-12-03')).toBe(1)
  const [place] = await findPlaces(db, tour.bookable.id, {
    from: new Date('2026-12-03T00:00+10:00'),
    until: new Date('2026-12-04T00:00+10:00'),
  })
  await book(tour.bookable.id, { kind: 'session', placeId: place!.id }, 2)
  expect([await onDay('2026-12-03'), await onDay('2026-12-04')]).toEqual([0, 1])
  // Its session of today has begun.
  expect(await onDay('2026-12-01')).toBe(0)

  const event = await newBookable(db, 'seat', { capacity: 1, times: [new Date('2026-12-05T18:00+10:00')] })
  await newBookable(db, 'seat', {
    settings: { opensOn: '2026-12-02' },
    times: [new Date('2026-12-05T18:00+10:00')],
  })
  const left = async () =>
    (await loadList(events, loaderArguments(database, '/events?places=left', visit), eventConditions)).total
  expect(await left()).toBe(1)
  const [seats] = await findPlaces(db, event.bookable.id, {
    from: now,
    until: new Date('2026-12-06T00:00+10:00'),
  })
  await book(event.bookable.id, { kind: 'seat', placeId: seats!.id })
  expect(await left()).toBe(0)
})

test("a listing's price is from its cheapest room type's on; its form can't change it as long as there is one", async () => {
  const { ref, listingId, input, bookable } = await newStay({ cents: 21_000, weekendCents: 19_000 })
  const priceOf = async () => (await stays('')).cards.find((card) => card.ref === ref)!.price
  expect(await priceOf()).toEqual({ cents: 19_000, maxCents: null, period: null, isFrom: true })
  const saved = (await findListing(db, { kind: 'hotel', ref }))!
  await db.transaction(async (tx) => saveFacts(tx, saved, { ...saved.facts, priceCents: 100 }))
  expect(await priceOf()).toMatchObject({ cents: 19_000, isFrom: true })
  expect(refsOf(await stays('price=100-200'))).toContain(ref)
  await saveBookable(db, { ...input, isClosed: true }, { listingId, id: bookable.id, now })
  expect(await priceOf()).toEqual({ cents: 19_000, maxCents: null, period: null })
})
