import { type SQL, sql } from 'drizzle-orm'
import { isHoliday } from './holidays.ts'
import { dayMinutes, islandClock } from './hours.ts'

/** The condition of the filter `availability`; one that no option has finds nothing. */
export function availabilityCondition(value: string, now: Date): SQL {
  if (value === 'allHours') return sql`listing.open_minutes = '{[0,10080)}'`
  if (value === 'weekends') return sql`listing.open_minutes && '{[${sql.raw(String(5 * dayMinutes))},10080)}'`
  if (value === 'openNow') return openAt(now)
  return sql`false`
}

/** A date that differs from the usual week says for itself when it is open. */
function openAt(now: Date): SQL {
  const { date, minute, weekMinute } = islandClock(now)
  const exceptions = sql`listing.attributes -> 'hours' -> 'exceptions' -> ${date}`
  const inWeek = sql`listing.open_minutes @> ${weekMinute}::int`
  const closedToday = sql`coalesce(listing.attributes -> 'hours' ->> 'closedOnHolidays', '') = 'true'`
  return sql`(case when ${exceptions} is null
    then ${isHoliday(date) ? sql`${inWeek} and not ${closedToday}` : inWeek}
    else exists (select from jsonb_array_elements(${exceptions}) span
      where ${minute}::int >= (span ->> 0)::int and ${minute}::int < (span ->> 1)::int) end)`
}
