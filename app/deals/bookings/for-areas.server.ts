/** What areas use of bookings on the server: to declare, find, count and sample what can be booked. */
export { quoteStay, type StayQuote } from './book/quote-stay.server.ts'
export { seats, sessions, stay, visits } from './bookables/area-bookings.ts'
export { lockListing } from './bookables/locks.server.ts'
export { type BookableIds, findBookableIds, withBookables } from './bookables/offers.server.ts'
export type { BookableInput } from './setup/save-bookable.server.ts'
export { hasSeats, hasSession } from './list/free-places.server.ts'
export { hasFreeStay } from './list/free-stays.server.ts'
export { placeOffers, roomOffers } from './list/structured-data.server.ts'
export { withStays } from './list/with-stays.server.ts'
export { deleteUnbooked, renewSeats } from './moves/seats.server.ts'
export {
  type SampleBookables,
  sampleSeats,
  sampleSession,
  sampleStay,
  sampleVisits,
} from './samples/sample-bookables.server.ts'
