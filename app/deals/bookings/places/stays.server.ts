import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { addDays, localDate } from '../../../ground/i18n/local-time.ts'
import type { Stay } from '../bookables/bookable.server.ts'
import { type Dates, datesProblem, isWithin, midnight, nightsOf, today, weekdayOf } from '../days/nights.ts'
import { nightPrice } from '../prices/prices.ts'
import type { Settings } from '../bookables/settings.ts'
import type { WishProblem } from './wish.ts'

/** A night as guests see it. `left`: free units, of a night that the owner has closed none. */
export type Night = {
  readonly day: string
  readonly left: number
  readonly isClosed: boolean
  readonly cents: number
}

/**
 * The nights of a room type from one day until another, each with what is free and its price.
 * @param scope as `scopeOf` tells
 */
export async function findNights(database: Database, stay: Stay, dates: Dates, scope = ''): Promise<Night[]> {
  const { rows } = await database.execute<{ starts_at: string; left: number }>(sql`
    select distinct on (starts_at) starts_at::text, case state when 'open' then capacity - taken else 0 end as left
    from booking_place
    where bookable_id = ${stay.id} and scope in ('', ${scope})
      and starts_at >= ${midnight(dates.from)} and starts_at < ${midnight(dates.until)}
    order by starts_at, scope desc`)
  const left = new Map(rows.map((row) => [localDate(new Date(row.starts_at)), row.left]))
  return nightsOf(dates).map((day) => {
    const isClosed = isClosedNight(stay.settings, day)
    const { cents } = nightPrice(stay.settings, day)
    return { day, isClosed, cents, left: isClosed ? 0 : (left.get(day) ?? stay.capacity) }
  })
}

export const isClosedNight = ({ closed }: Settings['stay'], day: string) =>
  closed.some((span) => isWithin(day, span))

/** The minimum number of nights for an arrival on this day. */
export const leastNights = ({ seasons, minNights }: Settings['stay'], from: string): number =>
  seasons.find((one) => isWithin(from, one))?.minNights ?? minNights

/** What is wrong with a stay, whatever others have booked; null: nothing. */
export function stayProblem(
  { settings }: Pick<Stay, 'settings'>,
  { dates, persons }: { dates: Dates; persons: number },
  now: Date,
): WishProblem | null {
  if (persons > settings.guests) return 'persons'
  const problem = datesProblem(dates, now)
  if (problem) return problem
  const nights = nightsOf(dates)
  if (nights.length < leastNights(settings, dates.from)) return 'short'
  if (!settings.arrivalDays.includes(weekdayOf(dates.from))) return 'arrival'
  return nights.some((night) => isClosedNight(settings, night)) ? 'closed' : null
}

/** Free stays of the same length that begin at most two weeks earlier or later, the nearest first. */
export async function findNearestStays(
  database: Database,
  stay: Stay,
  { dates, persons }: { dates: Dates; persons: number },
  { now, scope = '', most = 3 }: { now: Date; scope?: string; most?: number },
): Promise<Dates[]> {
  const length = nightsOf(dates).length
  const first = [addDays(dates.from, -14), today(now)].toSorted().at(-1)!
  const nights = await findNights(
    database,
    stay,
    { from: first, until: addDays(dates.from, 15 + length) },
    scope,
  )
  const isFree = new Set(nights.filter(({ left }) => left > 0).map(({ day }) => day))
  const shifts = Array.from({ length: 14 }, (_, at) => [at + 1, -at - 1]).flat()
  return shifts
    .map((days) => ({ from: addDays(dates.from, days), until: addDays(dates.until, days) }))
    .filter(
      (one) =>
        !stayProblem(stay, { dates: one, persons }, now) && nightsOf(one).every((night) => isFree.has(night)),
    )
    .slice(0, most)
}

/** The moments between which a stay lasts: from check-in until check-out. */
export const stayTimes = ({ settings }: Pick<Stay, 'settings'>, { from, until }: Dates) => ({
  startsAt: momentOf(from, settings.checkIn),
  endsAt: momentOf(until, settings.checkOut),
})

const momentOf = (day: string, clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return new Date(+midnight(day) + (hours * 60 + minutes) * 60_000)
}

/** The places of nights, made where no one has booked them yet. In their order, so that two requests never wait for each other. */
export async function nightPlaces(
  tx: Database,
  bookableId: number,
  dates: Dates,
  scope: string,
): Promise<number[]> {
  const nights = sql.param(nightsOf(dates).map((day) => midnight(day).toISOString()))
  await tx.execute(sql`
    insert into booking_place (bookable_id, scope, starts_at, ends_at, capacity)
    select bookable.id, ${scope}, night, night + interval '24 hours', coalesce(base.capacity - base.taken, bookable.capacity)
    from bookable cross join unnest(${nights}::timestamptz[]) night
      left join booking_place base on ${scope} <> '' and base.bookable_id = bookable.id and base.scope = '' and base.starts_at = night
    where bookable.id = ${bookableId}
    order by night
    on conflict do nothing`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from booking_place
    where bookable_id = ${bookableId} and scope = ${scope} and starts_at = any(${nights}::timestamptz[])
    order by starts_at`)
  return rows.map(({ id }) => Number(id))
}
