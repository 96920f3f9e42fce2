import { expect, test } from 'vitest'
import { type Period, spanOfPeriod } from './periods.ts'

const span = (period: Period, now: string) => {
  const { from, until } = spanOfPeriod(period, new Date(now))
  return [from.toISOString(), until.toISOString()]
}

test('this week is the next seven days', () => {
  expect(span('thisWeek', '2026-11-20T03:00:00Z')).toEqual([
    '2026-11-20T03:00:00.000Z',
    '2026-11-27T03:00:00.000Z',
  ])
})

test('a month begins at midnight on the islands, which is 14:00 of the day before in UTC', () => {
  const november = ['2026-10-31T14:00:00.000Z', '2026-11-30T14:00:00.000Z']
  expect(span('thisMonth', '2026-10-31T14:00:00Z')).toEqual(november)
  expect(span('thisMonth', '2026-11-30T13:59:59Z')).toEqual(november)
  expect(span('nextMonth', '2026-10-31T13:59:59Z')).toEqual(november)
})

test('next month goes over the end of a year, and from a long month to a short one', () => {
  expect(span('nextMonth', '2026-12-31T12:00:00Z')).toEqual([
    '2026-12-31T14:00:00.000Z',
    '2027-01-31T14:00:00.000Z',
  ])
  expect(span('nextMonth', '2028-01-31T00:00:00Z')).toEqual([
    '2028-01-31T14:00:00.000Z',
    '2028-02-29T14:00:00.000Z',
  ])
})
