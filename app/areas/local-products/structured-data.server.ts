import { availabilityOf, type Sale } from '../../deals/orders/for-areas/sale.ts'
import type { DetailData } from '../../directory/detail/load-detail.server.ts'
import { basicsOf } from '../../directory/structured-data/parts.server.ts'
import { offerOf, productType } from '../../directory/structured-data/prices.server.ts'
import type { Describe } from '../../directory/structured-data/thing.ts'
import type { ReviewedDetail } from '../../market/reviews/list/load-reviews.server.ts'
import { ratedBy } from '../../market/reviews/list/structured-data.server.ts'
import { products } from './area.ts'

export const describeProduct: Describe<
  ReviewedDetail<DetailData<typeof products.attributes>> & { readonly sale: Sale | null }
> = (detail, i18n) => {
  const { listing } = detail
  const { category, producer } = listing.values
  return {
    '@type': productType(listing),
    ...basicsOf(detail),
    category: category && products.attributes.category.format(category, i18n),
    manufacturer: producer && { '@type': 'Organization', name: producer },
    offers: offerOf(detail, i18n, availabilityOf(detail.sale)),
    ...ratedBy(detail),
  }
}
