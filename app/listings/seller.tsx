import './words.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sideCard } from '../directory/detail/detail-page.tsx'
import { type Fact, FactLines } from '../directory/detail/facts.tsx'
import type { Detail } from '../directory/detail/load-detail.server.ts'
import { villageAndIsland } from '../directory/place.ts'
import { Price } from '../directory/price.tsx'
import { ContactButton } from './contact-button.tsx'
import { ContactLinks } from './contact-links.tsx'

type Listing = Omit<Detail, 'values'>

/** What it costs, and what to do about it: write to the seller, then the area's own buttons. */
export function PriceCard({ listing, children }: { listing: Listing; children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={`${sideCard} grid gap-2.5`}>
      {listing.price && (
        <p className="mb-2 text-3xl">
          <Price price={listing.price} />
        </p>
      )}
      <div className="grid gap-2.5 print:hidden">
        <ContactButton
          listing={listing}
          label={t`Contact Seller`}
          icon="message"
          tone="action"
          size="lg"
          wide
        />
        {children}
      </div>
    </div>
  )
}

/** Who sells, what else the area tells of that, and the published ways to reach them. */
export function SellerCard({ listing, facts }: { listing: Listing; facts?: readonly Fact[] }) {
  const { contact, contactPrivate } = listing
  return (
    <section aria-labelledby="seller" className={sideCard}>
      <h2 id="seller" className="mb-1 text-xl">
        <Trans>Seller</Trans>
      </h2>
      {contact.name && <p className="text-lg font-semibold">{contact.name}</p>}
      {facts && <FactLines facts={facts} missing={<Trans>Not provided by seller</Trans>} />}
      <h3 className="mt-3 mb-2 text-base">
        <Trans context="seller">Contact</Trans>
      </h3>
      {contactPrivate ? (
        <p className="text-sm text-text-muted">
          <Trans>A private seller: phone and email are shown when you ask for them.</Trans>
        </p>
      ) : (
        <ContactLinks contact={contact} />
      )}
    </section>
  )
}

/** At hand on a phone: the price and what to do, which is to write to the seller unless the area says otherwise. */
export function PriceBar({ listing, children }: { listing: Listing; children?: ReactNode }) {
  const { i18n, t } = useLingui()
  return (
    <>
      <p className="mr-auto min-w-0 text-xl leading-tight">
        {listing.price && <Price price={listing.price} />}
        <small className="block truncate text-sm text-text-muted">{villageAndIsland(listing, i18n)}</small>
      </p>
      {children ?? <ContactButton listing={listing} label={t`Contact Seller`} icon="message" tone="action" />}
    </>
  )
}
