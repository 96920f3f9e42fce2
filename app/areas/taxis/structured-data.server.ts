import type { DetailData } from '../../directory/detail/load-detail.server.ts'
import { optionLabel } from '../../directory/attributes/choice.ts'
import { islandOptions } from '../../directory/islands.ts'
import { basicsOf, reachOf, whereOf } from '../../directory/structured-data/parts.server.ts'
import { hoursOf } from '../../directory/structured-data/times.server.ts'
import type { Describe } from '../../directory/structured-data/thing.ts'
import { taxis } from './area.ts'

/** A car rental is a place; a driver offers a service. */
export const describeTaxi: Describe<DetailData<typeof taxis.attributes>> = (detail, i18n, now) => {
  const { listing } = detail
  const { service, island } = listing.values
  const company = { ...whereOf(listing, i18n), ...reachOf(listing) }
  const hours = hoursOf(listing, now)
  if (service === 'car-rental') return { '@type': 'AutoRental', ...basicsOf(detail), ...company, ...hours }
  return {
    '@type': 'TaxiService',
    ...basicsOf(detail),
    serviceType: service && taxis.attributes.service.format(service, i18n),
    areaServed: island?.map((one) => ({ '@type': 'Place', name: optionLabel(islandOptions, one, i18n) })),
    hoursAvailable: hours && [
      ...(hours.openingHoursSpecification ?? []),
      ...(hours.specialOpeningHoursSpecification ?? []),
    ],
    provider: { '@type': 'LocalBusiness', name: listing.title, ...company },
  }
}
