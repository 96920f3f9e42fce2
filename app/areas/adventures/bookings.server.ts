import { sessions } from '../../deals/bookings/bookables/area-bookings.ts'

export const adventureBookings = [sessions()]
