import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'
import type { OwnFigures } from './find-own.server.ts'

/** Above a listing, for its owner: how it does, and the way to change it. */
export const OwnNote = ({
  kind,
  listingRef,
  figures: { views, contacts, bookings, applications, hours },
}: {
  kind: string
  listingRef: string
  figures: OwnFigures
}) => (
  <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-brand-soft px-4 py-3 text-on-brand-soft print:hidden">
    <p className="mr-auto">
      <strong className="block">
        <Trans>This is your listing</Trans>
      </strong>
      <span className="text-sm tabular-nums">
        <Trans>Last 30 days</Trans>: <Plural value={views} one="# view" other="# views" /> ·{' '}
        <Plural value={contacts} one="# contact" other="# contacts" />
      </span>
    </p>
    <Link to="/user-listings" className="inline-flex min-h-11 items-center underline underline-offset-4">
      <Trans>Your Listings</Trans>
    </Link>
    {hours && (
      <Link to={hours} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>Special hours</Trans>
      </Link>
    )}
    {bookings && (
      <Link to={bookings} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>Bookings</Trans>
      </Link>
    )}
    {applications && (
      <Link to={applications} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>Applications</Trans>
      </Link>
    )}
    <Link
      to={`/user-listings/${kind}/${encodeURIComponent(listingRef)}/edit`}
      className={buttonClass({ tone: 'brand' })}
    >
      <Trans>Edit</Trans>
    </Link>
  </div>
)
