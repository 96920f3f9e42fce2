import { formatDay } from '../../../ground/i18n/format.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import { nightsOf, weekdayOf } from './nights.ts'

export const monthOf = (day: string): string => day.slice(0, 7)

/** The same or another month, as 2026-12. */
export const addMonths = (month: string, count: number): string => {
  const at = new Date(`${month}-01T00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + count)
  return at.toISOString().slice(0, 7)
}

/** Its first day, and the first of the next month. */
export const spanOfMonth = (month: string) => ({
  from: `${month}-01`,
  until: `${addMonths(month, 1)}-01`,
})

/** Whole weeks from Sunday; null: a day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const { from, until } = spanOfMonth(month)
  const first = addDays(from, -weekdayOf(from))
  const last = addDays(until, (7 - weekdayOf(until)) % 7)
  const days = nightsOf({ from: first, until: last }).map((day) => (monthOf(day) === month ? day : null))
  return Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7))
}

/** A month's name with its year. */
export const monthText = (month: string, language: string, length: 'long' | 'short' = 'long'): string =>
  formatDay(`${month}-15`, language, { month: length, year: 'numeric' })

/** A day with its month's name, without the year. */
export const dateOfYear = (day: string, language: string): string =>
  formatDay(day, language, { month: 'long', day: 'numeric' })
