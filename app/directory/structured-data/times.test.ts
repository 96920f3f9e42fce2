import { expect, test } from 'vitest'
import type { Closure } from '../hours/closure.ts'
import { allDay, at, daily, type Hours, workdays } from '../hours/hours.ts'
import { reachOf } from './parts.server.ts'
import { hoursOf, islandTime, weekOf } from './times.server.ts'

const lines = (hours: Hours) =>
  weekOf(hours).map(
    ({ dayOfWeek, opens, closes }) =>
      `${dayOfWeek.map((day) => day.slice(19, 21)).join('')} ${opens}-${closes}`,
  )

test.each([
  ['days of the same hours stand together', workdays(at('9:00', '17:30')), ['MoTuWeThFr 09:00-17:30']],
  [
    'a day with a break has two lines',
    daily(at('7:00', '10:00'), at('16:00', '19:00')),
    ['MoTuWeThFrSaSu 07:00-10:00', 'MoTuWeThFrSaSu 16:00-19:00'],
  ],
  ['a night ends at an hour before it begins', daily(at('18:00', '2:00')), ['MoTuWeThFrSaSu 18:00-02:00']],
  ['all day ends a minute before midnight', allDay, ['MoTuWeThFrSaSu 00:00-23:59']],
])('%s', (_, hours, expected) => {
  expect(lines(hours)).toEqual(expected)
})

const now = new Date('2026-11-20T20:00Z') // Saturday the 21st on the islands
const closed = { opens: '00:00', closes: '00:00' }
const on = (date: string) => ({ validFrom: date, validThrough: date })
const dates = (hours: Hours | null, closure: Closure | null = null) =>
  hoursOf({ values: { hours }, closure }, now)?.specialOpeningHoursSpecification

test('exceptional dates are listed, closed ones from midnight to midnight', () => {
  const exceptions = { '2026-12-24': [at('9:00', '12:00')], '2026-12-25': [] }
  expect(dates({ ...daily(at('9:00', '17:00')), exceptions })).toMatchObject([
    { opens: '09:00', closes: '12:00', ...on('2026-12-24') },
    { ...closed, ...on('2026-12-25') },
  ])
  expect(dates(daily(at('9:00', '17:00')))).toBeUndefined()
})

test('a place that keeps legal holidays is closed on the next ones, unless the date has hours of its own', () => {
  const exceptions = { '2026-12-08': [at('9:00', '12:00')] }
  expect(dates({ ...workdays(at('9:00', '17:00')), exceptions })).toMatchObject([
    { ...closed, ...on('2026-11-26') },
    { opens: '09:00', closes: '12:00', ...on('2026-12-08') },
    { ...closed, ...on('2026-12-25') },
    { ...closed, ...on('2027-01-01') },
  ])
})

test('a place that is closed for some days is closed from today on, whatever its dates say', () => {
  const exceptions = { '2026-11-25': [at('9:00', '12:00')], '2026-12-24': [at('9:00', '12:00')] }
  const hours = { ...daily(at('9:00', '17:00')), exceptions }
  expect(dates(hours, { until: '2026-11-25', why: 'typhoon' })).toMatchObject([
    { ...closed, validFrom: '2026-11-21', validThrough: '2026-11-25' },
    { opens: '09:00', closes: '12:00', ...on('2026-12-24') },
  ])
})

test('a place without opening hours says the days on which it is closed, and no week', () => {
  expect(dates(null)).toBeUndefined()
  const closure = { until: '2026-11-25', why: 'typhoon' } as const
  expect(hoursOf({ values: { hours: null }, closure }, now)).toEqual({
    openingHoursSpecification: undefined,
    specialOpeningHoursSpecification: [
      expect.objectContaining({ ...closed, validFrom: '2026-11-21', validThrough: '2026-11-25' }),
    ],
  })
})

test("times are in the islands' time zone", () => {
  expect(islandTime(new Date('2026-12-05T20:30:00Z'))).toBe('2026-12-06T06:30:00+10:00')
})

test('a number is told as it is called from everywhere', () => {
  const telephoneOf = (phone?: string) => {
    const listing = { contact: { phone }, contactPrivate: false }
    return reachOf(listing as Parameters<typeof reachOf>[0]).telephone
  }
  expect(['234-5678', '(671) 646-1234', '+82 10 1234 5678', '911'].map(telephoneOf)).toEqual([
    '+16702345678',
    '+16716461234',
    '+821012345678',
    '911',
  ])
  expect(telephoneOf()).toBeUndefined()
})
