import { msg } from '@lingui/core/macro'
import type { Option } from '../attributes/attribute.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import { isHoliday } from './holidays.ts'
import { dayMinutes, type Hours, type Interval, islandClock } from './hours.ts'

/** The choices of the filter `availability`. */
export const availabilities = [
  { value: 'openNow', label: msg`Open now` },
  { value: 'weekends', label: msg`Open on weekends` },
  { value: 'allHours', label: msg`Open 24 hours` },
] as const satisfies readonly Option[]

/**
 * Whether a place is open, and the moment at which that changes: null where an open place doesn't close within a day, or a
 * closed one doesn't open today or on one of the six days after it.
 */
export type OpenState = {
  readonly open: boolean
  readonly until: Date | null
  /** Whether a closed place opens on another day than today. */
  readonly opensLater: boolean
}

const daysAhead = 6

/** @param closedUntil the last day on which it is closed, whatever its hours say */
export function openState(hours: Hours, now: Date, closedUntil: string | null = null): OpenState {
  const spansOn = (ahead: number) => spansOf(hours, now, ahead, closedUntil)
  const spans = [-1, 0, 1].flatMap(spansOn).toSorted(([a], [b]) => a - b)
  const current = spans.find(([from, until]) => from <= now.getTime() && now.getTime() < until)
  if (!current) return opening(spansOn, now)
  let [, end] = current
  for (const [from, until] of spans) if (from <= end && until > end) end = until
  const aDayAhead = now.getTime() + dayMinutes * 60_000
  return { open: true, until: end > aDayAhead ? null : new Date(end), opensLater: false }
}

/** The state of a closed place. */
function opening(spansOn: (ahead: number) => readonly Span[], now: Date): OpenState {
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const next = Math.min(
      ...spansOn(ahead)
        .map(([from]) => from)
        .filter((from) => from > now.getTime()),
    )
    if (next < Infinity) return { open: false, until: new Date(next), opensLater: ahead > 0 }
  }
  return { open: false, until: null, opensLater: false }
}

/** The opening hours of the day, by the islands' clock. */
export function hoursAt(hours: Hours, now: Date, closedUntil: string | null = null): readonly Interval[] {
  const date = localDate(now)
  if (closedUntil !== null && date <= closedUntil) return []
  return hoursOn(hours, date)
}

/** The intervals of one day, with the exceptions of its date. */
function hoursOn(hours: Hours, date: string): readonly Interval[] {
  const exception = hours.exceptions?.[date]
  if (exception) return exception
  if (hours.closedOnHolidays && isHoliday(date)) return []
  return hours.week[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] ?? []
}

type Span = [from: number, until: number]

/** The times of the day that lies so many days ahead, as milliseconds since 1970. */
function spansOf(hours: Hours, now: Date, ahead: number, closedUntil: string | null): Span[] {
  const day = new Date(now.getTime() + ahead * dayMinutes * 60_000)
  const { date, minute } = islandClock(day)
  if (closedUntil !== null && date <= closedUntil) return []
  const midnight = Math.floor(day.getTime() / 60_000) - minute
  return hoursOn(hours, date).map(([from, until]) => [
    (midnight + from) * 60_000,
    (midnight + until) * 60_000,
  ])
}
