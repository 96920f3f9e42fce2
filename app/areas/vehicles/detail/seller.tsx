import { useLingui } from '@lingui/react/macro'
import type { Detail } from '../../../directory/detail/load-detail.server.ts'
import { villageAndIsland } from '../../../directory/place.ts'
import { formatDate } from '../../../ground/i18n/format.ts'
import { VisitButton } from '../../../deals/bookings/for-areas/visit-button.tsx'
import { SellerCard } from '../../../market/listings/late-parts.tsx'
import { PriceCard } from '../../../market/listings/price-card.tsx'
import { vehicles } from '../area.ts'

/** The price and what to do about it, then who sells. */
export function SellerPanel({
  listing,
  drive,
}: {
  listing: Detail<typeof vehicles.attributes>
  /** What is booked to drive it. */
  drive: number | undefined
}) {
  const { i18n, t } = useLingui()
  const { values, createdAt } = listing
  const { sellerType } = vehicles.attributes
  const facts = [
    { key: 'place', label: t`Location`, value: villageAndIsland(listing, i18n) },
    {
      key: 'type',
      label: i18n._(sellerType.label),
      value: values.sellerType ? sellerType.format(values.sellerType, i18n) : null,
    },
    { key: 'listed', label: t`Listed`, value: formatDate(createdAt, i18n.locale, { dateStyle: 'long' }) },
  ]
  return (
    <>
      <PriceCard listing={listing}>
        <VisitButton
          listing={listing}
          of={drive}
          label={t`Schedule Test Drive`}
          hint={t`Call or write to agree on a day and a time for your test drive.`}
        />
      </PriceCard>
      <SellerCard listing={listing} facts={facts} />
    </>
  )
}
