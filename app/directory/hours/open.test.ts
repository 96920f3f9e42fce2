import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { holidayOn } from './holidays.ts'
import { allDay, at, daily, type Hours, openMinutes, workdays } from './hours.ts'
import { openState } from './open.ts'
import { availabilityCondition } from './open.server.ts'

const shop: Hours = {
  week: [
    [at('9:00', '12:00'), at('13:00', '18:00')],
    [],
    [],
    [],
    [at('9:00', '19:00')],
    [at('22:00', '2:00')],
    [],
  ],
  exceptions: {
    '2026-11-23': [at('10:00', '11:00')],
    '2026-11-27': [],
    '2026-11-28': [],
    '2026-12-06': [],
  },
}
const office = workdays(at('7:30', '16:30'))
const bar: Hours = { ...daily(at('18:00', '2:00')), closedOnHolidays: true }

// Weekdays as the islands have them; 2026-11-16 is a Monday.
type Moment = [
  what: string,
  hours: Hours,
  at: string,
  open: boolean,
  until: string | null,
  closedUntil?: string,
]
const moments: readonly Moment[] = [
  ['before it opens', shop, '2026-11-16T08:59', false, '2026-11-16T09:00'],
  ['from the first minute', shop, '2026-11-16T09:00', true, '2026-11-16T12:00'],
  ['at noon', shop, '2026-11-16T12:00', false, '2026-11-16T13:00'],
  ['on a day off', shop, '2026-11-17T10:00', false, '2026-11-20T09:00'],
  ['after midnight, since the evening before', shop, '2026-11-22T01:59', true, '2026-11-22T02:00'],
  ['after midnight, when the evening before was closed', shop, '2026-11-29T01:00', false, '2026-11-30T09:00'],
  ['after midnight, on a date that is closed', shop, '2026-12-06T01:00', true, '2026-12-06T02:00'],
  ['on a date that is closed', shop, '2026-11-27T10:00', false, '2026-11-30T09:00'],
  ['on a date with other hours', shop, '2026-11-23T09:30', false, '2026-11-23T10:00'],
  ['on a legal holiday', office, '2026-11-26T10:00', false, '2026-11-27T07:30'],
  ['into a legal holiday, since the evening before', bar, '2026-11-26T01:00', true, '2026-11-26T02:00'],
  ['after a legal holiday, whose evening was closed', bar, '2026-11-27T01:00', false, '2026-11-27T18:00'],
  ['closed for some days', shop, '2026-11-16T10:00', false, '2026-11-20T09:00', '2026-11-16'],
  ['closed until six days later', bar, '2026-11-18T10:00', false, '2026-11-24T18:00', '2026-11-23'],
  ['closed for a week', bar, '2026-11-18T10:00', false, null, '2026-11-24'],
  ['closed since the evening before', bar, '2026-11-16T01:00', false, '2026-11-16T18:00', '2026-11-15'],
  ['closed until the day before', shop, '2026-11-16T10:00', true, '2026-11-16T12:00', '2026-11-15'],
  ['closed until some time ago', shop, '2026-11-22T01:59', true, '2026-11-22T02:00', '2026-11-20'],
  ['day and night', allDay, '2026-11-16T03:00', true, null],
  ['daily past midnight', daily(at('18:00', '2:00')), '2026-11-16T00:30', true, '2026-11-16T02:00'],
]

describe('a place is open or not', async () => {
  const { db } = await testDatabase()

  test.each(moments)('%s', (_, hours, moment, open, until, closedUntil) => {
    const state = openState(hours, new Date(`${moment}+10:00`), closedUntil)
    const opensLater = !open && until !== null && until.slice(0, 10) !== moment.slice(0, 10)
    expect(state).toEqual({ open, until: until && new Date(`${until}+10:00`), opensLater })
  })

  test.each(moments)(
    'and the filter finds the same: %s',
    async (...[, hours, moment, open, , closedUntil]) => {
      const ranges = `{${openMinutes(hours).map(([from, until]) => `[${from},${until})`)}}`
      const { rows } = await db.execute<{ open: boolean }>(sql`
      select ${availabilityCondition({ availability: 'openNow' }, { now: new Date(`${moment}+10:00`) })} as open
      from (select ${ranges}::int4multirange as open_minutes, ${closedUntil ?? null}::date as closed_until,
        jsonb_build_object('hours', ${JSON.stringify(hours)}::jsonb) as attributes) listing`)
      expect(rows).toEqual([{ open }])
    },
  )

  test.each([
    ['weekends', shop, true],
    ['weekends', office, false],
    ['weekends', workdays(at('18:00', '2:00')), false],
    ['weekends', { week: [[], [], [], [], [], [], [at('9:00', '12:00')]] }, true],
    ['allHours', allDay, true],
    ['allHours', shop, false],
    ['another', allDay, false],
  ] as [string, Hours, boolean][])('the choice %s', async (value, hours, found) => {
    const ranges = `{${openMinutes(hours).map(([from, until]) => `[${from},${until})`)}}`
    const { rows } = await db.execute(sql`
      select ${availabilityCondition({ availability: value }, { now: new Date() })} as found
      from (select ${ranges}::int4multirange as open_minutes,
        jsonb_build_object('hours', ${JSON.stringify(hours)}::jsonb) as attributes) listing`)
    expect(rows).toEqual([{ found }])
  })
})

test.each([
  ['2026-01-01', 'new-year'],
  ['2026-04-03', 'good-friday'],
  ['2027-03-26', 'good-friday'],
  ['2026-05-25', 'memorial'],
  ['2026-10-12', 'culture'],
  ['2026-11-26', 'thanksgiving'],
  ['2026-11-25', null],
  ['2026-04-05', null], // Easter itself
  // As the governor's lists of 2021 and 2022 have them.
  ['2021-12-24', 'christmas'],
  ['2021-12-31', 'new-year'],
  ['2022-01-17', 'king'],
  ['2022-06-20', 'juneteenth'],
  ['2022-06-21', null],
])('the legal holiday of %s: %s', (date, holiday) => {
  expect(holidayOn(date)).toBe(holiday)
})
