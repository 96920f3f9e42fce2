import { Trans, useLingui } from '@lingui/react/macro'
import { sideCard } from '../../../directory/detail/detail-page.tsx'
import { FactLines } from '../../../directory/detail/facts.tsx'
import type { Detail } from '../../../directory/detail/load-detail.server.ts'
import { villageAndIsland } from '../../../directory/place.ts'
import { Price } from '../../../directory/price.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { ContactButton } from '../../../listings/contact-button.tsx'
import { ContactLinks } from '../../../listings/contact-links.tsx'
import { vehicles } from '../area.ts'

type Vehicle = Detail<typeof vehicles.attributes>

/** The price and what to do about it, then who sells. */
export function SellerPanel({ listing }: { listing: Vehicle }) {
  const { t } = useLingui()
  return (
    <>
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
          <ContactButton
            listing={listing}
            label={t`Schedule Test Drive`}
            hint={t`Call or write to agree on a day and a time for your test drive.`}
            icon="calendar"
            tone="line"
            size="lg"
            wide
          />
        </div>
      </div>
      <SellerInfo listing={listing} />
    </>
  )
}

function SellerInfo({ listing }: { listing: Vehicle }) {
  const { i18n, t } = useLingui()
  const { contact, contactPrivate, values, createdAt } = listing
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
    <section aria-labelledby="seller" className={sideCard}>
      <h2 id="seller" className="mb-1 text-xl">
        <Trans>Seller</Trans>
      </h2>
      {contact.name && <p className="text-lg font-semibold">{contact.name}</p>}
      <FactLines facts={facts} missing={<Trans>Not provided by seller</Trans>} />
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

/** At hand on a phone. */
export function PriceBar({ listing }: { listing: Vehicle }) {
  const { i18n, t } = useLingui()
  return (
    <>
      <p className="mr-auto min-w-0 text-xl leading-tight">
        {listing.price && <Price price={listing.price} />}
        <small className="block truncate text-sm text-text-muted">{villageAndIsland(listing, i18n)}</small>
      </p>
      <ContactButton listing={listing} label={t`Contact Seller`} icon="message" tone="action" />
    </>
  )
}
