import { stay } from '../../deals/bookings/bookables/area-bookings.ts'

export const hotelBookings = [stay()]
