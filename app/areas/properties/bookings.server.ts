import { msg } from '@lingui/core/macro'
import { stay, visits } from '../../deals/bookings/for-areas.server.ts'

/** Nights of what is rented by the night; everything can be looked at. */
export const propertyBookings = [
  stay({ where: ({ offer, pricePeriod }) => offer === 'rent' && pricePeriod === 'night' }),
  visits({ label: msg`Schedule a Viewing` }),
]
