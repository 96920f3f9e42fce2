import { Trans, useLingui } from '@lingui/react/macro'
import { Link, NavLink } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { newAddress } from '../../market/create-listing/addresses.ts'
import { classifieds } from './area.ts'

/** Part of the hero of all tabs: the link to post, and the tabs, each with its own address. */
export function HeroAction() {
  const { t } = useLingui()
  const tabs = [
    { to: classifieds.path, label: t`All Listings` },
    { to: `${classifieds.path}/favorites`, label: t`My Favorites` },
    { to: `${classifieds.path}/mine`, label: t`My Listings` },
  ]
  return (
    <div className="flex max-w-full items-center gap-3 max-sm:gap-2 max-[24rem]:flex-wrap sm:flex-wrap">
      <Link to={newAddress(classifieds.kind)} className={buttonClass({ tone: 'surface' })}>
        <Icon name="plus" className="size-5 max-sm:hidden" />
        <Trans>Post a Listing</Trans>
      </Link>
      <nav aria-label={t`Listings`} className="min-w-0">
        <ul className="flex gap-0.5 overflow-x-auto scrollbar-none rounded-md bg-surface p-0.75 text-text shadow-md">
          {tabs.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                end
                to={to}
                aria-current="true"
                className="flex min-h-11 items-center rounded-[0.5625rem] px-1 text-center text-xs leading-tight font-semibold hover:bg-surface-2 sm:px-3 sm:text-sm aria-current:bg-text aria-current:text-bg"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
