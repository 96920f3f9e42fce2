import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { addDays, localDate } from '../../../ground/i18n/local-time.ts'
import { findBlocks } from '../moves/blocks.server.ts'
import { isWithin, midnight, mostNights, nightsOf } from '../days/nights.ts'
import type { OwnBookable } from './find-own-bookables.server.ts'
import { spanOfMonth } from '../days/month.ts'

/** What a calendar shows of a day. */
export type CalendarDay = {
  readonly bookings: number
  readonly hasBlock: boolean
  readonly hasConflict: boolean
  readonly isClosed: boolean
}

/** The days of a month that have something, by date. */
export async function findMonth(
  database: Database,
  bookables: readonly OwnBookable[],
  month: string,
): Promise<Record<string, CalendarDay>> {
  const { from, until } = spanOfMonth(month)
  const span = { startsAt: midnight(from), endsAt: midnight(until) }
  const ids = bookables.map(({ id }) => id)
  const [booked, blocks] = await Promise.all([
    findBookingSpans(database, bookables, span),
    findBlocks(database, ids, span),
  ])
  const entries = nightsOf({ from, until }).map((day) => {
    const isOn = isOnDay(day)
    const blocked = blocks.filter(isOn)
    return [
      day,
      {
        bookings: booked.filter(isOn).length,
        hasBlock: blocked.length > 0,
        hasConflict: blocked.some(({ hasConflict }) => hasConflict),
        isClosed: bookables.length > 0 && bookables.every((one) => isClosedOn(one, day)),
      },
    ] as const
  })
  return Object.fromEntries(
    entries.filter(([, { bookings, hasBlock, isClosed }]) => bookings > 0 || hasBlock || isClosed),
  )
}

export const isClosedOn = ({ settings }: Pick<OwnBookable, 'settings'>, day: string): boolean =>
  'closed' in settings && settings.closed.some((span) => isWithin(day, span))

const isOnDay = (day: string) => {
  const [start, end] = [+midnight(day), +midnight(addDays(day, 1))]
  return ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => +startsAt < end && +endsAt > start
}

/** The bookings of a span. None lasts longer than the most nights, so that the index of a listing's bookings is enough. */
export function within(
  bookables: readonly OwnBookable[],
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): SQL {
  const listings = sql.param([...new Set(bookables.map(({ listingId }) => listingId))])
  const ids = sql.param(bookables.map(({ id }) => id))
  return sql`booking.listing_id = any(${listings}::bigint[]) and booking.bookable_id = any(${ids}::bigint[])
    and booking.starts_at < ${endsAt} and booking.ends_at > ${startsAt}
    and booking.starts_at > ${startsAt}::timestamptz - make_interval(days => ${mostNights + 1})`
}

async function findBookingSpans(
  database: Database,
  bookables: readonly OwnBookable[],
  span: { startsAt: Date; endsAt: Date },
) {
  const { rows } = await database.execute<{ starts_at: string; ends_at: string }>(sql`
    select starts_at::text, ends_at::text from booking
    where ${within(bookables, span)}
      and state in ('requested', 'proposed', 'awaiting-payment', 'confirmed', 'completed', 'no-show')`)
  return rows.map((row) => ({ startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at) }))
}

/** The day that a calendar opens with: the one of the address, else today if it is in the month, else the first. */
export function dayOf(month: string, day: string, now: Date): string {
  if (day.startsWith(month)) return day
  const today = localDate(now)
  return today.startsWith(month) ? today : `${month}-01`
}
