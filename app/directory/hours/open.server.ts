import { type SQL, sql } from 'drizzle-orm'
import type { TypedValues } from '../typed-filter.ts'
import { isHoliday } from './holidays.ts'
import { dayMinutes, islandClock } from './hours.ts'

/** The condition of the filter `availability`; one that no option has finds nothing. */
export function availabilityCondition({ availability: value }: TypedValues, { now }: { now: Date }): SQL {
  if (value === 'allHours') return sql`listing.open_minutes = '{[0,10080)}'`
  if (value === 'weekends') return isOpenOnWeekends
  if (value === 'openNow') return openAt(now)
  return sql`false`
}

const hours = sql`listing.attributes -> 'hours'`

/** Friday's night is no part of it, though it lasts into Saturday. */
const isOpenOnWeekends = sql`(${hours} -> 'week' -> 5 <> '[]' or ${hours} -> 'week' -> 6 <> '[]')`

/** Nothing holds while it is closed. Otherwise the usual week does, unless this date, or the one before that may last past its midnight, differs from it. */
function openAt(now: Date): SQL {
  const today = islandClock(now)
  const yesterday = islandClock(new Date(now.getTime() - dayMinutes * 60_000))
  const dates = sql.param([yesterday.date, today.date])
  const isHolidays = isHoliday(yesterday.date) || isHoliday(today.date)
  return sql`(case when listing.closed_until >= ${today.date}::date then false
    when listing.closed_until = ${yesterday.date}::date then ${isOpenOn(today, today.minute)}
    when ${hours} -> 'exceptions' ?| ${dates}::text[] or (${isHolidays} and ${closedOnHolidays})
    then ${isOpenOn(today, today.minute)} or ${isOpenOn(yesterday, today.minute + dayMinutes)}
    else listing.open_minutes @> ${today.weekMinute}::int end)`
}

const closedOnHolidays = sql`${hours} @> '{"closedOnHolidays": true}'`

/** @param minute since the midnight of that day, of the next day above 1440 */
function isOpenOn({ date, day }: ReturnType<typeof islandClock>, minute: number): SQL {
  const usual = sql`case when ${isHoliday(date)} and ${closedOnHolidays} then '[]' else ${hours} -> 'week' -> ${day}::int end`
  return sql`exists (select from jsonb_array_elements(coalesce(${hours} -> 'exceptions' -> ${date}, ${usual})) span
    where ${minute}::int >= (span ->> 0)::int and ${minute}::int < (span ->> 1)::int)`
}
