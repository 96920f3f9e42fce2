import { msg } from '@lingui/core/macro'
import { visits } from '../../deals/bookings/area-bookings.ts'

export const vehicleBookings = [visits({ label: msg`Schedule Test Drive` })]
