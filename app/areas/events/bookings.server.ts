import { msg } from '@lingui/core/macro'
import { seats } from '../../deals/bookings/for-areas.server.ts'

export const eventBookings = [seats({ label: msg`Register for Event` })]
