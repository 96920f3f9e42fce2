import { eq, sql } from 'drizzle-orm'
import { titleIn } from '../../../directory/title-in.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { openStates } from '../states/states.ts'
import { type Booking, booking, bookingTicket } from '../tables.server.ts'

const perPage = 50

export async function findTitle(
  database: Database,
  { id }: Pick<Booking, 'id'>,
  language: Language,
): Promise<string> {
  const [found] = await database
    .select({ title: titleIn(language, booking) })
    .from(booking)
    .where(eq(booking.id, id))
  return found!.title
}

/**
 * A page of what a guest has booked: what is to come, the soonest first, or all else, the latest first.
 * @param after the number of the last booking on the page before; empty, or that of another guest's: this is the first one
 */
export async function findOwnBookings(
  database: Database,
  guestId: string,
  { part, after = '' }: { part: 'coming' | 'past'; after?: string },
  { language, now }: Pick<RequestContext, 'language' | 'now'>,
) {
  const isOwn = sql`guest_id = ${guestId}`
  const isComing = sql`ends_at > ${now} and state = any(${sql.param(openStates)}::text[])`
  const [direction, beyond] = part === 'coming' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const behind = after
    ? sql`coalesce((starts_at, id) ${beyond} (
        select starts_at, id from booking last where last.number = ${after} and last.guest_id = ${guestId}), true)`
    : sql`true`
  const rows = await database
    .select({
      number: booking.number,
      title: titleIn(language, booking),
      name: booking.bookableName,
      state: booking.state,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
    })
    .from(booking)
    .where(sql`${isOwn} and ${part === 'coming' ? isComing : sql`not (${isComing})`} and ${behind}`)
    .orderBy(sql`starts_at ${direction}, id ${direction}`)
    .limit(perPage + 1)
  const page = rows.slice(0, perPage)
  return { bookings: page, next: rows.length > perPage ? page.at(-1)!.number : null }
}
export type OwnBookingRow = Awaited<ReturnType<typeof findOwnBookings>>['bookings'][number]

export const findTickets = (database: Database, bookingId: number) =>
  database
    .select({ code: bookingTicket.code, usedAt: bookingTicket.usedAt })
    .from(bookingTicket)
    .where(eq(bookingTicket.bookingId, bookingId))
    .orderBy(bookingTicket.id)
