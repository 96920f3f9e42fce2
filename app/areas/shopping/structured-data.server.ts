import type { DetailData } from '../../directory/detail/load-detail.server.ts'
import { basicsOf, reachOf, whereOf } from '../../directory/structured-data/parts.server.ts'
import { hoursOf } from '../../directory/structured-data/times.server.ts'
import type { Describe } from '../../directory/structured-data/thing.ts'
import type { ReviewedDetail } from '../../market/reviews/list/load-reviews.server.ts'
import { ratedBy } from '../../market/reviews/list/structured-data.server.ts'
import type { shopping } from './area.ts'

const types = {
  mall: 'ShoppingCenter',
  'specialty-shop': 'Store',
  fashion: 'ClothingStore',
  electronics: 'ElectronicsStore',
  'home-goods': 'HomeGoodsStore',
}

export const describeShop: Describe<ReviewedDetail<DetailData<typeof shopping.attributes>>> = (
  detail,
  i18n,
  now,
) => {
  const { listing } = detail
  const { category, priceRange } = listing.values
  return {
    '@type': category ? types[category] : 'Store',
    ...basicsOf(detail),
    ...whereOf(listing, i18n),
    ...reachOf(listing),
    ...hoursOf(listing, now),
    priceRange,
    ...ratedBy(detail),
  }
}
