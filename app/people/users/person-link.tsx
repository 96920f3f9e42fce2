import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A person's name, linked to their public profile. @param href null if they have no public profile */
export const PersonLink = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? (
    <Link to={href} rel="nofollow" className="hover:underline">
      {children}
    </Link>
  ) : (
    children
  )
