import { useEffect } from 'react'
import { useMatches } from 'react-router'
import type { Detail } from '../directory/detail/load-detail.server.ts'
import { remember } from './viewed.ts'

/** Remembers the listing whose page is on show; tells whether there is one. */
export function useRemembered(): boolean {
  const listing = listingOf(useMatches().at(-1)?.loaderData)
  useEffect(() => {
    if (!listing) return
    const { href, title, picture, price, island, village } = listing
    const lang = listing.lang ?? document.documentElement.lang
    remember({ href, title, picture, price, island, village, lang })
  }, [listing])
  return listing !== null
}

/** Of a page that is a listing's own: what `loadDetail` gave it. */
function listingOf(data: unknown): Detail | null {
  const { found, missing, listing } = (data ?? {}) as { found?: true; missing?: boolean; listing?: Detail }
  return found && !missing && listing ? listing : null
}
