import { useEffect } from 'react'
import { useLocation } from 'react-router'

const delay = 1_000

export const hasVisited = () => /(?:^|; )hasVisitedBefore=true(?:;|$)/.test(document.cookie)

/**
 * Opens the preferences on the first visit after a second in which the visitor did nothing, except for crawlers, on the
 * preferences page itself, over another dialog, while a text field has the focus, and where the browser refuses the
 * cookies that would keep the answer.
 * @param setOpen a state's setter
 */
export function useFirstVisit(setOpen: (open: boolean) => void) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!navigator.cookieEnabled || hasVisited() || isCrawler() || pathname === '/preferences') return
    const ending = new AbortController()
    const options = { signal: ending.signal, capture: true, passive: true }
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(openOrWait, delay)
    }
    const openOrWait = () => {
      if (document.querySelector(':is(:modal, :popover-open, :read-write:focus)')) return wait()
      ending.abort()
      if (!hasVisited()) setOpen(true)
    }
    wait()
    for (const sign of ['pointerdown', 'pointermove', 'keydown']) window.addEventListener(sign, wait, options)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [pathname, setOpen])
}

const isCrawler = () =>
  /bot|crawl|spider|slurp|lighthouse|preview|facebookexternalhit/i.test(navigator.userAgent)
