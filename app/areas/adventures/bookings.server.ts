import { sessions } from '../../deals/bookings/for-areas.server.ts'

export const adventureBookings = [sessions()]
