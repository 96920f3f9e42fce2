import { formatClock } from '../../ground/i18n/format.ts'
import type { Hours, Interval } from '../hours/hours.ts'
import { dayMinutes } from '../hours/hours.ts'
import type { Attribute, CommonOptions } from './attribute.ts'

/** When a place is open: always under the key `hours`. It is shown by `hours/`, and found by the shared filter `availability`. */
export function openingHours<const Required extends boolean = false>({
  label,
  required,
}: CommonOptions<Required>): Attribute<'hours', Hours, Required> {
  return {
    type: 'hours',
    label,
    required: (required ?? false) as Required,
    ownWords: false,
    decode: decodeHours,
    format: ({ week }, i18n) =>
      week.map((day) => day.map((interval) => formatInterval(interval, i18n.locale)).join(', ')).join('; '),
    words: () => [],
    api: import.meta.env.SSR
      ? { schema: () => ({ $ref: '#/components/schemas/Hours' }), json: clockHours }
      : undefined,
  }
}

export const decodeHours = (stored: unknown): Hours | null => (isHours(stored) ? stored : null)

/** 9:00 AM – 6:00 PM */
export const formatInterval = ([from, until]: Interval, language: string) =>
  `${formatClock(from, language)} – ${formatClock(until, language)}`

/** With times as `09:00`; an end that is not after its begin is on the next day. */
const clockHours = ({ week, exceptions, closedOnHolidays = false }: Hours) => ({
  week: week.map((day) => day.map(clockInterval)),
  exceptions: Object.entries(exceptions ?? {}).map(([date, day]) => ({
    date,
    hours: day.map(clockInterval),
  })),
  closedOnHolidays,
})

const clockInterval = ([from, until]: Interval) => ({
  opens: clock(from),
  closes: clock(until > dayMinutes ? until - dayMinutes : until),
})

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

function isHours(stored: unknown): stored is Hours {
  if (typeof stored !== 'object' || stored === null || !('week' in stored)) return false
  const { week, exceptions = {} } = stored as Partial<Hours>
  return (
    Array.isArray(week) &&
    week.length === 7 &&
    week.every(isDay) &&
    typeof exceptions === 'object' &&
    Object.entries(exceptions).every(([date, day]) => /^\d{4}-\d\d-\d\d$/.test(date) && isDay(day))
  )
}

const isDay = (day: unknown) => Array.isArray(day) && day.every(isInterval)

const isInterval = (interval: unknown) => {
  if (!Array.isArray(interval) || interval.length !== 2) return false
  const [from, until] = interval as [number, number]
  return (
    Number.isInteger(from) &&
    Number.isInteger(until) &&
    from >= 0 &&
    from < dayMinutes &&
    until > from &&
    until <= from + dayMinutes
  )
}
