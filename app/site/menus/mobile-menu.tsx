import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAuth } from '../../people/users/auth-context.tsx'
import { AccountLinks } from '../account-shell/account-links.tsx'
import { useUnreached } from '../account-shell/use-unreached.ts'
import { buttonClass, iconButtonClass } from '../../ground/ui/button.tsx'
import { Dialog } from '../../ground/ui/dialog.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { mainItems } from './navigation.ts'

const row = 'flex min-h-13 grow items-center text-lg font-medium'

/** The whole screen on phones and tablets; loaded when it is first opened. */
export default function MobileMenu({
  onClose,
  onSettings,
  onSearch,
}: {
  onClose: () => void
  onSettings: () => void
  onSearch: () => void
}) {
  const { t } = useLingui()
  const isUnreached = useUnreached()
  const known = useAuth().viewer
  const viewer = isUnreached ? null : known
  const unread = viewer?.unread.messages ?? 0
  const settings = () => {
    onClose()
    onSettings()
  }
  return (
    <Dialog open onClose={onClose} title={t`Menu`} className="h-dvh max-h-none">
      <div
        className="flex min-h-0 grow flex-col overflow-y-auto overscroll-contain px-6 pb-6"
        onClick={(event) => {
          if ((event.target as Element).closest('a')) onClose()
        }}
      >
        <div className="-mx-3 flex items-center gap-1">
          <button type="button" className={iconButtonClass} aria-label={t`Settings`} onClick={settings}>
            <Icon name="sliders" />
          </button>
          <Link
            to="/messages"
            className={`${iconButtonClass} relative`}
            aria-label={unread > 0 ? t`Messages: ${unread} unread` : t`Messages`}
          >
            <Icon name="message" />
            {unread > 0 && (
              <b
                aria-hidden
                className="absolute top-0.5 right-0.5 rounded-pill bg-action px-1 text-xs text-on-action"
              >
                {unread > 99 ? '99+' : unread}
              </b>
            )}
          </Link>
          <Link to="/favorites" className={iconButtonClass} aria-label={t`Favorites`}>
            <Icon name="heart" />
          </Link>
        </div>
        <Link
          to="/search"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            event.stopPropagation() // in place of the menu, which other links close
            onSearch()
          }}
          className="mt-2 flex min-h-13 items-center gap-3 rounded-md bg-surface-2 px-4 font-medium text-text-muted"
        >
          <Icon name="search" />
          <Trans>Search the directory</Trans>
        </Link>
        <Items />
        {viewer && (
          <nav aria-label={t`Account`} className="mt-4 border-t border-line pt-3">
            <p className="text-sm text-text-muted">{viewer.fullName}</p>
            <AccountLinks
              viewer={viewer}
              row="flex min-h-13 w-full items-center gap-3 font-medium"
              onLeave={onClose} // what comes of it is said on the page
            />
          </nav>
        )}
        <div className="mt-auto grid grid-cols-2 gap-2 pt-6">
          {!viewer && (
            <>
              <Link to="/login" className={buttonClass({ tone: 'line', size: 'lg' })}>
                <Trans>Login</Trans>
              </Link>
              <Link to="/signup" className={buttonClass({ size: 'lg' })}>
                <Trans>Sign Up</Trans>
              </Link>
            </>
          )}
          <button type="button" className={`${buttonClass({ tone: 'ghost' })} col-span-2`} onClick={settings}>
            <Icon name="sliders" />
            <Trans>Settings</Trans>
          </button>
        </div>
      </div>
    </Dialog>
  )
}

function Items() {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (to: string) => setOpen(open.symmetricDifference(new Set([to])))
  return (
    <nav aria-label={t`Main`} className="mt-3">
      <ul className="divide-y divide-line">
        {mainItems.map(({ to, name, below }) => {
          const label = i18n._(name)
          return (
            <li key={to}>
              <div className="flex items-center">
                <Link to={to} className={row}>
                  {label}
                </Link>
                {below && (
                  <button
                    type="button"
                    className={`${iconButtonClass} -mr-3`}
                    aria-expanded={open.has(to)}
                    aria-label={t`More in ${label}`}
                    onClick={() => toggle(to)}
                  >
                    <Icon
                      name="chevron-down"
                      className={`size-5 transition-transform ${open.has(to) ? 'rotate-180' : ''}`}
                    />
                  </button>
                )}
              </div>
              {below && open.has(to) && (
                <ul className="pb-2 pl-4">
                  {below.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to} className="flex min-h-11 items-center text-text-muted">
                        {i18n._(link.name)}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
