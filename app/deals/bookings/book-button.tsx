import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'

/** Leads to the form of a listing that takes bookings; elsewhere to its contacts. */
export const BookButton = ({
  href,
  takesBookings,
  icon,
  children,
}: {
  href: string
  takesBookings: boolean
  icon: IconName
  children: ReactNode
}) => (
  <div className="print:hidden">
    <Link
      to={takesBookings ? `${href}/book` : `${href}/contact`}
      className={buttonClass({ tone: 'action', size: 'lg', wide: true })}
    >
      <Icon name={icon} />
      {children}
    </Link>
    {!takesBookings && <ByPhone />}
  </div>
)

export const ByPhone = () => (
  <p className="mt-2 text-sm text-text-muted">
    <Trans>Bookings are taken by phone here.</Trans>
  </p>
)
