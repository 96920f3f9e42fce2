import { Trans } from '@lingui/react/macro'
import { sideCard } from '../../../directory/detail/detail-page.tsx'
import type { Detail } from '../../../directory/detail/load-detail.server.ts'
import { HoursCard } from '../../../directory/detail/late-parts.tsx'
import { CallButton } from '../../../market/listings/call-button.tsx'
import { contactRequest } from '../../../market/listings/contact-address.ts'
import { ContactLinks } from '../../../market/listings/late-parts.tsx'
import type { BookableIds } from '../../../deals/bookings/for-areas.server.ts'
import { BookButton } from '../../../deals/bookings/for-areas/book-button.tsx'
import type { businesses } from '../area.ts'
import { SocialLinks } from './social-links.tsx'

/** How to reach it, what can be booked, and when it is open. */
export function BusinessPanel({
  listing,
  bookables: { visit, session },
}: {
  listing: Detail<typeof businesses.attributes>
  bookables: BookableIds
}) {
  const { contact, values, openState } = listing
  return (
    <>
      <section aria-labelledby="contact" className={`${sideCard} grid gap-3`}>
        <h2 id="contact" className="text-xl">
          <Trans context="seller">Contact</Trans>
        </h2>
        {visit && (
          <BookButton listing={listing} of={visit} icon="calendar-check">
            <Trans>Make an Appointment</Trans>
          </BookButton>
        )}
        {session && (
          <BookButton listing={listing} of={session} icon="calendar-check">
            <Trans>Book a Tour</Trans>
          </BookButton>
        )}
        <CallButton contact={contact} size="lg" wide>
          <Trans>Call</Trans>
        </CallButton>
        <ContactLinks contact={contact} writeTo={listing.writeTo} onRequest={contactRequest(listing)} />
        <SocialLinks links={values.socialLinks ?? []} />
      </section>
      {values.hours && <HoursCard hours={values.hours} state={openState} />}
    </>
  )
}
