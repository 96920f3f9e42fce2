import { msg } from '@lingui/core/macro'
import { sessions, visits } from '../../deals/bookings/for-areas.server.ts'

export const businessBookings = [
  visits({ label: msg`Make an Appointment` }),
  sessions({ where: ({ attributes }) => attributes.category === 'tour-guides' }),
]
