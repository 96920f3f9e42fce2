/** Of pages that any booking may change: lists that are filtered by what is free. */
export const bookingsTag = 'bookings'
