import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { SiteLink } from '../ground/ui/site-link.tsx'
import { buttonClass, iconButtonClass } from '../ground/ui/button.tsx'
import { Icon } from '../ground/ui/icon.tsx'
import { onDemand } from '../ground/ui/on-demand.tsx'
import { useScrolled } from './use-scrolled.ts'

const loadChat = () => import('../team/support/support-chat.tsx')
const SupportChat = onDemand(loadChat)

/** What floats above the page: one column of round buttons, and below it the bar, so that none covers another. */
export function Fixed({ siteName }: { siteName: string }) {
  const { t } = useLingui()
  const scrolled = useScrolled(300)
  const [chat, setChat] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return (
    <div className="print:hidden">
      <AdBar />
      <div className="fixed right-4 bottom-(--fixed-bottom) z-20 grid justify-items-center gap-2.5 pb-4 lg:right-5 lg:pb-5">
        {scrolled && (
          <button
            type="button"
            aria-label={t`Back to top`}
            className="grid size-11 place-items-center rounded-pill bg-surface shadow-md inset-ring inset-ring-line hover:bg-surface-2"
            onClick={toTop}
          >
            <Icon name="arrow-up" />
          </button>
        )}
        <button
          type="button"
          aria-label={t`Open support chat`}
          aria-haspopup="dialog"
          className="grid size-12 place-items-center rounded-pill bg-brand text-on-brand shadow-md hover:bg-brand-hover lg:size-13 noscript:hidden"
          onPointerEnter={() => void loadChat()}
          onClick={() => setChat('open')}
        >
          <Icon name="message" className="size-5.5" />
        </button>
      </div>
      {chat !== 'unopened' && (
        <SupportChat
          siteName={siteName}
          open={chat === 'open'}
          onClose={() => setChat('closed')}
          onFail={() => setChat('unopened')}
        />
      )}
    </div>
  )
}

function toTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

/** Up to 1024 pixels; closing it holds for the visit. */
function AdBar() {
  const { t } = useLingui()
  const closed = useSyncExternalStore(subscribe, isClosed, () => false)
  if (closed) return null
  return (
    <aside
      data-fixed="ad-bar"
      aria-label={t`Advertisement`}
      className="fixed inset-x-0 bottom-0 z-20 flex min-h-14 items-center justify-center gap-3 border-t border-line bg-surface pr-12 pl-4 pb-[env(safe-area-inset-bottom)] text-sm font-semibold lg:hidden"
    >
      <span className="flex items-center gap-2">
        <Icon name="megaphone" className="size-5 text-promo" />
        <Trans>Advertise with us</Trans>
      </span>
      <SiteLink to="/advertise" className={buttonClass({ tone: 'promo', size: 'sm' })}>
        <Trans>
          Learn more<span className="sr-only"> about advertising</span>
        </Trans>
      </SiteLink>
      <button
        type="button"
        aria-label={t`Hide this bar`}
        className={`${iconButtonClass} absolute right-1 noscript:hidden`}
        onClick={close}
      >
        <Icon name="x" />
      </button>
    </aside>
  )
}

const closedKey = 'adBarClosed'
const listeners = new Set<() => void>()
// Holds until the next page load where the browser refuses storage.
let closedHere = false

function isClosed() {
  try {
    return closedHere || sessionStorage.getItem(closedKey) === 'true'
  } catch {
    return closedHere
  }
}

function close() {
  closedHere = true
  try {
    sessionStorage.setItem(closedKey, 'true')
  } catch {
    // `closedHere` says it
  }
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
