import { useEffect, useSyncExternalStore } from 'react'
import type { Banner } from './banners.ts'

let onShow: readonly Banner[] = []
let isCovered = false
const listeners = new Set<() => void>()

/** The banners of the current page: the lightbox picks from them when the visitor leaves it. */
export const bannersOnShow = () => onShow

export function useOnShow(banners: readonly Banner[]) {
  useEffect(() => {
    onShow = banners
    return () => {
      onShow = []
    }
  }, [banners])
}

/** The lightbox shows an advertisement, or no longer: the page's own is not to be seen beside it. */
export function cover(covered: boolean) {
  isCovered = covered
  for (const listener of listeners) listener()
}

export const useCovered = () =>
  useSyncExternalStore(
    listen,
    () => isCovered,
    () => false,
  )

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
