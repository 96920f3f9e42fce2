import { sessions } from '../../deals/bookings/area-bookings.ts'

export const adventureBookings = [sessions()]
