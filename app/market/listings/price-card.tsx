import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sideCard } from '../../directory/detail/detail-page.tsx'
import type { Detail } from '../../directory/detail/load-detail.server.ts'
import { villageAndIsland } from '../../directory/place.ts'
import { Price } from '../../directory/price.tsx'
import { ContactButton } from './contact-button.tsx'

type Listing = Omit<Detail, 'values'>

/** What it costs, and what to do about it: write to the seller, then the area's own buttons. */
export function PriceCard({
  listing,
  lead,
  children,
}: {
  listing: Listing
  /** What one does here rather than write to the seller. */
  lead?: ReactNode
  children?: ReactNode
}) {
  const { t } = useLingui()
  return (
    <div className={`${sideCard} grid gap-2.5`}>
      {listing.price && (
        <p className="mb-2 text-3xl">
          <Price price={listing.price} />
        </p>
      )}
      <div className="grid gap-2.5 print:hidden">
        {lead}
        <ContactButton
          listing={listing}
          label={t`Contact Seller`}
          icon="message"
          tone={lead ? 'line' : 'action'}
          size="lg"
          wide
        />
        {children}
      </div>
    </div>
  )
}

/**
 * At hand on a phone: the price and what to do, which is to write to the seller unless the area says otherwise. In very
 * large text there is only room for the button.
 */
export function PriceBar({ listing, children }: { listing: Listing; children?: ReactNode }) {
  const { i18n, t } = useLingui()
  return (
    <>
      <p className="mr-auto min-w-0 text-lg leading-tight max-[18rem]:hidden">
        {listing.price && <Price price={listing.price} />}
        <small className="block truncate text-sm text-text-muted">{villageAndIsland(listing, i18n)}</small>
      </p>
      {children ?? <ContactButton listing={listing} label={t`Contact Seller`} icon="message" tone="action" />}
    </>
  )
}
