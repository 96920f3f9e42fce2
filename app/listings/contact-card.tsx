import './words.ts'
import { Trans } from '@lingui/react/macro'
import { sideCard } from '../directory/detail/detail-page.tsx'
import type { Contact } from '../directory/tables.server.ts'
import { ContactLinks } from './contact-links.tsx'

/** The published ways to reach a place, in the side panel. */
export const ContactCard = ({ contact }: { contact: Contact }) => (
  <section aria-labelledby="contact" className={sideCard}>
    <h2 id="contact" className="mb-3 text-xl">
      <Trans context="seller">Contact</Trans>
    </h2>
    <ContactLinks contact={contact} />
  </section>
)
