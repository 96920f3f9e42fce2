import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'
import type { ShownViewer } from '../../people/users/auth-context.tsx'
import type { Role } from '../../ground/request/viewer.ts'
import { LogOut } from '../../people/users/log-out.tsx'

type AccountLink = { to: string; name: MessageDescriptor; icon: IconName; roles?: readonly Role[] }

const links: readonly AccountLink[] = [
  { to: '/profile', name: msg`Profile`, icon: 'user' },
  { to: '/user-listings', name: msg`Your Listings`, icon: 'list' },
  { to: '/bookings', name: msg`Bookings`, icon: 'calendar-check' },
  { to: '/orders', name: msg`Orders`, icon: 'shopping-bag' },
  { to: '/applications', name: msg`Applications`, icon: 'briefcase' },
  { to: '/messages', name: msg`Messages`, icon: 'message' },
  { to: '/favorites', name: msg`Favorites`, icon: 'heart' },
  { to: '/notifications', name: msg`Notifications`, icon: 'bell' },
  { to: '/account', name: msg`Account Settings`, icon: 'gears' },
  { to: '/admin', name: msg`Admin`, icon: 'shield-check', roles: ['moderator', 'admin'] },
]

/** Where someone who is signed in finds what is theirs, and the way out. @param onLeave Log Out: nothing is left to ask */
export function AccountLinks({
  viewer,
  row,
  onLeave,
}: {
  viewer: ShownViewer
  row: string
  onLeave?: () => void
}) {
  const { i18n } = useLingui()
  const { notifications, messages } = viewer.unread
  const unread: Record<string, number> = { '/notifications': notifications, '/messages': messages }
  const visibleLinks = links.filter(({ roles }) => !roles || roles.includes(viewer.role))
  return (
    <ul>
      {visibleLinks.map(({ to, name, icon }) => (
        <li key={to}>
          <SiteLink to={to} className={row}>
            <Icon name={icon} />
            {i18n._(name)}
            <UnreadCount count={unread[to] ?? 0} />
          </SiteLink>
        </li>
      ))}
      <li>
        <LogOut className={row} onLeave={onLeave} />
      </li>
    </ul>
  )
}

const UnreadCount = ({ count }: { count: number }) =>
  count > 0 && <b className="ml-auto tabular-nums">{count > 99 ? '99+' : count}</b>
