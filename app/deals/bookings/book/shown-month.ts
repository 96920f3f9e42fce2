import { addDays } from '../../../ground/i18n/local-time.ts'
import { addMonths, monthOf } from '../days/month.ts'
import { daysAhead, today } from '../days/nights.ts'

/** A month that a form's calendar shows, as 2026-12, and those that one can go to from it. */
export type ShownMonth = {
  readonly month: string
  readonly previous: string | null
  readonly next: string | null
}

/** The month asked for, kept within those that can be booked. */
export function shownMonth(asked: string, now: Date): ShownMonth {
  const [first, last] = [monthOf(today(now)), monthOf(addDays(today(now), daysAhead))]
  const month = asked < first ? first : asked > last ? last : asked
  return {
    month,
    previous: month > first ? addMonths(month, -1) : null,
    next: month < last ? addMonths(month, 1) : null,
  }
}
