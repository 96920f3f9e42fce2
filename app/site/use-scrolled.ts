import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled further down than so many pixels. */
export const useScrolled = (pixels: number) =>
  useSyncExternalStore(
    listen,
    () => window.scrollY > pixels,
    () => false,
  )

function listen(tell: () => void) {
  window.addEventListener('scroll', tell, { passive: true })
  return () => window.removeEventListener('scroll', tell)
}
