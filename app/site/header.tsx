import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import { SiteLink } from '../ground/ui/site-link.tsx'
import { iconButtonClass } from '../ground/ui/button.tsx'
import { Icon } from '../ground/ui/icon.tsx'
import { onDemand } from '../ground/ui/on-demand.tsx'
import { Logo } from './logo.tsx'
import { HeaderAccount, MainNav } from './late.tsx'
import { useScrolled } from './use-scrolled.ts'

const loadMenu = () => import('./menus/mobile-menu.tsx')
const MobileMenu = onDemand(loadMenu)
const SearchDialog = onDemand(() => import('../market/search/box/search-dialog.tsx'))

/** At the foot of the page: what the menu holds, and more. */
const siteLinks = '#site-links'

/** Search, settings and menu are links that lead to the same things where no script runs. */
export function Header({ siteName, onSettings }: { siteName: string; onSettings: () => void }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'menu' | 'search' | null>(null)
  const close = () => setOpen(null)
  const opening = (dialog: typeof open) => (event: MouseEvent) => {
    event.preventDefault()
    setOpen(dialog)
  }
  const scrolled = useScrolled(20)
  return (
    <header
      data-foot="ad-bar"
      className={`sticky top-0 z-30 h-(--header-height) border-b transition-[background-color,border-color,box-shadow] max-lg:[@media(max-height:30rem)]:static print:hidden ${
        scrolled ? 'border-line bg-header shadow-sm' : 'border-transparent bg-bg'
      }`}
    >
      <div className="wrap flex h-full items-center gap-1">
        <a
          href={siteLinks}
          className={`${iconButtonClass} -ml-2.5 lg:hidden`}
          aria-label={t`Open menu`}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadMenu()}
          onClick={opening('menu')}
        >
          <Icon name="menu" />
        </a>
        <div className="mr-auto">
          <Logo name={siteName} />
        </div>
        <MainNav />
        <SiteLink
          to="/search"
          className={`${iconButtonClass} max-sm:hidden lg:ml-1 xl:ml-3`}
          aria-label={t`Search`}
          aria-haspopup="dialog"
          onClick={opening('search')}
        >
          <Icon name="search" />
        </SiteLink>
        <a
          href="/preferences"
          className={iconButtonClass}
          aria-label={t`Settings`}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            onSettings()
          }}
        >
          <Icon name="sliders" />
        </a>
        <HeaderAccount />
      </div>
      {open === 'menu' && (
        <MobileMenu
          onClose={close}
          onFail={() => {
            close()
            document.querySelector(siteLinks)?.scrollIntoView()
          }}
          onSettings={onSettings}
          onSearch={() => setOpen('search')}
        />
      )}
      {open === 'search' && <SearchDialog onClose={close} onFail={close} />}
    </header>
  )
}
