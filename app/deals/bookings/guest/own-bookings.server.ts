import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { booking, bookingTicket } from '../tables.server.ts'

const most = 200

/** What a guest has booked, the latest dates first. */
export const findOwnBookings = (database: Database, guestId: string) =>
  database
    .select({
      number: booking.number,
      title: booking.listingTitle,
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
