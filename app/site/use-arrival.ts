import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * After a navigation to another path, the focus is on the page's heading, where keyboards and screen readers
 * continue. The page scrolls to the top smoothly; going back jumps to the earlier position.
 */
export function useArrival() {
  const { pathname, hash, key } = useLocation()
  const back = useNavigationType() === 'POP'
  // A layout that is new though the document is not: one came from a page outside of it.
  const lastPath = useRef(back ? pathname : '')

  useEffect(() => {
    const { classList } = document.documentElement
    // From a moment before the first navigation on.
    classList.add('scroll-smooth')
    const jump = () => classList.remove('scroll-smooth')
    addEventListener('popstate', jump)
    return () => removeEventListener('popstate', jump)
  }, [key])

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
