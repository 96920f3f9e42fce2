import { isDay } from '../../../ground/forms/day.ts'
import type { Dates } from '../days/nights.ts'

/** What a guest asks for. */
export type Wish =
  | { readonly kind: 'stay'; readonly dates: Dates }
  | { readonly kind: 'session' | 'seat'; readonly placeId: number }
  /** One free slot, or up to three times that would do. */
  | { readonly kind: 'visit'; readonly times: readonly Date[] }

export const wishProblems = [
  'malformed',
  'past',
  'reversed',
  'long',
  'far',
  // Fewer nights than the owner takes, an arrival on another weekday, days that the owner has closed.
  'short',
  'arrival',
  'closed',
  'persons',
  // Registration or booking has not begun, has ended, or the thing itself was cancelled.
  'early',
  'late',
  'cancelled',
  'gone',
  'taken',
] as const
export type WishProblem = (typeof wishProblems)[number]

/** The field of the form at which a problem is shown. @param asked of a stay: the days as they were typed */
export const fieldOf = (
  problem: WishProblem,
  asked?: { readonly from: string; readonly until: string },
): 'from' | 'until' | 'persons' | 'when' => {
  if (problem === 'persons') return 'persons'
  if (problem === 'malformed' && asked && isDay(asked.from)) return 'until'
  if (problem === 'reversed' || problem === 'long' || problem === 'short') return 'until'
  return problem === 'past' || problem === 'arrival' || problem === 'malformed' ? 'from' : 'when'
}
