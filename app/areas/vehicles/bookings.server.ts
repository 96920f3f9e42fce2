import { msg } from '@lingui/core/macro'
import { visits } from '../../deals/bookings/for-areas.server.ts'

export const vehicleBookings = [visits({ label: msg`Schedule Test Drive` })]
