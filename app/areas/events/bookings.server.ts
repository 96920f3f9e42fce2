import { seats } from '../../deals/bookings/area-bookings.ts'

export const eventBookings = [seats()]
