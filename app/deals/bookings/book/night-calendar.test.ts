import { expect, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { request } from '../requests/request.server.ts'
import { findNightCalendar } from './night-calendar.server.ts'

const { db } = await testDatabase()
const { bookable } = await newBookable(db, 'stay', {
  settings: {
    weekendCents: 15_000,
    minNights: 2,
    arrivalDays: [2, 4, 5],
    closed: [{ from: '2026-12-24', until: '2026-12-25' }],
  },
})
if (bookable.kind !== 'stay') throw new Error('a stay was made')
const stay = bookable
const calendarOf = (asked: { month?: string; from?: string; until?: string }) =>
  findNightCalendar(db, stay, { month: '', from: '', until: '', ...asked }, { now, scope: '' })
const night = async (day: string, asked = {}) =>
  (await calendarOf(asked)).nights.find((one) => one.day === day)

test('a month tells of each night whether it is free, and what it costs', async () => {
  const dates = { from: '2026-12-10', until: '2026-12-12' }
  await request(db, requestOf(bookable.id, await newAccount(db), { kind: 'stay', dates }), site)
  expect((await calendarOf({})).nights).toHaveLength(31)
  expect(await night('2026-12-08')).toEqual({
    day: '2026-12-08',
    state: 'free',
    cents: 10_000,
    chooses: 'arrive',
  })
  expect(await night('2026-12-05')).toMatchObject({ state: 'free', cents: 15_000, chooses: null })
  expect(await night('2026-12-10')).toMatchObject({ state: 'taken', chooses: null })
  expect(await night('2026-12-24')).toMatchObject({ state: 'closed', chooses: null })
  expect(await night('2026-11-30', { month: '2026-11' })).toBeUndefined()
})

test('after check-in one chooses a day of check-out, from the shortest stay until the first night that is taken', async () => {
  const { nights, leastNights } = await calendarOf({ from: '2026-12-04' })
  expect(leastNights).toBe(2)
  expect(nights.filter(({ chooses }) => chooses === 'leave').map(({ day }) => day.slice(8))).toEqual([
    '06',
    '07',
    '08',
    '09',
    '10',
  ])
})

test('one pages through twelve months from the one of today', async () => {
  expect(await calendarOf({})).toMatchObject({ month: '2026-12', previous: null, next: '2027-01' })
  expect(await calendarOf({ month: '2027-12' })).toMatchObject({ previous: '2027-11', next: null })
  expect(await calendarOf({ month: '2031-01' })).toMatchObject({ month: '2027-12' })
  expect(await calendarOf({ from: '2027-01-31', until: '2027-02-02' })).toMatchObject({ month: '2027-01' })
  expect(await night('2027-12-30', { month: '2027-12' })).toMatchObject({ state: 'over', chooses: null })
})
