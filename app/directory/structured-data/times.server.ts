import { islandOffset } from '../../ground/i18n/local-time.ts'
import { dayMinutes, type Hours, type Interval } from '../hours/hours.ts'
import { schema } from './prices.server.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The usual week, days of the same hours together, and the dates that differ; undefined without hours. */
export function hoursOf(hours: Hours | null | undefined) {
  if (!hours) return undefined
  return { openingHoursSpecification: weekOf(hours), specialOpeningHoursSpecification: datesOf(hours) }
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

/** A date on which nothing is open opens and closes at midnight. */
function datesOf({ exceptions = {} }: Hours) {
  const dates = Object.entries(exceptions).flatMap(([date, intervals]) =>
    (intervals.length > 0 ? intervals.map(span) : [{ ...span([0, 0]) }]).map((one) => ({
      ...one,
      validFrom: date,
      validThrough: date,
    })),
  )
  return dates.length > 0 ? dates : undefined
}

/** Past midnight, it closes at an hour before it opens; all day is until a minute before midnight. */
const span = ([from, until]: Interval) => ({
  '@type': 'OpeningHoursSpecification',
  opens: clock(from),
  closes: from === 0 && until === dayMinutes ? '23:59' : clock(until),
})

/** 09:00, of minutes since midnight. */
export function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

/** A moment by the clocks of the islands, `2026-12-05T18:30:00+10:00`. */
export const islandTime = (moment: Date): string =>
  `${new Date(moment.getTime() + islandOffset).toISOString().slice(0, 19)}+10:00`
