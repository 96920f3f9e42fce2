import { msg } from '@lingui/core/macro'
import type { OwnerPage } from '../../../directory/owner-pages.server.ts'
import { bookingsAddress } from '../addresses.ts'
import { isBookableKind } from '../bookables/area-bookings.ts'

export const bookingsPage: OwnerPage = {
  name: 'bookings',
  label: msg({ context: 'listing', message: 'Bookings' }),
  right: 'offer',
  isFor: isBookableKind,
  addressOf: bookingsAddress,
}
