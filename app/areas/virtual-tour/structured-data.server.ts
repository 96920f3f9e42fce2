import { languageTags } from '../../ground/i18n/languages.ts'
import { basicsOf, geoOf, placeOf } from '../../directory/structured-data/parts.server.ts'
import type { Describe } from '../../directory/structured-data/thing.ts'
import { ratedBy } from '../../market/reviews/list/structured-data.server.ts'
import type { loadTour } from './load-tour.server.ts'

/** A work whose parts are its stops, in their order. */
export const describeTour: Describe<Awaited<ReturnType<typeof loadTour>>> = (detail, i18n) => {
  const { listing, stops, site } = detail
  const { duration } = listing.values
  return {
    '@type': 'CreativeWork',
    ...basicsOf(detail),
    inLanguage: listing.lang ?? languageTags[site.language],
    timeRequired: duration ? `PT${duration}M` : undefined,
    contentLocation: placeOf(listing, i18n),
    ...ratedBy(detail),
    hasPart: stops.map(({ position, title, lng, lat }) => ({
      '@type': 'CreativeWork',
      position,
      name: title,
      contentLocation: { '@type': 'Place', name: title, geo: geoOf({ lng, lat }) },
    })),
  }
}
