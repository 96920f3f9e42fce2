import { Trans } from '@lingui/react/macro'
import { sideCard } from '../../directory/detail/detail-page.tsx'
import type { Detail } from '../../directory/detail/load-detail.server.ts'
import { OpenNow } from '../../directory/hours/open-now.tsx'
import { Price } from '../../directory/price.tsx'
import { contactRequest } from '../../market/listings/contact-address.ts'
import { ContactLinks } from '../../market/listings/late-parts.tsx'
import { BookButton } from '../../deals/bookings/for-areas/book-button.tsx'
import type { adventures } from './area.ts'

/** What it costs, the way to book, and who runs it. */
export function BookingPanel({
  listing,
  tour,
}: {
  listing: Detail<typeof adventures.attributes>
  tour: number | undefined
}) {
  const { price, contact, openState } = listing
  return (
    <div className={`${sideCard} grid gap-4`}>
      {price && (
        <p className="text-3xl">
          <Price price={price} />
        </p>
      )}
      <BookButton listing={listing} of={tour} icon="calendar-check">
        <Trans>Book Now</Trans>
      </BookButton>
      <div>
        {contact.name && <p className="font-semibold">{contact.name}</p>}
        <OpenNow state={openState} />
      </div>
      <ContactLinks contact={contact} writeTo={listing.writeTo} onRequest={contactRequest(listing)} />
    </div>
  )
}
