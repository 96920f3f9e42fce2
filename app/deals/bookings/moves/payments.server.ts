import type { Database } from '../../../ground/db/client.server.ts'
import { registered } from '../../../ground/request/registered.ts'

/** What happens to the money of a booking that its guest pays on the site, in the transaction of its move. */
export type BookingPayments = {
  /** Ends what is being paid. @returns false while it is captured, or looked at by the staff */
  readonly end: (tx: Database, bookingId: number, now: Date) => Promise<boolean>
  readonly giveBack: (tx: Database, bookingId: number, cents: number, now: Date) => Promise<void>
  /** It is off, and what goes back is promised: what is left is the owner's. */
  readonly finish: (tx: Database, bookingId: number, now: Date) => Promise<void>
  /** It took place: what was paid is the owner's. */
  readonly complete: (tx: Database, bookingId: number, now: Date) => Promise<void>
}

const known = registered<BookingPayments>('Payments of bookings')

/** Called by `app/registry/deals.server.ts` when a process starts: orders are above bookings. */
export const registerBookingPayments = known.set
export const bookingPayments = known.get
