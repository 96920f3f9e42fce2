import './words.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sideCard } from '../directory/detail/detail-page.tsx'
import type { Contact } from '../directory/tables.server.ts'
import { ContactLinks } from './contact-links.tsx'

/** The published ways to reach a place, in the side panel. @param title stands for "Contact" */
export const ContactCard = ({
  contact,
  title = <Trans context="seller">Contact</Trans>,
}: {
  contact: Contact
  title?: ReactNode
}) => (
  <section aria-labelledby="contact" className={sideCard}>
    <h2 id="contact" className="mb-3 text-xl">
      {title}
    </h2>
    <ContactLinks contact={contact} />
  </section>
)
