import { findConfirmedBooking } from '../deals/bookings/reviews/confirmed-booking.server.ts'
import { registerConfirmations } from '../market/reviews/confirmations.ts'

registerConfirmations(findConfirmedBooking)
