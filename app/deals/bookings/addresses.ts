export const receivedPath = '/bookings/received'
export const blockedPath = '/account/blocked'
export const receivedAddress = (number: string) => `${receivedPath}/${number}`
export const bookingDeskAddress = (number: string) => `/admin/bookings/${number}`
/** Where a guest pays for a booking; the page is of orders. */
export const paymentAddress = (number: string) => `/bookings/${number}/payment`

/** Where those who offer a listing say what can be booked on it. */
export const bookingsAddress = (kind: string, ref: string) =>
  `/user-listings/${kind}/${encodeURIComponent(ref)}/bookings`
