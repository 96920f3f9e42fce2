import { type RefObject, useEffect, useState } from 'react'

/** Turns true once the element was on the screen and the page had nothing else to do. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      if ('requestIdleCallback' in window) requestIdleCallback(() => setSeen(true))
      else setSeen(true)
    })
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return seen
}
