import { msg } from '@lingui/core/macro'
import { visits } from '../../deals/bookings/bookables/area-bookings.ts'

export const vehicleBookings = [visits({ label: msg`Schedule Test Drive` })]
