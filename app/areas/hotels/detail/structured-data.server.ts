import { basicsOf, featuresOf, reachOf, whereOf } from '../../../directory/structured-data/parts.server.ts'
import { clock } from '../../../directory/structured-data/times.server.ts'
import type { Describe } from '../../../directory/structured-data/thing.ts'
import { formatMoney } from '../../../ground/i18n/format.ts'
import type { SchemaThing } from '../../../ground/request/thing.ts'
import { hotels } from '../area.ts'
import { ratedBy } from '../../../market/reviews/list/structured-data.server.ts'
import type { loadHotel } from './load-hotel.server.ts'

const types = {
  hotel: 'Hotel',
  resort: 'Resort',
  'vacation-rental': 'LodgingBusiness',
  hostel: 'Hostel',
} as const

/** @param makesOffer an offer for each room type */
export const describeHotel =
  (makesOffer: readonly SchemaThing[]): Describe<Awaited<ReturnType<typeof loadHotel>>> =>
  (detail, i18n) => {
    const { listing } = detail
    const { price } = listing
    const { category, checkInTime, checkOutTime, features, amenities } = listing.values
    return {
      '@type': types[category ?? 'hotel'],
      ...basicsOf(detail),
      ...whereOf(listing, i18n),
      ...reachOf(listing),
      priceRange: price ? formatMoney(price.cents, i18n.locale) : undefined,
      checkinTime: typeof checkInTime === 'number' ? clock(checkInTime) : undefined,
      checkoutTime: typeof checkOutTime === 'number' ? clock(checkOutTime) : undefined,
      amenityFeature: [
        ...(featuresOf(hotels, 'features', features, i18n) ?? []),
        ...(featuresOf(hotels, 'amenities', amenities, i18n) ?? []),
      ],
      ...ratedBy(detail),
      ...(makesOffer.length > 0 && { makesOffer }),
    }
  }
