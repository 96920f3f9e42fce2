import { addDays, instantOf, localDate } from '../../../ground/i18n/local-time.ts'
import { isDay } from '../../../ground/forms/day.ts'

/** A stay by its days on the islands: the last night is the one before `until`. */
export type Dates = { readonly from: string; readonly until: string }

/** The nights of a stay, each by the day on which it begins. */
export function nightsOf({ from, until }: Dates): string[] {
  const nights: string[] = []
  for (let night = from; night < until; night = addDays(night, 1)) nights.push(night)
  return nights
}

export const midnight = (day: string): Date => instantOf(day, '00:00')
export const today = (now: Date): string => localDate(now)

/** 0: Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay()

export const isWithin = (day: string, span: { readonly from: string; readonly until: string }): boolean =>
  day >= span.from && day <= span.until

/** How far ahead nights and sessions can be booked. */
export const daysAhead = 365
export const mostNights = 90

export type DatesProblem = 'malformed' | 'past' | 'reversed' | 'long' | 'far'

/** What is wrong with the dates themselves, whatever is free; null: nothing. */
export function datesProblem({ from, until }: Dates, now: Date): DatesProblem | null {
  if (!isDay(from) || !isDay(until)) return 'malformed'
  if (from < today(now)) return 'past'
  if (until <= from) return 'reversed'
  if (until > addDays(today(now), daysAhead + 1)) return 'far'
  return nightsOf({ from, until }).length > mostNights ? 'long' : null
}
