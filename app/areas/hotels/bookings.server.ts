import { stay } from '../../deals/bookings/for-areas.server.ts'

export const hotelBookings = [stay()]
