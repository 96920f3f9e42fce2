import { useEffect } from 'react'
import { useLocation } from 'react-router'

const delay = 1_000

export const hasVisited = () => /(?:^|; )hasVisitedBefore=true(?:;|$)/.test(document.cookie)

/**
 * Opens the preferences a second after the first page, except for crawlers and on the preferences page itself.
 * @param setOpen a state's setter
 */
export function useFirstVisit(setOpen: (open: boolean) => void) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (hasVisited() || isCrawler() || pathname === '/preferences') return
    const timer = setTimeout(() => hasVisited() || setOpen(true), delay)
    return () => clearTimeout(timer)
  }, [pathname, setOpen])
}

const isCrawler = () =>
  /bot|crawl|spider|slurp|lighthouse|preview|facebookexternalhit/i.test(navigator.userAgent)
