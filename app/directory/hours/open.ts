import { msg } from '@lingui/core/macro'
import type { Option } from '../attributes/attribute.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import { isHoliday } from './holidays.ts'
import { dayMinutes, type Hours, hoursOn, type Interval, islandClock } from './hours.ts'

/** The choices of the filter `availability`. */
export const availabilities = [
  { value: 'openNow', label: msg`Open now` },
  { value: 'weekends', label: msg`Open on weekends` },
  { value: 'allHours', label: msg`Open 24 hours` },
] as const satisfies readonly Option[]

/** Whether a place is open, and the moment at which that changes; null if not within a day. */
export type OpenState = { readonly open: boolean; readonly until: Date | null }

/** @param closedUntil the last day on which it is closed, whatever its hours say */
export function openState(hours: Hours, now: Date, closedUntil: string | null = null): OpenState {
  const spans = [-1, 0, 1]
    .flatMap((ahead) => spansOf(hours, now, ahead, closedUntil))
    .toSorted(([a], [b]) => a - b)
  const aDayAhead = now.getTime() + dayMinutes * 60_000
  const current = spans.find(([from, until]) => from <= now.getTime() && now.getTime() < until)
  if (!current) {
    const next = spans.find(([from]) => from > now.getTime() && from <= aDayAhead)
    return { open: false, until: next ? new Date(next[0]) : null }
  }
  let [, end] = current
  for (const [from, until] of spans) if (from <= end && until > end) end = until
  return { open: true, until: end > aDayAhead ? null : new Date(end) }
}

/** The opening hours of the day, by the islands' clock. */
export function hoursAt(hours: Hours, now: Date, closedUntil: string | null = null): readonly Interval[] {
  const date = localDate(now)
  if (closedUntil !== null && date <= closedUntil) return []
  return hoursOn(hours, date, isHoliday(date))
}

/** The times of the day that lies so many days ahead, as milliseconds since 1970. */
function spansOf(
  hours: Hours,
  now: Date,
  ahead: number,
  closedUntil: string | null,
): [from: number, until: number][] {
  const day = new Date(now.getTime() + ahead * dayMinutes * 60_000)
  const { date, minute } = islandClock(day)
  if (closedUntil !== null && date <= closedUntil) return []
  const midnight = Math.floor(day.getTime() / 60_000) - minute
  return hoursOn(hours, date, isHoliday(date)).map(([from, until]) => [
    (midnight + from) * 60_000,
    (midnight + until) * 60_000,
  ])
}
