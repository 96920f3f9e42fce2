import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newBookable } from '../../../../tests/bookings.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { viewerWith } from '../../../../tests/people.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { addDays, localDate } from '../../../ground/i18n/local-time.ts'
import { action as changeCalendar, loader as loadCalendar } from '../calendar/calendar-page.tsx'
import { action, loader } from './book-page.tsx'

const database = await testDatabase()
const { listingId } = await newBookable(database.db, 'stay', { capacity: 50 })
const { rows } = await database.pool.query('select ref from listing where id = $1', [listingId])
const ref: string = rows[0].ref
const viewer = viewerWith(await newAccount(database.db))

/** Asks for two nights so many days from now. */
async function ask(days: number, message: string, phone = '670-234-5678', language: Language = 'en') {
  const from = addDays(localDate(new Date()), days)
  const address = `/hotels/${ref}/book?from=${from}&until=${addDays(from, 2)}&persons=2`
  const args = loaderArguments(database, address, { viewer, language })
  const body = new URLSearchParams({
    name: 'Ana Cruz',
    phone,
    message,
    names: '',
    formKey: randomUUID(),
    shownCents: '20000',
  })
  return action({
    ...args,
    request: new Request(args.url, { method: 'POST', body }),
    params: { area: 'hotels', ref },
    pattern: '' as never,
  })
}

test('a message that is too long is refused and kept whole, and the phone number as it was typed', async () => {
  const message = 'x'.repeat(2_001)
  expect(await ask(10, message)).toMatchObject({
    data: { sent: { phone: '670-234-5678', message } },
    init: { status: 422 },
  })
})

test.each(['12345', 'call 12345 or 6', '+1 670 000 0000', '13122345678'])(
  '%s is no phone number: it is marked, and what was typed is kept',
  async (phone) => {
    expect(await ask(50, 'We arrive late', phone)).toMatchObject({
      data: { problems: { phone: 'invalid' }, sent: { name: 'Ana Cruz', phone, message: 'We arrive late' } },
      init: { status: 422 },
    })
  },
)

test.each([
  ['en', 60, '(670) 234-5678', '+16702345678'],
  ['ko', 62, '010-1234-5678', '+821012345678'],
  ['ja', 64, '090-1234-5678', '+819012345678'],
  ['zh', 66, '13122345678', '+8613122345678'],
] as const)('a phone number is typed as at home: %s', async (language, days, typed, phone) => {
  const answer = await ask(days, '', typed, language)
  expect(answer).toMatchObject({ status: 302 })
  const [, number] = /bookings\/(\w+)/.exec((answer as Response).headers.get('location')!)!
  const booked = await database.pool.query('select phone from booking where number = $1', [number])
  expect(booked.rows).toEqual([{ phone }])
})

test('a name of a guest that is too long is refused at its field and kept', async () => {
  const evening = new Date(Date.now() + 20 * 86_400_000)
  const seat = await newBookable(database.db, 'seat', { settings: { needsNames: true }, times: [evening] })
  const asked = sql`select ref, booking_place.id from listing, booking_place
    where listing.id = ${seat.listingId} and bookable_id = ${seat.bookable.id}`
  const [event] = (await database.db.execute<{ ref: string; id: string }>(asked)).rows
  const address = `/events/${event!.ref}/book?place=${event!.id}&persons=1`
  const args = loaderArguments(database, address, { viewer })
  const names = 'x'.repeat(121)
  const body = new URLSearchParams({ name: 'Ana Cruz', phone: '670-234-5678', names, formKey: randomUUID() })
  const answer = await action({
    ...args,
    request: new Request(args.url, { method: 'POST', body }),
    params: { area: 'events', ref: event!.ref },
    pattern: '' as never,
  })
  expect(answer).toMatchObject({ data: { problem: 'long-name', sent: { names } }, init: { status: 422 } })
})

test('dates and a number of people that are both wrong are both told of, and so are a name and the names', async () => {
  const shown = async (query: string) => {
    const args = loaderArguments(database, `/hotels/${ref}/book?${query}`)
    return loader({ ...args, params: { area: 'hotels', ref }, pattern: '' as never })
  }
  const days = 'from=2020-01-01&until=2020-01-03'
  for (const persons of ['0', '999'])
    expect(await shown(`${days}&persons=${persons}`)).toMatchObject({ problem: 'persons', alsoWrong: 'past' })
  expect(await shown(`${days}&persons=1`)).toMatchObject({ problem: 'past', alsoWrong: null })

  const seat = await newBookable(database.db, 'seat', {
    settings: { needsNames: true },
    times: [new Date(Date.now() + 20 * 86_400_000)],
  })
  const [event] = (
    await database.db.execute<{ ref: string; id: string }>(
      sql`select ref, booking_place.id from listing, booking_place where listing.id = ${seat.listingId} and bookable_id = ${seat.bookable.id}`,
    )
  ).rows
  const args = loaderArguments(database, `/events/${event!.ref}/book?place=${event!.id}&persons=2`, {
    viewer,
  })
  const body = new URLSearchParams({ name: '', phone: '', names: 'Ana Cruz', formKey: randomUUID() })
  const answer = await action({
    ...args,
    request: new Request(args.url, { method: 'POST', body }),
    params: { area: 'events', ref: event!.ref },
    pattern: '' as never,
  })
  expect(answer).toMatchObject({
    data: { problem: 'names', problems: { name: 'missing', phone: 'missing' } },
  })
})

test('the same message to owners waits after the third booking', async () => {
  const message = 'We arrive late, please leave the key outside.'
  for (const days of [10, 20, 30]) expect(await ask(days, message)).toMatchObject({ status: 302 })
  expect(await ask(40, message)).toMatchObject({ data: { problem: 'same', sent: { message } } })
})

test('a month that does not exist is shown as this one', async () => {
  const args = loaderArguments(database, `/hotels/${ref}/book?from=2026-13-01&until=2026-13-03&persons=2`)
  await loader({ ...args, params: { area: 'hotels', ref }, pattern: '' as never })
  const day = loaderArguments(database, '/bookings/calendar?day=2026-99-01', { viewer })
  const shown = await loadCalendar({ ...day, params: {}, pattern: '' as never })
  expect(shown.month).toBe(localDate(new Date()).slice(0, 7))
})

/** Seats of an event, and what sends the form of the calendar that blocks some of them. */
async function newSeats(capacity: number) {
  const evening = new Date(Date.now() + 20 * 86_400_000)
  const seat = await newBookable(database.db, 'seat', { capacity, times: [evening] })
  const [place] = (
    await database.pool.query('select id from booking_place where bookable_id = $1', [seat.bookable.id])
  ).rows
  const args = loaderArguments(database, '/bookings/calendar', { viewer: viewerWith(seat.ownerId) })
  const block = (quantity: string, day: string) => {
    const body = new URLSearchParams({
      op: 'block',
      of: String(seat.bookable.id),
      place: place.id,
      quantity,
      note: '',
      formKey: randomUUID(),
      day,
    })
    const request = new Request(args.url, { method: 'POST', body })
    return changeCalendar({ ...args, request, params: {}, pattern: '' as never })
  }
  return { bookableId: seat.bookable.id, block }
}

test('a change of a day that does not exist leads to the calendar of this month', async () => {
  const { block } = await newSeats(5)
  const answer = await block('1', '2026-99-01')
  expect((answer as Response).headers.get('location')).toBe('/bookings/calendar')
})

test('how many seats are blocked is read as people write numbers', async () => {
  const { bookableId, block } = await newSeats(2_000)
  const day = localDate(new Date())
  for (const quantity of ['1e1', '0x2', '1.5', '0', '2,001', ''])
    expect(await block(quantity, day)).toMatchObject({
      data: { problem: 'quantity', sent: { quantity } },
      init: { status: 422 },
    })
  for (const quantity of ['1,000', '１２']) expect(await block(quantity, day)).toMatchObject({ status: 302 })
  const asked = 'select quantity from booking_block where bookable_id = $1 order by id'
  expect((await database.pool.query(asked, [bookableId])).rows).toEqual([
    { quantity: 1_000 },
    { quantity: 12 },
  ])
})
