import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../../ground/ui/button.tsx'
import type { OwnFigures } from '../find-own.server.ts'

/** Above a listing, for those who act for it: how it does, and the way to change it. */
export const OwnNote = ({
  kind,
  listingRef,
  figures: { isOthers, mayEdit, views, contacts, links },
}: {
  kind: string
  listingRef: string
  figures: OwnFigures
}) => (
  <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-brand-soft px-4 py-3 text-on-brand-soft print:hidden">
    <p className="mr-auto">
      <strong className="block">
        {isOthers ? <Trans>You manage this listing</Trans> : <Trans>This is your listing</Trans>}
      </strong>
      <span className="text-sm tabular-nums">
        <Trans>Last 30 days</Trans>: <Plural value={views} one="# view" other="# views" /> ·{' '}
        <Plural value={contacts} one="# contact" other="# contacts" />
      </span>
    </p>
    <OwnLink to="/user-listings">
      <Trans>Your Listings</Trans>
    </OwnLink>
    {links.map(({ href, label }) => (
      <OwnLink key={href} to={href}>
        {label}
      </OwnLink>
    ))}
    {mayEdit && (
      <Link
        to={`/user-listings/${kind}/${encodeURIComponent(listingRef)}/edit`}
        className={buttonClass({ tone: 'brand' })}
      >
        <Trans>Edit</Trans>
      </Link>
    )}
  </div>
)

const OwnLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
    {children}
  </Link>
)
