import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import type { Role } from '../../ground/request/viewer.ts'
import { chipClass } from '../../ground/ui/chip.tsx'

type Tab = { to: string; name: MessageDescriptor; isForModerators?: true }

const tabs: readonly Tab[] = [
  { to: '/admin', name: msg`Ad Lightbox Settings` },
  { to: '/admin/analytics', name: msg`Analytics` },
  { to: '/admin/users', name: msg`Users` },
  { to: '/admin/advertisements', name: msg`Advertisements` },
  { to: '/admin/listings', name: msg({ message: 'Listings', context: 'administration' }) },
  { to: '/admin/bookings', name: msg`Bookings` },
  { to: '/admin/money', name: msg`Money` },
  { to: '/admin/claims', name: msg`Claims` },
  { to: '/admin/verification', name: msg`Verification` },
  { to: '/admin/moderation', name: msg`Moderation`, isForModerators: true },
  { to: '/admin/support', name: msg`Support`, isForModerators: true },
  { to: '/admin/content', name: msg`Content` },
  { to: '/admin/audit', name: msg`Audit log` },
  { to: '/admin/mails', name: msg`Emails` },
  { to: '/admin/health', name: msg`Site health` },
  { to: '/admin/operation', name: msg`Operation` },
]

const gutter = 16 // px

/** The parts of the staff's work that a role has to do with. On a phone they are one line that is swiped. */
export function AdminTabs({ role }: { role: Role }) {
  const { t, i18n } = useLingui()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) nav.current!.scrollLeft = current.offsetLeft - gutter
  }, [])
  return (
    <nav
      ref={nav}
      aria-label={t`Administration`}
      className="relative mt-4 flex gap-2 max-sm:-mx-(--spacing-gutter) max-sm:overflow-x-auto max-sm:px-(--spacing-gutter) max-sm:py-1 max-sm:scrollbar-none sm:flex-wrap"
    >
      {tabs
        .filter(({ isForModerators }) => isForModerators || role === 'admin')
        .map(({ to, name }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/admin'}
            className={({ isActive }) => chipClass({ on: isActive })}
          >
            {i18n._(name)}
          </NavLink>
        ))}
    </nav>
  )
}
