import { type SQL, sql } from 'drizzle-orm'
import type { Searcher } from '../../../directory/conditions.server.ts'
import type { TypedValues } from '../../../directory/typed-filter.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import { midnight } from '../days/nights.ts'
import { ofAnsweringOwner } from './free-stays.server.ts'

/** Listings with a session on a day that can still be booked and has places left. */
export const hasSession = ({ day = '' }: TypedValues, searcher: Searcher): SQL =>
  hasPlace(
    'session',
    searcher,
    sql`place.starts_at >= ${midnight(day)} and place.starts_at < ${midnight(addDays(day, 1))}`,
  )

/** Listings with seats left at one of their coming times. */
export const hasSeats = (_: TypedValues, searcher: Searcher): SQL => hasPlace('seat', searcher)

function hasPlace(kind: 'session' | 'seat', searcher: Searcher, when: SQL = sql`true`): SQL {
  const { now, demo, viewer } = searcher
  const opensOn = sql`(bookable.settings ->> 'opensOn')::timestamp at time zone 'Pacific/Guam'`
  // What a demo's visitor took of a sample counts only for them.
  const own = sql`(select capacity - taken from booking_place own
    where own.bookable_id = place.bookable_id and own.scope = ${viewer?.id ?? ''} and own.starts_at = place.starts_at limit 1)`
  const left =
    demo && viewer ? sql`coalesce(${own}, place.capacity - place.taken)` : sql`place.capacity - place.taken`
  return ofAnsweringOwner(
    sql`exists (
    select from bookable join booking_place place on place.bookable_id = bookable.id
    where bookable.listing_id = listing.id and bookable.kind = ${kind} and bookable.closed_at is null
      and place.scope = '' and place.state = 'open' and ${when} and ${left} > 0
      and place.starts_at > ${now}::timestamptz + make_interval(mins => (bookable.settings ->> 'cutoffMinutes')::int)
      and coalesce(${opensOn} <= ${now}, true)
    offset 0)`,
    searcher,
  )
}
