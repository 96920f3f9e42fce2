import { Trans } from '@lingui/react/macro'
import type { Detail } from '../../directory/detail/load-detail.server.ts'
import { BookButton } from '../../deals/bookings/for-areas/book-button.tsx'
import { Button } from '../../ground/ui/button.tsx'

/** The way to a seat; for past events it says that registration is closed. */
export function Registration({
  listing,
  seats,
}: {
  listing: Pick<Detail, 'href' | 'contact' | 'past' | 'unlisted'>
  seats: number | undefined
}) {
  if (listing.past) {
    return (
      <div>
        <Button tone="action" size="lg" wide disabled aria-describedby="registration">
          <Trans>Register for Event</Trans>
        </Button>
        <p id="registration" className="mt-2 text-sm text-text-muted">
          <Trans>Registration is closed: this event is over.</Trans>
        </p>
      </div>
    )
  }
  return (
    <BookButton listing={listing} of={seats} icon="ticket">
      <Trans>Register for Event</Trans>
    </BookButton>
  )
}
