import { expect, test } from 'vitest'
import { allDay, at, daily, type Hours, workdays } from '../hours/hours.ts'
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

test('exceptional dates are listed, closed ones from midnight to midnight', () => {
  const exceptions = { '2026-12-24': [at('9:00', '12:00')], '2026-12-25': [] }
  const described = hoursOf({ ...workdays(at('9:00', '17:00')), exceptions })
  expect(described?.specialOpeningHoursSpecification).toMatchObject([
    { opens: '09:00', closes: '12:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
    { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
  ])
})

test("times are in the islands' time zone", () => {
  expect(islandTime(new Date('2026-12-05T20:30:00Z'))).toBe('2026-12-06T06:30:00+10:00')
})
