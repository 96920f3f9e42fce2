import { desc, eq } from 'drizzle-orm'
import { titleIn } from '../../../directory/title-in.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { type Booking, booking, bookingTicket } from '../tables.server.ts'

const most = 200

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

/** What a guest has booked, the latest dates first. */
export const findOwnBookings = (database: Database, guestId: string, language: Language) =>
  database
    .select({
      number: booking.number,
      title: titleIn(language, booking),
      name: booking.bookableName,
      state: booking.state,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
    })
    .from(booking)
    .where(eq(booking.guestId, guestId))
    .orderBy(desc(booking.startsAt), desc(booking.id))
    .limit(most)

export const findTickets = (database: Database, bookingId: number) =>
  database
    .select({ code: bookingTicket.code, usedAt: bookingTicket.usedAt })
    .from(bookingTicket)
    .where(eq(bookingTicket.bookingId, bookingId))
    .orderBy(bookingTicket.id)
