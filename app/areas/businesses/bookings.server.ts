import { msg } from '@lingui/core/macro'
import { sessions, visits } from '../../deals/bookings/area-bookings.ts'

export const businessBookings = [
  visits({ label: msg`Make an Appointment` }),
  sessions({ where: ({ attributes }) => attributes.category === 'tour-guides' }),
]
