import { availabilityOf } from '../../../deals/orders/for-areas/sale.ts'
import { basicsOf } from '../../../directory/structured-data/parts.server.ts'
import { offerOf, productType, schema } from '../../../directory/structured-data/prices.server.ts'
import type { Describe } from '../../../directory/structured-data/thing.ts'
import { classifieds } from '../area.ts'
import type { loadClassified } from './load-classified.server.ts'

const conditions = { new: 'NewCondition', 'like-new': 'UsedCondition', good: 'UsedCondition' }

export const describeClassified: Describe<Awaited<ReturnType<typeof loadClassified>>> = (detail, i18n) => {
  const { listing } = detail
  const { category, condition } = listing.values
  return {
    '@type': productType(listing),
    ...basicsOf(detail),
    category: category && classifieds.attributes.category.format(category, i18n),
    itemCondition: condition && schema(conditions[condition]),
    offers: offerOf(detail, i18n, availabilityOf(detail.sale)),
  }
}
