import { stay } from '../../deals/bookings/area-bookings.ts'

export const hotelBookings = [stay()]
