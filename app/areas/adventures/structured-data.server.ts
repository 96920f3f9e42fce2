import type { DetailData } from '../../directory/detail/load-detail.server.ts'
import { basicsOf } from '../../directory/structured-data/parts.server.ts'
import { offerOf, productType } from '../../directory/structured-data/prices.server.ts'
import type { Describe } from '../../directory/structured-data/thing.ts'
import type { SchemaThing } from '../../ground/request/thing.ts'
import type { ReviewedDetail } from '../../market/reviews/list/load-reviews.server.ts'
import { ratedBy } from '../../market/reviews/list/structured-data.server.ts'
import { adventures } from './area.ts'

/**
 * A trip has no rating in schema.org, so it is a product, as all is that one books.
 * @param sessions offers for its coming sessions
 */
export const describeAdventure =
  (sessions: readonly SchemaThing[]): Describe<ReviewedDetail<DetailData<typeof adventures.attributes>>> =>
  (detail, i18n) => {
    const { listing } = detail
    const { category } = listing.values
    return {
      '@type': productType(listing),
      ...basicsOf(detail),
      category: category && adventures.attributes.category.format(category, i18n),
      offers: withAvailability(offerOf(detail, i18n), sessions),
      ...ratedBy(detail),
    }
  }

/** Sold out where no coming session has a place left. */
function withAvailability(offer: ReturnType<typeof offerOf>, sessions: readonly SchemaThing[]) {
  if (!offer || sessions.length === 0) return offer
  const free = sessions.find(({ availability }) => availability === offer.availability)
  return free ? offer : { ...offer, availability: sessions[0]!.availability }
}
