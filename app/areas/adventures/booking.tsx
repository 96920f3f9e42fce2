import { Trans, useLingui } from '@lingui/react/macro'
import { sideCard } from '../../directory/detail/detail-page.tsx'
import type { Detail } from '../../directory/detail/load-detail.server.ts'
import { OpenNow } from '../../directory/hours/open-now.tsx'
import { Price } from '../../directory/price.tsx'
import { ContactLinks } from '../../market/listings/late-parts.tsx'
import { OpensSoon } from '../../market/listings/opens-soon.tsx'
import type { adventures } from './area.ts'

/** What it costs, the way to book, and who runs it. */
export function BookingPanel({ listing }: { listing: Detail<typeof adventures.attributes> }) {
  const { t } = useLingui()
  const { price, contact, openState } = listing
  return (
    <div className={`${sideCard} grid gap-4`}>
      {price && (
        <p className="text-3xl">
          <Price price={price} />
        </p>
      )}
      <OpensSoon label={t`Book Now`} icon="calendar-check">
        <Trans>Booking on this site opens soon. Until then, please call or write.</Trans>
      </OpensSoon>
      <div>
        {contact.name && <p className="font-semibold">{contact.name}</p>}
        <OpenNow state={openState} />
      </div>
      <ContactLinks contact={contact} />
    </div>
  )
}
