import { eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { callOffOwner, withdrawGuest } from './moves/called-off.server.ts'
import { findOpenBookings } from './moves/find-open.server.ts'
import { booking, bookingMove } from './tables.server.ts'

/** What they booked and what was booked with them. The other side keeps it, without their name. */
export const bookingData: PersonalPart = {
  name: 'bookings',
  tables: ['booking', 'booking_move', 'booking_time', 'booking_ticket', 'booking_guest_block'],
  async read(database, { id, email }) {
    const {
      tokenHash: _token,
      formKey: _key,
      scope: _scope,
      ownerId,
      guestId,
      ...columns
    } = getTableColumns(booking)
    const own = or(eq(guestId, id), email === null ? undefined : eq(booking.guestEmail, email))
    const [asGuest, asOwner, moves, { rows: blockedGuests }] = await Promise.all([
      database.select(columns).from(booking).where(own),
      database
        .select({
          number: columns.number,
          listingTitle: columns.listingTitle,
          state: columns.state,
          startsAt: columns.startsAt,
          endsAt: columns.endsAt,
          totalCents: columns.totalCents,
        })
        .from(booking)
        .where(eq(ownerId, id)),
      database
        .select({
          bookingId: bookingMove.bookingId,
          at: bookingMove.at,
          move: bookingMove.move,
          words: bookingMove.words,
        })
        .from(bookingMove)
        .where(eq(bookingMove.actorId, id)),
      database.execute(
        sql`select email, created_at as "createdAt" from booking_guest_block where owner_id = ${id}`,
      ),
    ])
    return { asGuest, asOwner, moves, blockedGuests }
  },
  findOpen: (database, { id }, language) => findOpenBookings(database, id, { language, now: new Date() }),
  /** A restored account does not get its bookings back: the other side was told. */
  async close(tx, { id }) {
    const now = new Date()
    await withdrawGuest(tx, id, now)
    await callOffOwner(tx, id, { actor: { side: 'site' }, now })
  },
  async erase(tx, { id, email }) {
    const noGuest = {
      name: '',
      phone: '',
      message: '',
      names: [],
      guestId: null,
      guestEmail: null,
      tokenHash: null,
    }
    await tx.execute(sql`
      update booking_move set words = '' from booking
      where booking.id = booking_id and side = 'guest' and actor_id is null and (guest_id = ${id} or guest_email = ${email})`)
    await tx
      .update(booking)
      .set(noGuest)
      .where(or(eq(booking.guestId, id), email === null ? undefined : eq(booking.guestEmail, email)))
    await tx.update(booking).set({ ownerId: null }).where(eq(booking.ownerId, id))
    await tx.update(bookingMove).set({ actorId: null, words: '' }).where(eq(bookingMove.actorId, id))
    await tx.execute(sql`delete from booking_time where owner_id = ${id}`)
    await tx.execute(sql`delete from booking_guest_block where owner_id = ${id} or email = ${email}`)
    await tx.execute(sql`update booking_ticket set used_by = null where used_by = ${id}`)
  },
}
