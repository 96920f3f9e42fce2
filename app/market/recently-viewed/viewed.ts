import type { Detail } from '../../directory/detail/load-detail.server.ts'

/** A listing whose page this browser has opened, as it was then. */
export type ViewedListing = Pick<Detail, 'href' | 'title' | 'picture' | 'price' | 'island' | 'village'> & {
  /** The language of the title. */
  readonly lang: string
}

const key = 'recentlyViewed'
const most = 12

/** The newest first; empty when it can't be read. */
export function recentlyViewed(): readonly ViewedListing[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isViewed) : []
  } catch {
    return []
  }
}

/**
 * Remembers the listing that a page shows, if any; not one that its owner sees before or after all others do: the list
 * stays when they log out.
 * @param data the page's loader data
 */
export function rememberPage(data: unknown) {
  const listing = listingOf(data)
  if (!listing || listing.unlisted?.actsForIt) return
  const { href, title, picture, price, island, village } = listing
  const viewed = { href, title, picture, price, island, village }
  const lang = listing.lang ?? document.documentElement.lang
  const others = recentlyViewed().filter((one) => one.href !== href)
  write([{ ...viewed, lang }, ...others].slice(0, most))
}

export const forgetViewed = () => write([])

/** The listing whose own page was loaded with this; see `loadDetail`. */
export function listingOf(data: unknown): Detail | null {
  const { found, missing, listing } = (data ?? {}) as { found?: true; missing?: boolean; listing?: Detail }
  return found && !missing && listing ? listing : null
}

function write(next: readonly ViewedListing[]) {
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // A visitor without storage has no history.
  }
}

function isViewed(value: unknown): value is ViewedListing {
  const { href, title, lang, picture, price, island, village } = (value ?? {}) as Record<string, unknown>
  return (
    [href, title, lang, island, village].every((text) => typeof text === 'string') &&
    (picture === null || typeof picture === 'string') &&
    typeof price === 'object' &&
    isOwnAddress(href as string)
  )
}

/** What is stored could have been written by anything: a link only ever leads to a page of this site. */
const isOwnAddress = (href: string) => /^\/[^/\\]/.test(href)
