import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { LogOut } from '../users/log-out.tsx'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'

/** Links to the user's own pages. @param waiting verifications to check, for admins */
export function SideMenu({ waiting }: { waiting: number | null }) {
  const { t } = useLingui()
  return (
    <nav
      aria-label={t`Your account`}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] rounded-xl bg-surface p-3 shadow-md max-lg:text-sm lg:block"
    >
      <Item to="/profile" icon="user">
        <Trans>Profile</Trans>
      </Item>
      <Item to="/user-listings" icon="list">
        <Trans>Your Listings</Trans>
      </Item>
      <Item to="/bookings" icon="calendar-check">
        <Trans>Bookings</Trans>
      </Item>
      <Item to="/orders" icon="shopping-bag">
        <Trans>Orders</Trans>
      </Item>
      <Item to="/applications" icon="briefcase">
        <Trans>Applications</Trans>
      </Item>
      <Item to="/favorites" icon="heart">
        <Trans>Favorites</Trans>
      </Item>
      <Item to="/notifications" icon="bell">
        <Trans>Notifications</Trans>
      </Item>
      <Item to="/account" icon="gears">
        <Trans>Account Settings</Trans>
      </Item>
      {waiting !== null && (
        <Item to="/admin/verification" icon="shield-check">
          <Trans>Verifications</Trans>
          {waiting > 0 && <b className="ml-auto tabular-nums">{waiting}</b>}
        </Item>
      )}
      {waiting !== null && (
        <Item to="/admin/mails" icon="mail">
          <Trans>Stored emails</Trans>
        </Item>
      )}
      <LogOut className={`${line} w-full`} />
    </nav>
  )
}

const line =
  'flex min-h-11 items-center gap-3 rounded-md px-4 font-medium hover:bg-surface-2 aria-[current=page]:bg-brand-soft aria-[current=page]:text-on-brand-soft'

const Item = ({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) => (
  <NavLink to={to} end className={line}>
    <Icon name={icon} />
    {children}
  </NavLink>
)
