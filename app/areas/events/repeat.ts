import { addDays, dayMonthsLater, instantOf } from '../../ground/i18n/local-time.ts'

/** When something takes place again and again, as its organizer says it: by the clocks of a place. */
export type Repeat = {
  readonly every: 'day' | 'week' | 'month'
  /** The date of the first time: `2026-07-31`. In a month without that day it is the last day. */
  readonly date: string
  /** `18:00`; one that ends at or before its start ends on the next day. */
  readonly start: string
  readonly end: string
  /** Ends on the next day although the clock then shows a later time. */
  readonly overnight?: boolean
  /** IANA name: `Pacific/Guam` */
  readonly zone: string
}

/** From when to when an event takes place. */
export type Span = { readonly startsAt: Date; readonly endsAt: Date }

/** The times of a rule that start from `from` on and before `until`, in their order; the first `most` of them. */
export function occurrencesOf(rule: Repeat, from: Date, until: Date, most = Infinity): Span[] {
  const spans: Span[] = []
  for (let count = 0; ; count++) {
    const date = dateOf(rule, count)
    const startsAt = instantOf(date, rule.start, rule.zone)
    if (startsAt >= until || spans.length >= most) return spans
    const endsOn = rule.end > rule.start && !rule.overnight ? date : addDays(date, 1)
    if (startsAt >= from) spans.push({ startsAt, endsAt: instantOf(endsOn, rule.end, rule.zone) })
  }
}

function dateOf({ every, date }: Repeat, count: number): string {
  if (every === 'month') return dayMonthsLater(date, count)
  return addDays(date, every === 'week' ? 7 * count : count)
}
