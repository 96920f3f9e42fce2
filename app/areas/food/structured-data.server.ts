import type { DetailData } from '../../directory/detail/load-detail.server.ts'
import { basicsOf, reachOf, whereOf } from '../../directory/structured-data/parts.server.ts'
import { hoursOf } from '../../directory/structured-data/times.server.ts'
import type { Describe } from '../../directory/structured-data/thing.ts'
import type { ReviewedDetail } from '../../market/reviews/list/load-reviews.server.ts'
import { ratedBy } from '../../market/reviews/list/structured-data.server.ts'
import { food } from './area.ts'

const types = {
  grocery: 'GroceryStore',
  restaurant: 'Restaurant',
  cafe: 'CafeOrCoffeeShop',
  bakery: 'Bakery',
  snacks: 'FoodEstablishment',
  'bar-and-grill': 'BarOrPub',
}

export const describeFood: Describe<ReviewedDetail<DetailData<typeof food.attributes>>> = (
  detail,
  i18n,
  now,
) => {
  const { listing } = detail
  const { category, priceRange, cuisine } = listing.values
  return {
    '@type': category ? types[category] : 'FoodEstablishment',
    ...basicsOf(detail),
    ...whereOf(listing, i18n),
    ...reachOf(listing),
    ...hoursOf(listing, now),
    priceRange,
    // A shop sells food and has no kitchen.
    servesCuisine:
      cuisine && category !== 'grocery' ? food.attributes.cuisine.format(cuisine, i18n) : undefined,
    ...ratedBy(detail),
  }
}
