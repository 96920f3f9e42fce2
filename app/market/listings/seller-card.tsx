import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { sideCard } from '../../directory/detail/detail-page.tsx'
import { type Fact, FactLines } from '../../directory/detail/facts.tsx'
import type { Detail } from '../../directory/detail/load-detail.server.ts'
import { ContactLinks } from './contact-links.tsx'

/** The seller, the area's facts about them, the way to their profile, and published contact links. */
export function SellerCard({ listing, facts }: { listing: Omit<Detail, 'values'>; facts?: readonly Fact[] }) {
  const { contact, contactPrivate, ownerHref } = listing
  return (
    <section aria-labelledby="seller" className={sideCard}>
      <h2 id="seller" className="mb-1 text-xl">
        <Trans>Seller</Trans>
      </h2>
      {contact.name && <p className="text-lg font-semibold">{contact.name}</p>}
      {ownerHref && (
        <Link
          to={ownerHref}
          rel="nofollow"
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          <Trans>Profile of the seller</Trans>
        </Link>
      )}
      {facts && <FactLines facts={facts} missing={<Trans>Not provided by seller</Trans>} />}
      <h3 className="mt-3 mb-2 text-base">
        <Trans context="seller">Contact</Trans>
      </h3>
      {contactPrivate ? (
        <p className="text-sm text-text-muted">
          <Trans>
            This is a private seller. Their phone number and email are shown when you ask for them.
          </Trans>
        </p>
      ) : (
        <ContactLinks contact={contact} />
      )}
    </section>
  )
}
