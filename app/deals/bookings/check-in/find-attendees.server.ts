import { sql } from 'drizzle-orm'
import { actsFor } from '../../../directory/may-act.server.ts'
import { listingTitleIn } from '../../../directory/title-in.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'

/** A seat of a guest who comes, by its ticket. */
export type Attendee = {
  readonly code: string
  readonly name: string
  readonly number: string
  readonly phone: string
  readonly usedAt: Date | null
}

/** A time of an event that the user checks people in to; null: they have none like it. */
export async function findCheckIn(
  { database, language }: Pick<RequestContext, 'database' | 'language'>,
  viewer: Viewer,
  placeId: number,
) {
  const { rows } = await database.execute<{ title: string; starts_at: string }>(sql`
    select ${listingTitleIn(language)} as title, booking_place.starts_at::text
    from booking_place join bookable on bookable.id = bookable_id join listing on listing.id = listing_id
    where booking_place.id = ${placeId} and booking_place.scope = '' and bookable.kind = 'seat' and ${actsFor(viewer, 'bookings')}`)
  const [row] = rows
  return row ? { title: row.title, startsAt: new Date(row.starts_at) } : null
}

/** All guests with a seat, by name. A booking's further seats have the names that were asked for, or its own. */
export async function findAttendees(database: Database, placeId: number): Promise<Attendee[]> {
  const { rows } = await database.execute<{
    code: string
    name: string
    number: string
    phone: string
    used_at: string | null
  }>(sql`
    select code, coalesce(names[place_in_booking], name) as name, number, phone, used_at::text
    from (
      select booking_ticket.code, booking_ticket.used_at, booking.names, booking.name, booking.number, booking.phone,
        (row_number() over (partition by booking.id order by booking_ticket.id))::int as place_in_booking
      from booking_ticket join booking on booking.id = booking_id
      where booking.place_id = ${placeId} and booking.state in ('confirmed', 'completed')
    ) seat
    order by name, number, code`)
  return rows.map(({ used_at, ...row }) => ({ ...row, usedAt: used_at === null ? null : new Date(used_at) }))
}
