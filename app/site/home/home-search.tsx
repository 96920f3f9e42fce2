import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { IslandChoice } from '../../ground/request/islands.ts'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import { SearchForm } from '../../market/search/box/search-form.tsx'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'

const shortcuts: readonly { to: string; name: MessageDescriptor; icon: IconName }[] = [
  { to: '/properties', name: msg`Properties`, icon: 'home' },
  { to: '/vehicles', name: msg`Vehicles`, icon: 'car' },
  { to: '/food', name: msg`Food`, icon: 'utensils' },
  { to: '/experiences', name: msg`Experiences`, icon: 'ticket' },
  { to: '/businesses', name: msg`Businesses`, icon: 'building' },
]

/** The box on the foot of the hero: straight to a large area, or a search over all of them. */
export function HomeSearch({ island }: { island: IslandChoice }) {
  const { i18n } = useLingui()
  return (
    <div className="wrap relative -mt-24 sm:-mt-17">
      <div className="rounded-xl bg-surface p-2 shadow-lg sm:p-2.5">
        <ul className="flex gap-1 overflow-x-auto p-0.5 scrollbar-none">
          {shortcuts.map(({ to, name, icon }) => (
            <li key={to}>
              <SiteLink
                to={to}
                className="flex min-h-11 items-center gap-2 rounded-md px-4 text-sm font-semibold whitespace-nowrap text-text-muted hover:bg-brand-soft hover:text-on-brand-soft"
              >
                <Icon name={icon} />
                {i18n._(name)}
              </SiteLink>
            </li>
          ))}
        </ul>
        <SearchForm island={island === 'all' ? null : island} />
      </div>
    </div>
  )
}
