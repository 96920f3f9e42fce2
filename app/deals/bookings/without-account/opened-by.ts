import type { BookingAccess } from '../guest/load-booking.server.ts'

/** The booking of a link, opened by its secret. */
export const openedBy = ({ number, secret }: { number: string; secret: string }): BookingAccess => ({
  number,
  actor: { side: 'guest', token: secret },
  page: `/bookings/guest/${number}/${secret}`,
})
