import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { addDays, localDate } from '../../../ground/i18n/local-time.ts'
import { findBookable } from '../bookables/bookable.server.ts'
import { type Dates, daysAhead, midnight, nightsOf, today } from '../days/nights.ts'
import { isClosedNight } from '../places/stays.server.ts'

/**
 * The nights on which no unit of a room type is left, for the site whose calendar has this secret: without what came
 * from there. Null: there is no such calendar.
 */
export async function findTakenFor(database: Database, secret: string, now: Date) {
  const { rows } = await database.execute<{ id: string; bookable_id: string; name: string }>(sql`
    select booking_calendar.id, bookable_id, listing.title as name
    from booking_calendar join bookable on bookable.id = bookable_id join listing on listing.id = listing_id
    where secret = ${secret} and listing.deleted_at is null`)
  const [calendar] = rows
  const bookable = calendar && (await findBookable(database, Number(calendar.bookable_id)))
  if (bookable?.kind !== 'stay') return null
  const year = { from: today(now), until: addDays(today(now), daysAhead + 1) }
  const full = await findFullNights(database, { ...bookable, calendarId: calendar!.id }, year)
  const nights = nightsOf(year).filter((day) => full.has(day) || isClosedNight(bookable.settings, day))
  return { bookableId: bookable.id, name: calendar!.name, spans: spansOf(nights) }
}

async function findFullNights(
  database: Database,
  { id, calendarId }: { id: number; calendarId: string },
  { from, until }: Dates,
): Promise<Set<string>> {
  const { rows } = await database.execute<{ starts_at: string }>(sql`
    select starts_at::text from booking_place
    where bookable_id = ${id} and scope = '' and starts_at >= ${midnight(from)} and starts_at < ${midnight(until)}
      and taken > 0 and capacity <= (
        select coalesce(sum(booking_hold.quantity), 0)
        from booking_hold left join booking_block on booking_block.id = block_id
        where place_id = booking_place.id and booking_block.calendar_id is distinct from ${calendarId}::bigint
      )`)
  return new Set(rows.map((row) => localDate(new Date(row.starts_at))))
}

/** Days that follow each other, each with the day after its last night. */
function spansOf(nights: readonly string[]): Dates[] {
  const spans: { from: string; until: string }[] = []
  for (const day of nights) {
    const last = spans.at(-1)
    if (last?.until === day) last.until = addDays(day, 1)
    else spans.push({ from: day, until: addDays(day, 1) })
  }
  return spans
}
