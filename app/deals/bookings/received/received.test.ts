import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site } from '../../../../tests/bookings.ts'
import { htmlOf } from '../../../../tests/html-of.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { viewerWith } from '../../../../tests/people.ts'
import { rowsRead } from '../../../../tests/rows-read.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { loader as loadAttendees } from '../check-in/attendees-csv.ts'
import { ChangeNote } from '../guest/change-note.tsx'
import { loadBooking } from '../guest/load-booking.server.ts'
import { findOwnBookings } from '../guest/own-bookings.server.ts'
import { findPlaces } from '../places/sessions.server.ts'
import { saveBookable } from '../setup/save-bookable.server.ts'
import { countStorm } from '../moves/called-off.server.ts'
import { move } from '../moves/move.server.ts'
import { type BookingRequest, request } from '../requests/request.server.ts'
import { AskedChange } from './asked-change.tsx'
import { findBookingFigures } from './find-figures.server.ts'
import { findReceived } from './find-received.server.ts'
import { GuestFacts } from './guest-facts.tsx'
import { loadReceived } from './load-received.server.ts'

const testing = await testDatabase()
const { db, pool } = testing
const context = { database: db, language: 'en', now } as const

test('an owner finds what waits for them, what comes and what is over, and how they dealt with it', async () => {
  const { ownerId, bookable } = await newBookable(db, 'stay', { capacity: 40 })
  const owner = { side: 'owner', id: ownerId } as const
  const numbers: string[] = []
  for (let at = 0; at < 34; at++) {
    const dates = { from: `2026-12-${10 + (at % 10)}`, until: `2026-12-${11 + (at % 10)}` }
    const done = await request(
      db,
      requestOf(bookable.id, await newAccount(db), { kind: 'stay', dates }),
      site,
    )
    if (done.ok) numbers.push(done.number)
  }
  const later = new Date(+now + 3 * 3_600_000)
  await move(db, numbers[0]!, { name: 'confirm', actor: owner, now: later })
  await move(db, numbers[1]!, { name: 'decline', actor: owner, now: later })
  await move(db, numbers[2]!, { name: 'confirm', actor: owner, now: later })
  await move(db, numbers[2]!, { name: 'cancel-by-owner', actor: owner, now: later, words: 'Storm' })

  const first = await findReceived(db, owner, { part: 'open', after: '' }, context)
  expect(first.bookings).toHaveLength(30)
  const rest = await findReceived(db, owner, { part: 'open', after: first.next! }, context)
  expect([rest.bookings.length, rest.next]).toEqual([1, null])
  const stay = { kind: 'stay', dates: { from: '2026-12-30', until: '2026-12-31' } } as const
  const { bookable: another } = await newBookable(db, 'stay')
  const elsewhere = await request(db, requestOf(another.id, await newAccount(db), stay), site)
  if (!elsewhere.ok) throw new Error(elsewhere.problem)
  for (const after of [elsewhere.number, 'ABCDEFGH23'])
    expect(await findReceived(db, owner, { part: 'open', after }, context)).toEqual(first)
  const all = [...first.bookings, ...rest.bookings].map(({ startsAt }) => +startsAt)
  expect(all).toEqual(all.toSorted((one, other) => one - other))
  const of = async (part: 'coming' | 'past', who: { side: 'owner'; id: string } = owner) =>
    (await findReceived(db, who, { part, after: '' }, context)).bookings.map(({ number }) => number)
  expect(await of('coming')).toEqual([numbers[0]])
  expect(new Set(await of('past'))).toEqual(new Set([numbers[1], numbers[2]]))
  expect(await of('past', { side: 'owner', id: await newAccount(db) })).toEqual([])

  // That a guest did not come is no answer.
  await move(db, numbers[0]!, { name: 'no-show', actor: owner, now: new Date('2026-12-11T12:00+10:00') })
  await db.execute(
    `update booking set created_at = '${now.toISOString()}' where number in ('${numbers.join("','")}')`,
  )
  const figures = await findBookingFigures(db, owner, later)
  expect(figures).toEqual({ requests: 34, confirmed: 2, cancelled: 1, answerHours: 3 })
})

test('of ten thousand bookings that are over, a late page is read from where it begins, by their owner and their guest, and none for what comes', async () => {
  const { ownerId, listingId } = await newBookable(db, 'stay')
  const guestId = await newAccount(db)
  await db.execute(sql`
    insert into booking (number, listing_id, listing_kind, listing_ref, listing_title, owner_id, guest_id, kind, name,
      persons, rule, form_key, state, starts_at, ends_at)
    select 'over ' || n, ${listingId}, 'hotel', '', '', ${ownerId}, ${guestId}, 'stay', 'Ana', 1, 'moderate',
      gen_random_uuid(), 'completed', day, day + interval '12 hours'
    from generate_series(1, 10000) n, lateral (select ${now}::timestamptz - n * interval '1 day' as day) days`)
  await db.execute(sql`analyze booking`)
  const page = { part: 'past', after: 'over 9900' } as const
  for (const ask of [
    (database: Database) => findReceived(database, { side: 'owner', id: ownerId }, page, context),
    (database: Database) => findOwnBookings(database, guestId, page, context),
  ]) {
    expect((await ask(db)).bookings[0]!.number).toBe('over 9901')
    expect((await rowsRead(pool, ask)).booking).toBeLessThan(100)
  }
  const storm = { from: now, until: new Date(+now + 86_400_000) }
  for (const ask of [
    (database: Database) =>
      findReceived(database, { side: 'owner', id: ownerId }, { part: 'open', after: '' }, context),
    (database: Database) =>
      findReceived(database, { side: 'owner', id: ownerId }, { part: 'coming', after: '' }, context),
    (database: Database) => countStorm(database, { ownerId }, storm, now),
  ])
    expect((await rowsRead(pool, ask)).booking).toBeLessThan(100)
})

test('an owner of a visit chooses among the proposed times; a message to a guest without an account is a move', async () => {
  const { ownerId, listingId, input, bookable } = await newBookable(db, 'visit')
  const owner = { side: 'owner', id: ownerId } as const
  const timesOn = (date: string) => ['10', '11'].map((hour) => new Date(`${date}T${hour}:00+10:00`))
  const asked = async (guest: BookingRequest['guest'], times: Date[]) => {
    const done = await request(db, { ...requestOf(bookable.id, '', { kind: 'visit', times }), guest }, site)
    if (!done.ok) throw new Error(done.problem)
    return done.number
  }
  const times = timesOn('2026-12-04')
  const number = await asked({ id: await newAccount(db) }, times)
  const ofMember = await loadReceived(context, owner, number)
  expect(ofMember).toMatchObject({
    times,
    may: ['confirm', 'decline', 'propose'],
    choices: expect.anything(),
    write: null,
  })
  const isClosedTo = (isClosed: boolean) =>
    saveBookable(db, { ...input, isClosed }, { listingId, id: bookable.id, now })
  await isClosedTo(true)
  const ofClosed = await loadReceived(context, owner, number)
  expect([ofClosed!.may.includes('propose'), ofClosed!.choices]).toEqual([true, null])
  await isClosedTo(false)
  await move(db, number, { name: 'confirm', actor: owner, now })
  expect((await loadReceived(context, owner, number))!.times).toEqual([])
  const ofGuest = await asked(
    { email: 'kim@example.com', language: 'en', tokenOf: () => 'secret' },
    timesOn('2026-12-07'),
  )
  expect((await loadReceived(context, owner, ofGuest))!.may).toContain('write')
  expect(await loadReceived(context, { side: 'owner', id: await newAccount(db) }, ofGuest)).toBeNull()
})

test('an owner answers a change that a guest asked for, and says who did not come only outside of a storm', async () => {
  const { ownerId, listingId, bookable } = await newBookable(db, 'stay')
  const owner = { side: 'owner', id: ownerId } as const
  const guestId = await newAccount(db)
  const dates = { from: '2026-12-10', until: '2026-12-11' }
  const done = await request(db, requestOf(bookable.id, guestId, { kind: 'stay', dates }), site)
  if (!done.ok) throw new Error(done.problem)
  const { number } = done
  await move(db, number, { name: 'confirm', actor: owner, now })
  const mayAt = async (at: Date) => (await loadReceived({ ...context, now: at }, owner, number))!.may
  expect(await mayAt(now)).toEqual(['cancel-by-owner'])
  const confirmed = (await loadReceived(context, owner, number))!
  expect([confirmed.choices, confirmed.times, confirmed.write]).toEqual([null, [], null])

  const { startsAt, endsAt } = confirmed.booking
  const change = { startsAt, endsAt, persons: 2, price: [], totalCents: 0 }
  await db.execute(sql`update booking set change = ${JSON.stringify(change)} where number = ${number}`)
  expect(await mayAt(now)).toEqual(['confirm-change', 'drop-change', 'cancel-by-owner'])
  const { rows } = await db.execute<{ id: string; ref: string }>(sql`
    insert into conversation (listing_kind, listing_ref, listing_title, asker_id, owner_id)
    select kind, ref, title, ${guestId}, ${ownerId} from listing where id = ${listingId} returning id, listing_ref as ref`)
  expect(await loadReceived(context, owner, number)).toMatchObject({
    change: { startsAt, endsAt, persons: 2 },
    write: `/messages/hotel/${rows[0]!.ref}?with=${rows[0]!.id}`,
  })

  expect(await mayAt(new Date('2026-12-10T23:59+10:00'))).not.toContain('no-show')
  const nextDay = new Date('2026-12-11T00:00+10:00')
  expect(await mayAt(nextDay)).toContain('no-show')
  await db.execute(sql`update booking set in_storm = true where number = ${number}`)
  expect(await mayAt(nextDay)).not.toContain('no-show')
})

test('a change to fewer nights that are paid already says to both sides what goes back', async () => {
  const { ownerId, bookable } = await newBookable(db, 'stay')
  const owner = { side: 'owner', id: ownerId } as const
  const guest = { side: 'guest', id: await newAccount(db) } as const
  const dates = { from: '2026-12-10', until: '2026-12-12' }
  const done = await request(db, requestOf(bookable.id, guest.id, { kind: 'stay', dates }), site)
  if (!done.ok) throw new Error(done.problem)
  const { number } = done
  await move(db, number, { name: 'confirm', actor: owner, now })
  const change = { startsAt: now, endsAt: now, persons: 1, price: [], totalCents: 10_000 }
  await db.execute(sql`
    update booking set prepaid_percent = 100, paid_cents = 20_000, change = ${JSON.stringify(change)}
    where number = ${number}`)
  const received = (await loadReceived(context, owner, number))!
  const asked = htmlOf(createElement(AskedChange, { change: received.change!, kind: 'stay' }))
  expect(asked).toContain('Paid on this site: $100')
  expect(asked).toContain('You give back $100.')
  expect(asked).not.toContain('Pay at the place')
  const { page, url } = loaderArguments(testing, '/', { now })
  const booked = (await loadBooking(page, url, { number, actor: guest, page: '' }))!
  const note = htmlOf(createElement(ChangeNote, { change: booked.change! }))
  expect(note).toContain('Paid on this site: $100')
  expect(note).toContain('You get $100 back.')
})

test('an owner reads a phone number as it is dialed on the islands, in a table, too, and calls it with its country', async () => {
  const { ownerId, bookable } = await newBookable(db, 'seat', {
    capacity: 2,
    confirmsAtOnce: true,
    times: [new Date('2026-12-12T18:00+10:00')],
  })
  const [place] = await findPlaces(db, bookable.id, { from: now, until: new Date('2027-01-01T00:00Z') })
  const wish = { kind: 'seat', placeId: place!.id } as const
  const korean = requestOf(bookable.id, await newAccount(db), wish, { phone: '+821012345678' })
  expect(await request(db, korean, site)).toMatchObject({ ok: true })
  const asked = requestOf(bookable.id, await newAccount(db), wish, { phone: '+16702345678' })
  const done = await request(db, asked, site)
  if (!done.ok) throw new Error(done.problem)
  const { guest } = (await loadReceived(context, { side: 'owner', id: ownerId }, done.number))!
  const html = htmlOf(createElement(GuestFacts, { guest, persons: 1, names: [], write: null }))
  expect(html).toMatch(/<a href="tel:\+16702345678"[^>]*>\(670\) 234-5678<\/a>/)
  const args = loaderArguments(testing, '/', { viewer: viewerWith(ownerId) })
  const table = await loadAttendees({ ...args, params: { place: String(place!.id) }, pattern: '' })
  const text = await table.text()
  expect(text).toContain('Ana Cruz,(670) 234-5678,')
  expect(text).toContain('Ana Cruz,(+82) 10 1234 5678,')
})
