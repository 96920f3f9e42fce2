import { Trans } from '@lingui/react/macro'
import { sideCard } from '../../directory/detail/detail-page.tsx'
import type { Detail } from '../../directory/detail/load-detail.server.ts'
import { OpenNow } from '../../directory/hours/open-now.tsx'
import { Price } from '../../directory/price.tsx'
import { ContactLinks } from '../../market/listings/late-parts.tsx'
import { BookButton } from '../../deals/bookings/book-button.tsx'
import type { adventures } from './area.ts'

/** What it costs, the way to book, and who runs it. */
export function BookingPanel({
  listing,
  takesBookings,
}: {
  listing: Detail<typeof adventures.attributes>
  takesBookings: boolean
}) {
  const { price, contact, openState } = listing
  return (
    <div className={`${sideCard} grid gap-4`}>
      {price && (
        <p className="text-3xl">
          <Price price={price} />
        </p>
      )}
      <BookButton href={listing.href} takesBookings={takesBookings} icon="calendar-check">
        <Trans>Book Now</Trans>
      </BookButton>
      <div>
        {contact.name && <p className="font-semibold">{contact.name}</p>}
        <OpenNow state={openState} />
      </div>
      <ContactLinks contact={contact} />
    </div>
  )
}
