import { islandOffset, localDate } from '../../ground/i18n/local-time.ts'
import type { Closure } from '../hours/closure.ts'
import { nextHolidays } from '../hours/holidays.ts'
import { dayMinutes, type Hours, type Interval } from '../hours/hours.ts'
import { schema } from './prices.server.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const holidaysTold = 4

type Place = {
  readonly values: { readonly hours?: Hours | null | undefined }
  readonly closure: Closure | null
}

/** The usual week, days of the same hours together, and the dates that differ: without hours, those of a closure. */
export function hoursOf({ values: { hours }, closure }: Place, now: Date) {
  if (!hours && !closure) return undefined
  return {
    openingHoursSpecification: hours ? weekOf(hours) : undefined,
    specialOpeningHoursSpecification: datesOf(hours ?? {}, closure, localDate(now)),
  }
}

export function weekOf({ week }: Hours) {
  const daysOf = new Map<string, string[]>()
  week.forEach((intervals, day) =>
    intervals.forEach((interval) => {
      const key = interval.join('-')
      daysOf.set(key, [...(daysOf.get(key) ?? []), days[day]!])
    }),
  )
  return [...daysOf].map(([key, names]) => ({
    ...span(key.split('-').map(Number) as unknown as Interval),
    dayOfWeek: names.map(schema),
  }))
}

/** A date on which nothing is open opens and closes at midnight. Nothing is open before a closure is over. */
function datesOf(
  { exceptions = {}, closedOnHolidays }: Omit<Hours, 'week'>,
  closure: Closure | null,
  today: string,
) {
  const holidays = closedOnHolidays ? nextHolidays(today, holidaysTold) : []
  const days: Hours['exceptions'] = {
    ...Object.fromEntries(holidays.map(({ date }) => [date, []])),
    ...exceptions,
  }
  const dates = [
    ...(closure ? [{ ...closed, validFrom: today, validThrough: closure.until }] : []),
    ...Object.entries(days)
      .filter(([date]) => closure === null || date > closure.until)
      .flatMap(([date, intervals]) =>
        (intervals.length > 0 ? intervals.map(span) : [closed]).map((one) => ({
          ...one,
          validFrom: date,
          validThrough: date,
        })),
      ),
  ]
  return dates.length > 0 ? dates : undefined
}

/** Past midnight, it closes at an hour before it opens; all day is until a minute before midnight. */
const span = ([from, until]: Interval) => ({
  '@type': 'OpeningHoursSpecification',
  opens: clock(from),
  closes: from === 0 && until === dayMinutes ? '23:59' : clock(until),
})

const closed = span([0, 0])

/** 09:00, of minutes since midnight. */
export function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

/** A moment by the clocks of the islands, `2026-12-05T18:30:00+10:00`. */
export const islandTime = (moment: Date): string =>
  `${new Date(moment.getTime() + islandOffset).toISOString().slice(0, 19)}+10:00`
