import { findConfirmedBooking } from '../deals/bookings/reviews/confirmed-booking.server.ts'
import { hasPurchased } from '../deals/orders/reviews/confirmed-purchase.server.ts'
import { registerConfirmations } from '../market/reviews/confirmations.ts'

registerConfirmations(
  async (database, about) =>
    (await findConfirmedBooking(database, about)) ??
    ((await hasPurchased(database, about)) ? 'purchase' : null),
)
