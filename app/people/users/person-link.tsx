import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A person's name, which leads to the page about them. @param href null: there is none for others */
export const PersonLink = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? (
    <Link to={href} rel="nofollow" className="hover:underline">
      {children}
    </Link>
  ) : (
    children
  )
