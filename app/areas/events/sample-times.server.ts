import { timeZone } from '../../ground/i18n/format.ts'
import { addDays, instantOf } from '../../ground/i18n/local-time.ts'
import { occurrencesOf, type Span } from './repeat.ts'

/** Days of the week as JavaScript counts them. */
export const weekdays = { sunday: 0, wednesday: 3, thursday: 4, saturday: 6 } as const
type Weekday = (typeof weekdays)[keyof typeof weekdays]

export const on = (date: string, start: string, end: string): Span => between(date, start, date, end)

export const between = (startDate: string, start: string, endDate: string, end: string): Span => ({
  startsAt: instantOf(startDate, start),
  endsAt: instantOf(endDate, end),
})

export const forTwelveWeeks = (date: string, start: string, end: string): Span[] =>
  occurrencesOf(
    { every: 'week', date, start, end, zone: timeZone },
    instantOf(date, start),
    instantOf(addDays(date, 12 * 7), start),
  )

/** The date itself or the first one after it that is such a day. */
export const firstOn = (weekday: Weekday, date: string): string =>
  addDays(date, (weekday - new Date(date).getUTCDay() + 7) % 7)

export function firstOfNextMonth(date: string): string {
  const day = new Date(date)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
}
