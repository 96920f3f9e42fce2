import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { addDays, instantOf } from '../../../ground/i18n/local-time.ts'
import type { Seat, Session } from '../bookables/bookable.server.ts'
import { daysAhead, isWithin, midnight, today, weekdayOf } from '../days/nights.ts'
import type { Span } from './places.server.ts'
import type { Settings } from '../bookables/settings.ts'
import type { WishProblem } from './wish.ts'

/** A session, or an occurrence with its seats, as guests see it. */
export type Place = Span & {
  readonly id: number
  readonly left: number
  readonly capacity: number
  readonly state: 'open' | 'closed' | 'cancelled'
}

type PlaceRow = {
  id: string
  starts_at: string
  ends_at: string
  left: number
  capacity: number
  state: Place['state']
}

/**
 * Sessions or occurrences that begin within a span, the soonest first, those that are full too.
 * @param scope as `scopeOf` tells
 */
export async function findPlaces(
  database: Database,
  bookableId: number,
  { from, until, scope = '', most = 400 }: { from: Date; until: Date; scope?: string; most?: number },
): Promise<Place[]> {
  const { rows } = await database.execute<PlaceRow>(sql`
    select distinct on (base.starts_at, base.id) base.id, base.starts_at::text, base.ends_at::text, base.capacity, base.state,
      coalesce(own.capacity - own.taken, base.capacity - base.taken) as left
    from booking_place base left join booking_place own
      on ${scope} <> '' and own.bookable_id = base.bookable_id and own.scope = ${scope} and own.starts_at = base.starts_at
    where base.bookable_id = ${bookableId} and base.scope = '' and base.starts_at >= ${from} and base.starts_at < ${until}
    order by base.starts_at, base.id limit ${most}`)
  return rows.map(({ id, starts_at, ends_at, ...row }) => ({
    ...row,
    id: Number(id),
    startsAt: new Date(starts_at),
    endsAt: new Date(ends_at),
  }))
}

/** What is wrong with asking for a place now, whatever others have booked; null: nothing. */
export function placeProblem(
  { settings, ...bookable }: Session | Seat,
  { place, persons }: { place: Pick<Place, 'startsAt' | 'state' | 'capacity'>; persons: number },
  now: Date,
): WishProblem | null {
  if (persons > Math.min(settings.mostPersons ?? bookable.capacity, place.capacity)) return 'persons'
  if (place.state === 'cancelled') return 'cancelled'
  if (place.startsAt <= now) return 'past'
  if (place.state === 'closed' || +now > +place.startsAt - settings.cutoffMinutes * 60_000) return 'late'
  const opensOn = 'opensOn' in settings ? settings.opensOn : null
  return opensOn && now < midnight(opensOn) ? 'early' : null
}

/** The place that a guest books at, whatever the scope: a visitor of a sample has a copy. */
export async function placeIn(tx: Database, placeId: number, scope: string): Promise<number> {
  if (scope === '') return placeId
  const { rows } = await tx.execute<{ id: string }>(sql`
    with made as (
      insert into booking_place (bookable_id, scope, starts_at, ends_at, capacity, state, occurrence_id)
      select bookable_id, ${scope}, starts_at, ends_at, capacity - taken, state, occurrence_id
      from booking_place where id = ${placeId} and scope = ''
      on conflict do nothing returning id
    )
    select id from made union all
    select own.id from booking_place own join booking_place base
      on own.bookable_id = base.bookable_id and own.starts_at = base.starts_at
    where base.id = ${placeId} and own.scope = ${scope} limit 1`)
  return Number(rows[0]!.id)
}

/** The sessions that the settings say, from a day until another. */
function sessionSpans(
  { times, extra, closed, minutes }: Settings['session'],
  from: string,
  until: string,
): Span[] {
  const spans: Span[] = []
  for (let day = from; day < until; day = addDays(day, 1)) {
    if (closed.some((span) => isWithin(day, span))) continue
    const weekly = times.filter(({ weekday }) => weekday === weekdayOf(day)).map(({ start }) => start)
    const more = extra.filter(({ date }) => date === day).map(({ start }) => start)
    for (const start of new Set([...weekly, ...more])) {
      const startsAt = instantOf(day, start)
      spans.push({ startsAt, endsAt: new Date(+startsAt + minutes * 60_000) })
    }
  }
  return spans
}

/**
 * Makes the sessions of the coming year as the settings say. Those that no one has booked follow the settings; those
 * with bookings stay, and take no more if the settings no longer have them.
 */
export async function renewSessions(
  tx: Database,
  { id, capacity, settings }: Session,
  now: Date,
): Promise<void> {
  const spans = sessionSpans(settings, today(now), addDays(today(now), daysAhead))
  const starts = sql.param(spans.map(({ startsAt }) => startsAt.toISOString()))
  const isUnused = sql`not exists (select from booking where place_id = booking_place.id)
    and not exists (select from booking_hold where booking_hold.place_id = booking_place.id)`
  const coming = sql`bookable_id = ${id} and scope = '' and starts_at > ${now}`
  await tx.execute(sql`
    delete from booking_place where ${coming} and not starts_at = any(${starts}::timestamptz[]) and ${isUnused}`)
  await tx.execute(sql`
    update booking_place set state = 'closed'
    where ${coming} and state = 'open' and not starts_at = any(${starts}::timestamptz[])`)
  await tx.execute(sql`
    insert into booking_place (bookable_id, starts_at, ends_at, capacity)
    select ${id}, start, start + make_interval(mins => ${settings.minutes}), ${capacity}
    from unnest(${starts}::timestamptz[]) start where start > ${now}
    on conflict (bookable_id, scope, starts_at) where occurrence_id is null do update set
      capacity = excluded.capacity, ends_at = excluded.ends_at,
      state = case booking_place.state when 'closed' then 'open' else booking_place.state end`)
}
