import { isDay } from '../../../ground/forms/day.ts'
import { text } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import { midnight, today } from '../days/nights.ts'

/** The days of a storm as they were typed, the last included. `told`: so many were told just now. */
export const stormFields = { from: text(20), until: text(20), told: text(6) }
export const stormQuery = defineQuery(stormFields)

export type StormDays = { readonly from: string; readonly until: string }
export type StormProblem = 'malformed' | 'past' | 'reversed' | 'long'

const mostDays = 31

/** What is wrong with the days of a storm; null: nothing. */
export function stormProblem({ from, until }: StormDays, now: Date): StormProblem | null {
  if (!isDay(from) || !isDay(until)) return 'malformed'
  if (until < from) return 'reversed'
  if (until < today(now)) return 'past'
  return until >= addDays(from, mostDays) ? 'long' : null
}

/** From midnight to midnight on the islands. */
export const stormSpan = ({ from, until }: StormDays) => ({
  from: midnight(from),
  until: midnight(addDays(until, 1)),
})
