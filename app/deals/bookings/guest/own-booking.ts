import type { BookingAccess } from './load-booking.server.ts'

/** A booking that a signed-in person opens. */
export const ownBooking = (number: string, id: string): BookingAccess => ({
  number,
  actor: { side: 'guest', id },
  page: `/bookings/${number}`,
})
