import { useCallback, useEffect } from 'react'
import { useLocation, useMatches, useRevalidator } from 'react-router'
import { awaken } from '../ui/late.tsx'
import { copyLine } from './keep-page-while-offline.ts'
import type { ReadPage } from './rules.ts'

/** By then the page is at rest, with the pictures in view, and was read rather than passed by. */
const pause = 2_000 // ms

/** What a route module's `handle` says of a page that is kept as a guest gets it, and has what is personal elsewhere. */
type Handle = { isKeptAsGuest?: boolean } | undefined

/**
 * Has the service worker keep each page that is read, with the pictures shown on it, and the emergency page with the first.
 * @returns what tells it of the page on show again
 */
export function useKeptPages({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { pathname, search } = useLocation()
  const asGuest = useMatches().some(({ handle }) => (handle as Handle)?.isKeptAsGuest)
  const isPersonal = isLoggedIn && !asGuest
  const tell = useCallback(
    (hasNewPictures: boolean) =>
      void keep({ read: location.href, hasNewPictures, asGuest, isPersonal }).catch(() => {}),
    [asGuest, isPersonal],
  )
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tellSoon = (hasNewPictures: boolean) => {
      timer ??= setTimeout(() => {
        timer = undefined
        tell(hasNewPictures)
      }, pause)
    }
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && !isPersonal) tellSoon(true)
    }
    tellSoon(false)
    document.addEventListener('load', onLoad, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('load', onLoad, true)
    }
  }, [pathname, search, isPersonal, tell])
  return useCallback(() => tell(false), [tell])
}

/** The data that the document came with, and what a line of the server would be about. */
let firstData: unknown
let firstPage: string | undefined

/**
 * Reads a page that came as a copy again once there is a connection, takes its line away when that is on show, and has it kept.
 * The line by which the server says that a page is old goes when another page is on show, or the same as it is for a member.
 * @param data of the root, which is read again with every page
 */
export function useFreshCopy(
  data: { readonly viewer: { readonly id: string } | null },
  tellRead: () => void,
) {
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const page = `${pathname}${search} ${data.viewer?.id}`
  useEffect(() => {
    firstPage ??= page
    if (page !== firstPage) document.querySelector('.old-page:not([data-copy])')?.remove()
  }, [page])
  useEffect(() => {
    const read = () => {
      if (!copyLine()) return
      awaken()
      void revalidate()
    }
    // What fails while there is one is read again by `keepPageWhileOffline`.
    if (navigator.onLine) read()
    else window.addEventListener('online', read, { once: true })
    return () => window.removeEventListener('online', read)
  }, [revalidate])
  useEffect(() => {
    firstData ??= data
    const line = data === firstData ? null : copyLine()
    line?.remove()
    if (line) tellRead()
  }, [data, tellRead])
}

/** Rejects where the browser refuses a worker: nothing is kept then. */
async function keep(page: Omit<ReadPage, 'pictures' | 'language'>) {
  await loaded()
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const { lang: language } = document.documentElement
  active?.postMessage({ ...page, pictures: shownPictures(), language } satisfies ReadPage, [])
}

const shownPictures = () =>
  Array.from(document.images)
    .filter(({ currentSrc, complete }) => complete && currentSrc.startsWith(location.origin))
    .map(({ currentSrc }) => new URL(currentSrc).pathname)

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })
