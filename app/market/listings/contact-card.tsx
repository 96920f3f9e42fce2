import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sideCard } from '../../directory/detail/detail-page.tsx'
import type { Detail } from '../../directory/detail/load-detail.server.ts'
import { contactRequest } from './contact-address.ts'
import { ContactLinks } from './contact-links.tsx'

/** Contact links in the side panel. @param title replaces "Contact" */
export const ContactCard = ({
  listing,
  title = <Trans context="seller">Contact</Trans>,
}: {
  listing: Pick<Detail, 'contact' | 'contactPrivate' | 'href' | 'unlisted' | 'writeTo'>
  title?: ReactNode
}) => (
  <section aria-labelledby="contact" className={sideCard}>
    <h2 id="contact" className="mb-3 text-xl">
      {title}
    </h2>
    <ContactLinks contact={listing.contact} writeTo={listing.writeTo} onRequest={contactRequest(listing)} />
  </section>
)
