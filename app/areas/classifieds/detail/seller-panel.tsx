import { useLingui } from '@lingui/react/macro'
import type { Detail } from '../../../directory/detail/load-detail.server.ts'
import { villageAndIsland } from '../../../directory/place.ts'
import { formatDate, formatNumber } from '../../../ground/i18n/format.ts'
import { BuyButton } from '../../../deals/orders/for-areas/buy-button.tsx'
import type { Sale } from '../../../deals/orders/for-areas/sale.ts'
import { SellerCard } from '../../../market/listings/late-parts.tsx'
import { PriceCard } from '../../../market/listings/price-card.tsx'
import type { classifieds } from '../area.ts'
import type { Seller } from './load-classified.server.ts'

/** The price and what to do about it, then who sells. */
export function SellerPanel({
  listing,
  seller,
  sale,
}: {
  listing: Detail<typeof classifieds.attributes>
  seller: Seller | null
  sale: Sale | null
}) {
  const { i18n, t } = useLingui()
  const facts = [{ key: 'place', label: t`Location`, value: villageAndIsland(listing, i18n) }]
  if (seller)
    facts.push({
      key: 'since',
      label: t`Member since`,
      value: formatDate(seller.memberSince, i18n.locale, { month: 'long', year: 'numeric' }),
    })
  if (seller?.rating) {
    const stars = formatNumber(seller.rating, i18n.locale, { minimumFractionDigits: 1 })
    const { reviewCount } = seller
    facts.push({ key: 'rating', label: t`Rating`, value: t`${stars} of 5 (${reviewCount})` })
  }
  return (
    <>
      <PriceCard listing={listing}>
        <BuyButton listing={listing} sale={sale} />
      </PriceCard>
      <SellerCard listing={listing} facts={facts} />
    </>
  )
}
