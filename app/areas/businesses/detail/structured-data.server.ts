import { basicsOf, reachOf, whereOf } from '../../../directory/structured-data/parts.server.ts'
import { hoursOf } from '../../../directory/structured-data/times.server.ts'
import type { Describe } from '../../../directory/structured-data/thing.ts'
import { ratedBy } from '../../../market/reviews/list/structured-data.server.ts'
import type { loadBusiness } from '../load-business.server.ts'

/** The other categories hold businesses of any kind. */
const types: Readonly<Record<string, string>> = {
  restaurants: 'Restaurant',
  'professional-services': 'ProfessionalService',
  'mechanics-and-cars': 'AutomotiveBusiness',
  'home-contractors': 'HomeAndConstructionBusiness',
  'shopping-and-stores': 'Store',
  healthcare: 'MedicalBusiness',
  religious: 'PlaceOfWorship',
}

export const describeBusiness: Describe<Awaited<ReturnType<typeof loadBusiness>>> = (detail, i18n, now) => {
  const { listing } = detail
  const { category, zipCode } = listing.values
  return {
    '@type': types[category ?? ''] ?? 'LocalBusiness',
    ...basicsOf(detail),
    ...whereOf({ ...listing, zipCode }, i18n),
    ...reachOf(listing),
    ...hoursOf(listing, now),
    ...ratedBy(detail),
  }
}
