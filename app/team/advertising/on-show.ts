import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Banner } from './banners.ts'

type Visit = { readonly pathname: string; readonly search: string; readonly banners: readonly Banner[] }
type Visits = { readonly last: Visit | undefined; readonly current: Visit | undefined }

let visits: Visits = { last: undefined, current: undefined }
let isCovered = false
const listeners = new Set<() => void>()

/** Notes the page on show and its banners: the lightbox picks from them, though it comes with the first sign of a visitor. */
export function useOnShow(banners: readonly Banner[]) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const { last, current } = visits
    const left = current?.pathname === pathname ? last : current
    visits = { last: left, current: { pathname, search, banners } }
    tell()
  }, [pathname, search, banners])
}

export const currentVisits = () => visits

/** The page on show and the one that the visitor came from, in this document. */
export const useVisits = () => useSyncExternalStore(listen, currentVisits, currentVisits)

/** The lightbox shows an advertisement, or no longer: the page's own is not to be seen beside it. */
export function cover(covered: boolean) {
  isCovered = covered
  tell()
}

export const useCovered = () =>
  useSyncExternalStore(
    listen,
    () => isCovered,
    () => false,
  )

function tell() {
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
