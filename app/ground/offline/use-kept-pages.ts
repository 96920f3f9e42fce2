import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { ReadPage } from './rules.ts'

/** By then the page is at rest, and was read rather than passed by. */
const pause = 2_000 // ms

/** What a route module's `handle` says of a page that is kept as a guest gets it, and has what is personal elsewhere. */
type Handle = { isKeptAsGuest?: boolean } | undefined

/** Has the service worker keep each page that is read, and the emergency page with the first. */
export function useKeptPages({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { pathname, search } = useLocation()
  const asGuest = useMatches().some(({ handle }) => (handle as Handle)?.isKeptAsGuest)
  const isPersonal = isLoggedIn && !asGuest
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
    const timer = setTimeout(
      () => void keep({ read: location.href, asGuest, isPersonal }).catch(() => {}),
      pause,
    )
    return () => clearTimeout(timer)
  }, [pathname, search, asGuest, isPersonal])
}

/** Rejects where the browser refuses a worker: nothing is kept then. */
async function keep(page: Omit<ReadPage, 'language'>) {
  await loaded()
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ ...page, language: document.documentElement.lang } satisfies ReadPage, [])
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })
