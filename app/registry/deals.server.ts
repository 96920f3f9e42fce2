import { findBookingsBeside } from '../deals/bookings/beside-messages.server.ts'
import { registerBookingPayments } from '../deals/bookings/moves/payments.server.ts'
import { orderPayments } from '../deals/orders/bookings/booking-payments.server.ts'
import { registerDeals } from '../market/messages/deals.ts'

/** What conversations show beside their messages. */
registerDeals(findBookingsBeside)
registerBookingPayments(orderPayments)
