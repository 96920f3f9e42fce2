import { seats } from '../../deals/bookings/for-areas.server.ts'

export const eventBookings = [seats()]
