import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Contact } from '../../../directory/tables.server.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { Icon, type IconName } from '../../../ground/ui/icon.tsx'
import { bookQuery } from '../book/wish-of.ts'

/** Leads to the form of a listing that takes bookings; elsewhere to its contacts. One that is in no list has neither. */
export function BookButton({
  listing: { href, contact, unlisted },
  of,
  asked,
  icon,
  tone = 'action',
  isInBar = false,
  children,
}: {
  listing: { readonly href: string; readonly contact: Contact; readonly unlisted: unknown }
  /** The bookable's id; undefined: nothing can be booked. */
  of: number | undefined
  /** The stay that the visitor was looking for. */
  asked?: { readonly from: string; readonly until: string; readonly persons: string }
  icon: IconName
  tone?: 'action' | 'line'
  /** Beside the price, at hand on a phone. */
  isInBar?: boolean
  children: ReactNode
}) {
  if (unlisted) return null
  return (
    <div className="print:hidden">
      <Link
        to={
          of === undefined
            ? `${href}/contact`
            : bookQuery.address(`${href}/book`, { ...asked, of: String(of) })
        }
        rel="nofollow"
        className={buttonClass(isInBar ? { tone } : { tone, size: 'lg', wide: true })}
      >
        {!isInBar && <Icon name={icon} />}
        {children}
      </Link>
      {of === undefined && <NotHere contact={contact} />}
    </div>
  )
}

/** How one books where no bookings are taken on the site. */
export const NotHere = ({ contact: { phone, email } }: { contact: Contact }) => (
  <p className="mt-2 text-sm text-text-muted">
    {phone ? (
      <Trans>This place takes bookings by phone.</Trans>
    ) : email ? (
      <Trans>This place takes bookings by email.</Trans>
    ) : (
      <Trans>This place doesn’t take bookings on this site.</Trans>
    )}
  </p>
)
