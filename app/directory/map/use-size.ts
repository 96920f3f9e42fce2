import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './view.ts'

/** The element's size in pixels, and again whenever it changes. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const measure = () => setSize({ width: measured.clientWidth, height: measured.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return size
}
