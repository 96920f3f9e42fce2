import { eq, type SQL, sql } from 'drizzle-orm'
import { titleIn } from '../../../directory/title-in.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { pageOf } from '../../../ground/db/page-of.ts'
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
 * @param after the number of the last one on the page before; empty, or one that is not theirs: this is the first page
 */
export async function findOwnBookings(
  database: Database,
  guestId: string,
  { part, after = '' }: { part: 'coming' | 'past'; after?: string },
  { language, now }: Pick<RequestContext, 'language' | 'now'>,
) {
  const isOwn = sql`guest_id = ${guestId}`
  const isComing = sql`ends_at > ${now} and state = any(${sql.param(openStates)}::text[])`
  const [direction, beyond, start] =
    part === 'coming' ? [sql`asc`, sql`>`, sql`'-infinity'`] : [sql`desc`, sql`<`, sql`'infinity'`]
  const last = (column: SQL) => sql`(select ${column} from booking where number = ${after} and ${isOwn})`
  const behind = after
    ? sql`(starts_at, id) ${beyond} (coalesce(${last(sql`starts_at`)}, ${start}), coalesce(${last(sql`id`)}, 0))`
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
  const { page, end } = pageOf(rows, perPage)
  return { bookings: page, next: end?.number ?? null }
}
export type OwnBookingRow = Awaited<ReturnType<typeof findOwnBookings>>['bookings'][number]

export const findTickets = (database: Database, bookingId: number) =>
  database
    .select({ code: bookingTicket.code, usedAt: bookingTicket.usedAt })
    .from(bookingTicket)
    .where(eq(bookingTicket.bookingId, bookingId))
    .orderBy(bookingTicket.id)
