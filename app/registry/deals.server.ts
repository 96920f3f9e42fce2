import { findBookingsBeside } from '../deals/bookings/beside-messages.server.ts'
import { registerDeals } from '../market/messages/deals.ts'

/** What conversations show beside their messages. */
registerDeals(findBookingsBeside)
