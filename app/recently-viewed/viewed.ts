import type { ListingCard } from '../directory/listing.ts'

/** A listing whose page this browser has opened, as its card showed it then. */
export type Viewed = Pick<ListingCard, 'href' | 'title' | 'picture' | 'price' | 'island' | 'village'> & {
  /** The language of the title. */
  readonly lang: string
}

const key = 'recentlyViewed'
const most = 12

/** The newest first; empty when it can't be read. */
export function recentlyViewed(): readonly Viewed[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isViewed) : []
  } catch {
    return []
  }
}

/** Nothing happens where the browser keeps nothing. */
export function remember(viewed: Viewed) {
  write([viewed, ...recentlyViewed().filter(({ href }) => href !== viewed.href)].slice(0, most))
}

export const forgetViewed = () => write([])

function write(next: readonly Viewed[]) {
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // A visitor without storage has no history.
  }
}

function isViewed(value: unknown): value is Viewed {
  const { href, title, lang, picture, island, village } = (value ?? {}) as Record<string, unknown>
  const texts = [href, title, lang, island, village]
  return (
    texts.every((one) => typeof one === 'string') &&
    (picture === null || typeof picture === 'string') &&
    isOwnAddress(href)
  )
}

/** What a page of this browser wrote could be anything: a link only ever leads to a page of this site. */
const isOwnAddress = (href: unknown) => typeof href === 'string' && /^\/[^/\\]/.test(href)
