import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/test-database.ts'
import { newAccount, newBookable, now, requestOf, site } from '../../../../tests/bookings.ts'
import { datesProblem } from '../days/nights.ts'
import { findNearestStays, findNights, stayProblem } from './stays.server.ts'
import { findPlaces, renewSessions } from './sessions.server.ts'
import { findSlots } from './visits.server.ts'
import { request } from '../requests/request.server.ts'
import type { Session, Stay, Visit } from '../bookables/bookable.server.ts'

const { db } = await testDatabase()
const dates = { from: '2026-12-30', until: '2027-01-02' }

test.each([
  ['2026-02-31', '2026-03-02', 'malformed'],
  ['', '2026-12-02', 'malformed'],
  ['2026-11-30', '2026-12-02', 'past'],
  ['2026-12-05', '2026-12-05', 'reversed'],
  ['2026-12-05', '2026-12-04', 'reversed'],
  ['2026-12-05', '2027-04-01', 'long'],
  ['2027-11-30', '2027-12-05', 'far'],
  ['2026-12-01', '2026-12-02', null],
])('dates from %s until %s: %s', (from, until, problem) => {
  expect(datesProblem({ from, until }, now)).toBe(problem)
})

test('today is that of the islands: at 23:59 there one may still arrive, a minute later not', () => {
  const tonight = { from: '2026-12-01', until: '2026-12-02' }
  expect(datesProblem(tonight, new Date('2026-12-01T23:59+10:00'))).toBeNull()
  expect(datesProblem(tonight, new Date('2026-12-02T00:00+10:00'))).toBe('past')
})

test.each([
  [{ minNights: 4 }, 'short'],
  [{ arrivalDays: [1] }, 'arrival'],
  [{ closed: [{ from: '2027-01-01', until: '2027-01-01' }] }, 'closed'],
  [{ guests: 1 }, 'persons'],
  [{ guests: 2 }, null],
  [
    {
      minNights: 4,
      seasons: [{ name: '', from: '2026-12-24', until: '2027-01-06', cents: 1, minNights: 3 }],
    },
    null,
  ],
] as const)('a stay with %j: %s', async (settings, problem) => {
  const { bookable } = await newBookable(db, 'stay', { settings: settings as object })
  expect(stayProblem(bookable as Stay, { dates, persons: 2 }, now)).toBe(problem)
})

test('nights show what is left across the end of a year, and the nearest free stays are offered', async () => {
  const { bookable } = await newBookable(db, 'stay', { capacity: 2 })
  const stay = bookable as Stay
  const guest = await newAccount(db)
  for (let count = 0; count < 2; count++)
    await request(db, requestOf(bookable.id, guest, { kind: 'stay', dates }), site)
  const nights = await findNights(db, stay, { from: '2026-12-29', until: '2027-01-03' })
  expect(nights.map(({ left }) => left)).toEqual([2, 0, 0, 0, 2])
  const nearest = await findNearestStays(db, stay, { dates, persons: 2 }, { now })
  expect(nearest).toEqual([
    { from: '2027-01-02', until: '2027-01-05' },
    { from: '2026-12-27', until: '2026-12-30' },
    { from: '2027-01-03', until: '2027-01-06' },
  ])
})

test('sessions follow their settings, but one that is booked stays', async () => {
  const { bookable } = await newBookable(db, 'session', { capacity: 5 })
  const span = { from: now, until: new Date('2026-12-05T00:00+10:00') }
  const [first] = await findPlaces(db, bookable.id, span)
  expect(first!.startsAt).toEqual(new Date('2026-12-02T09:00+10:00'))
  await request(
    db,
    requestOf(bookable.id, await newAccount(db), { kind: 'session', placeId: first!.id }, { persons: 2 }),
    site,
  )
  const session = bookable as Session
  const settings = { ...session.settings, times: [{ weekday: 4, start: '13:00' }] }
  await renewSessions(db, { ...session, settings }, now)
  expect(await findPlaces(db, bookable.id, span)).toMatchObject([
    { id: first!.id, state: 'closed', left: 3 },
    { startsAt: new Date('2026-12-03T13:00+10:00'), state: 'open', left: 5 },
  ])
})

test('a slot that is asked for is no longer free, with the gap after it', async () => {
  const { bookable, ownerId } = await newBookable(db, 'visit', { settings: { gapMinutes: 30, daysAhead: 1 } })
  const visit = bookable as Visit
  const free = async () =>
    (await findSlots(db, visit, { ownerId, now })).map(({ startsAt }) => startsAt.toISOString())
  const before = await free()
  expect(before[0]).toBe('2026-12-01T04:00:00.000Z')
  const times = [new Date(before[0]!), new Date(before[2]!)]
  expect(
    await request(db, requestOf(bookable.id, await newAccount(db), { kind: 'visit', times }), site),
  ).toMatchObject({ ok: true })
  expect(await free()).toEqual([before[1], ...before.slice(3)])
})
