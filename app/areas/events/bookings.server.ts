import { seats } from '../../deals/bookings/bookables/area-bookings.ts'

export const eventBookings = [seats()]
