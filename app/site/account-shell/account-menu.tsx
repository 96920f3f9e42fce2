import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { iconButtonClass } from '../../ground/ui/button.tsx'
import type { ShownViewer } from '../../people/users/auth-context.tsx'
import { AccountLinks } from './account-links.tsx'
import { Avatar } from '../../people/users/avatar.tsx'

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-[0.9375rem] font-medium hover:bg-surface-2'

/**
 * The menu behind the signed-in user's picture. It opens without scripts; with them, Escape and a press outside close
 * it.
 */
export function AccountMenu({ viewer }: { viewer: ShownViewer }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)

  // Not when it begins to listen: what was opened before that stays open.
  useEffect(() => {
    const details = menu.current!
    return () => {
      details.open = false
    }
  }, [pathname])

  useEffect(() => {
    const details = menu.current!
    const closeBeside = ({ target }: Event) => {
      if (!details.contains(target as Node)) details.open = false
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return
      if (details.contains(document.activeElement)) details.querySelector('summary')!.focus()
      details.open = false
    }
    document.addEventListener('pointerdown', closeBeside)
    document.addEventListener('focusin', closeBeside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('focusin', closeBeside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [])

  return (
    <details ref={menu} id="account" className="relative">
      <summary className={`${iconButtonClass} list-none [&::-webkit-details-marker]:hidden`}>
        <span className="sr-only">{t`${viewer.fullName}’s account`}</span>
        <Avatar viewer={viewer} />
        {viewer.unread.notifications + viewer.unread.messages > 0 && (
          <span aria-hidden className="absolute top-0.5 right-0.5 size-2.5 rounded-pill bg-action" />
        )}
      </summary>
      <nav
        aria-label={t`Account`}
        className="absolute top-full right-0 z-10 min-w-52 rounded-md bg-surface p-1.5 shadow-lg inset-ring inset-ring-line"
      >
        <p className="truncate px-3 py-2 text-sm text-text-muted">{viewer.fullName}</p>
        <AccountLinks viewer={viewer} row={row} />
      </nav>
    </details>
  )
}
