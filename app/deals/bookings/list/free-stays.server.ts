import { type SQL, sql } from 'drizzle-orm'
import type { Searcher } from '../../../directory/conditions.server.ts'
import type { TypedValues } from '../../../directory/typed-filter.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import { type Dates, midnight, nightsOf, weekdayOf } from '../days/nights.ts'
import { ownerAnswers } from '../bookables/offered.server.ts'
import { stayOf } from '../for-areas/stay-dates.ts'

/** Listings with a room type for so many guests that takes a stay on these dates and has a free unit each night. */
export function hasFreeStay(typed: TypedValues, searcher: Searcher): SQL {
  const { dates, guests } = stayOf(typed)
  const takes = sql`bookable.kind = 'stay' and bookable.closed_at is null and bookable.guests >= ${guests}
    ${dates ? sql`and ${takesStay(dates)}` : sql``}`
  return ofAnsweringOwner(dates ? isAmongFree(takes, dates, searcher) : ofEach(takes), searcher)
}

/** Last, because the first is true of fewer listings. `offset 0` keeps the planner from reading all users instead. */
export const ofAnsweringOwner = (
  condition: SQL,
  { demo }: Pick<Searcher, 'demo'>,
): SQL => sql`case when ${condition}
  then exists (select from users where users.id = listing.owner_id and ${ownerAnswers({ demo })} offset 0) else false end`

const ofEach = (takes: SQL): SQL =>
  sql`exists (select from bookable where bookable.listing_id = listing.id and ${takes} offset 0)`

/** Of so many room types it is looked up how common free ones are. */
const sampled = 300

/**
 * Where more than a tenth are free, listings are looked at one by one: enough are soon found. Where hardly any is, what is
 * full is taken away from all room types at once. The planner can't tell which.
 */
function isAmongFree(takes: SQL, dates: Dates, searcher: Searcher): SQL {
  const free = isFree(dates, searcher)
  if (searcher.demo && searcher.viewer) return ofEach(sql`${takes} and ${free}`)
  const freeOfSome = sql`(select count(*) from (
      select id from bookable where kind = 'stay' and closed_at is null order by listing_id desc limit ${sampled}
    ) bookable where ${free})`
  return sql`case when ${freeOfSome} > ${sampled / 10}
    then ${ofEach(sql`${takes} and ${free}`)}
    else listing.id in (
      with filled as materialized (
        select bookable_id from booking_place where scope = '' and (taken >= capacity or state <> 'open') and ${isWithin(dates)})
      select bookable.listing_id from bookable
      where ${takes} and not exists (select from filled where filled.bookable_id = bookable.id)) end`
}

/** As `stayProblem` has it: how long, on which day it begins, and what is closed. */
function takesStay(dates: Dates): SQL {
  const nights = nightsOf(dates).length
  const lastNight = addDays(dates.until, -1)
  const ofSeason = sql`jsonb_path_query_first(bookable.settings, '$.seasons[*] ? (@.from <= $day && @.until >= $day)',
    jsonb_build_object('day', ${dates.from}::text))`
  return sql`case when not bookable.has_rules then bookable.min_nights <= ${nights} else
    coalesce((${ofSeason} ->> 'minNights')::int, bookable.min_nights) <= ${nights}
    and bookable.settings -> 'arrivalDays' @> ${String(weekdayOf(dates.from))}::jsonb
    and not jsonb_path_exists(bookable.settings, '$.closed[*] ? (@.from <= $last && @.until >= $first)',
      jsonb_build_object('first', ${dates.from}::text, 'last', ${lastNight}::text)) end`
}

const isWithin = ({ from, until }: Dates): SQL =>
  sql`starts_at >= ${midnight(from)} and starts_at < ${midnight(until)}`

/**
 * Whether no night is full; one without a row is free. Of a sample, what a demo's visitor took counts instead of what
 * others took. Written so that the index of what is full isn't used: it begins with the night.
 */
export function isFree(dates: Dates, { demo, viewer }: Searcher): SQL {
  const scope = demo && viewer ? viewer.id : ''
  const counts = scope
    ? sql`(night.scope = ${scope} or night.scope = '' and not exists (
        select from booking_place own where own.bookable_id = night.bookable_id and own.scope = ${scope}
          and own.starts_at = night.starts_at))`
    : sql`night.scope = ''`
  return sql`not exists (
    select from booking_place night where night.bookable_id = bookable.id and ${counts} and ${isWithin(dates)}
      and (night.capacity - night.taken <= 0 or night.state <> 'open') offset 0)`
}
