import type { DetailData } from '../../directory/detail/load-detail.server.ts'
import { basicsOf, ratingOf } from '../../directory/structured-data/parts.server.ts'
import { offerOf, productType } from '../../directory/structured-data/prices.server.ts'
import type { Describe } from '../../directory/structured-data/thing.ts'
import { adventures } from './area.ts'

/** A trip has no rating in schema.org, so it is a product, as all is that one books. */
export const describeAdventure: Describe<DetailData<typeof adventures.attributes>> = (detail, i18n) => {
  const { listing } = detail
  const { category } = listing.values
  return {
    '@type': productType(listing),
    ...basicsOf(detail),
    category: category && adventures.attributes.category.format(category, i18n),
    offers: offerOf(detail, i18n),
    aggregateRating: ratingOf(listing),
  }
}
