import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** By then the page is at rest, and was read rather than passed by. */
const pause = 2_000 // ms

/** Has the service worker keep each page that is read, and the emergency page with the first. */
export function useKeptPages() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
    const timer = setTimeout(() => void keep(location.href).catch(() => {}), pause)
    return () => clearTimeout(timer)
  }, [pathname, search])
}

/** Rejects where the browser refuses a worker: nothing is kept then. */
async function keep(read: string) {
  await loaded()
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ read }, [])
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })
