import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { SiteLink } from '../ground/ui/site-link.tsx'
import { buttonClass, iconButtonClass } from '../ground/ui/button.tsx'
import { Icon } from '../ground/ui/icon.tsx'
import { onDemand } from '../ground/ui/on-demand.tsx'
import { useScrolled } from './use-scrolled.ts'

const loadChat = () => import('../team/support/support-chat.tsx')
const SupportChat = onDemand(loadChat)

/** What floats above the page: the bar with the chat, and above it the way to the top. On a wide screen, where there is no bar, they are in the margin. */
export function FloatingButtons({ siteName }: { siteName: string }) {
  const { t } = useLingui()
  const scrolled = useScrolled(300)
  const [chat, setChat] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return (
    <div className="print:hidden">
      <AdBar />
      {scrolled && (
        <button
          type="button"
          aria-label={t`Back to top`}
          className={`${round} above-chat size-11 bg-surface inset-ring inset-ring-line hover:bg-surface-2 on-bar:above-bars in-bar:above-bars lg:bottom-19`}
          onClick={toTop}
        >
          <Icon name="arrow-up" />
        </button>
      )}
      <button
        type="button"
        aria-label={t`Open support chat`}
        aria-haspopup="dialog"
        className={`${round} above-bars z-21 size-11 bg-brand text-on-brand hover:bg-brand-hover on-bar:bottom-1.5 in-bar:bottom-2.5 lg:bottom-5 noscript:hidden`}
        onPointerEnter={() => void loadChat()}
        onClick={() => setChat('open')}
      >
        <Icon name="message" className="size-5.5" />
      </button>
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

const round = 'fixed right-2 z-20 grid place-items-center rounded-pill shadow-md'

function toTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

const bar = 'fixed inset-x-0 bottom-0 z-20 min-h-(--ad-bar) border-t border-line bg-surface lg:hidden'

/** Up to 1024 pixels; closing it holds for the visit. */
function AdBar() {
  const { t } = useLingui()
  const closed = useSyncExternalStore(subscribe, isClosed, () => false)
  // The chat button keeps its place: over the page it would lie on texts.
  if (closed) return <div data-fixed="ad-bar" className={`${bar} in-bar:hidden`} />
  return (
    <aside
      data-fixed="ad-bar"
      aria-label={t`Advertisement`}
      className={`${bar} flex items-center justify-center gap-3 pr-26 pl-4 pb-[env(safe-area-inset-bottom)] text-sm font-semibold in-bar:left-auto in-bar:right-14 in-bar:h-(--action-bar) in-bar:w-12 in-bar:p-0`}
    >
      <span className="flex items-center gap-2 leading-tight in-bar:sr-only max-[18rem]:sr-only">
        <Icon name="megaphone" className="size-5 text-promo max-sm:hidden" />
        <Trans>Advertise with us</Trans>
      </span>
      <SiteLink
        to="/advertise"
        className={`${buttonClass({ tone: 'promo', size: 'sm' })} in-bar:size-11 in-bar:p-0`}
      >
        <Icon name="megaphone" className="hidden size-5 in-bar:block max-[18rem]:block" />
        <span className="in-bar:sr-only">
          <Trans>
            Learn more<span className="sr-only"> about advertising</span>
          </Trans>
        </span>
      </SiteLink>
      <button
        type="button"
        aria-label={t`Hide this bar`}
        className={`${iconButtonClass} absolute right-14 in-bar:hidden noscript:hidden`}
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
