import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * After a navigation to another path, the focus is on the page's heading, from where a keyboard goes on and a screen
 * reader reads. The way to the top is smooth; going back jumps to where one was.
 */
export function useArrival() {
  const { pathname, hash } = useLocation()
  const back = useNavigationType() === 'POP'
  // A layout that is new though the document is not: one came from a page outside of it.
  const lastPath = useRef(back ? pathname : '')

  useLayoutEffect(() => {
    document.documentElement.classList.toggle('scroll-smooth', !back)
  })

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    const target =
      !hash && (document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'))
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, hash])
}
