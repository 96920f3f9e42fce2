import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

/** A link above a page's heading to the page that it belongs to. */
export const BackLink = ({
  to,
  className = '',
  children,
}: {
  to: string
  className?: string
  children: ReactNode
}) => (
  <Link to={to} className={`inline-flex min-h-11 items-center gap-1.5 hover:underline ${className}`}>
    <Icon name="chevron-left" className="size-4.5" />
    {children}
  </Link>
)
