import { islandOffset } from '../../ground/i18n/local-time.ts'

/** When a place is open: a usual week, and days that differ. All of it in the islands' time (ChST, UTC+10). */
export type Hours = {
  /** Monday to Sunday: from and until in minutes of that day; past midnight `until` is above 1440. */
  readonly week: readonly (readonly Interval[])[]
  /** By date, `2026-12-25`; none on that day: closed. */
  readonly exceptions?: Readonly<Record<string, readonly Interval[]>>
  /** On legal holidays that are no exception. */
  readonly closedOnHolidays?: boolean
}
export type Interval = readonly [from: number, until: number]

export const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/** `at('9:00', '18:00')`; an end before its begin is the next day's. */
export function at(from: string, until: string): Interval {
  const [start, end] = [minutesOf(from), minutesOf(until)]
  return [start, end > start ? end : end + dayMinutes]
}

const minutesOf = (clock: string) => {
  const [hours, minutes] = clock.split(':').map(Number)
  return hours! * 60 + minutes!
}

/** The same hours on every day of the week. */
export const daily = (...intervals: Interval[]): Hours => ({
  week: Array.from({ length: 7 }, () => intervals),
})
export const allDay = daily([0, dayMinutes])
/** Monday to Friday, closed on Saturday, Sunday and legal holidays. */
export const workdays = (...intervals: Interval[]): Hours => ({
  week: [intervals, intervals, intervals, intervals, intervals, [], []],
  closedOnHolidays: true,
})

/** A moment as the clocks of the islands show it. */
export function islandClock(now: Date) {
  const islandTime = new Date(now.getTime() + islandOffset)
  const day = (islandTime.getUTCDay() + 6) % 7
  const minute = islandTime.getUTCHours() * 60 + islandTime.getUTCMinutes()
  return { date: islandTime.toISOString().slice(0, 10), day, minute, weekMinute: day * dayMinutes + minute }
}

/** The usual week in minutes from Monday's midnight, what runs past Sunday's midnight at its beginning. */
export function openMinutes({ week }: Pick<Hours, 'week'>): Interval[] {
  return week
    .flatMap((intervals, day) =>
      intervals.map(([from, until]) => [from + day * dayMinutes, until + day * dayMinutes] as const),
    )
    .flatMap(([from, until]): Interval[] =>
      until <= weekMinutes
        ? [[from, until]]
        : [
            [from, weekMinutes],
            [0, until - weekMinutes],
          ],
    )
}
