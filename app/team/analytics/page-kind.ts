import { knownAreas, knownLists } from '../../directory/known-areas.ts'
import { standingSlugs } from '../../reading/standing-pages/slugs.ts'

/** First path segments of the pages that visitors read and that are not lists of an area; staff pages are not counted. */
const others = new Set<string>([
  'services',
  'experiences',
  'blog',
  'ask-local',
  'search',
  'favorites',
  'preferences',
  'contact',
  'api',
  'report',
  'login',
  'signup',
  'second-step',
  'forgot-password',
  'reset-password',
  'verify-email',
  'unsubscribe',
  'people',
  'profile',
  'orders',
  'bookings',
  'applications',
  'claims',
  'claim-objection',
  'colleagues',
  'sales',
  'reviews',
  'decisions',
  'messages',
  'notifications',
  'account',
  'user-listings',
  'saved-searches',
  'create-listing',
  'advertise',
  ...standingSlugs,
])

/** Pages of one kind have one name, as `/vehicles` or `/vehicles/*`; null: a page that is not counted. */
export function pageKind(path: string): string | null {
  if (path === '/' || knownLists().has(path)) return path
  const area = areaAt(path)
  if (area) return `${area.path}/*`
  const [first = '', ...rest] = path.slice(1).split('/')
  if (!others.has(first)) return null
  return rest.length > 0 ? `/${first}/*` : `/${first}`
}

/** The listing with this page, as `/hotels/taxi/taxi-1`; null of any other. */
export function listingAt(path: string): { kind: string; ref: string } | null {
  const area = areaAt(path)
  const ref = area && decoded(path.slice(area.path.length + 1))
  return ref ? { kind: area.kind, ref } : null
}

/** `/hotels/taxi/7` is of the taxis, and not of the hotels. */
const areaAt = (path: string) =>
  knownAreas()
    .filter((area) => path.startsWith(`${area.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]

function decoded(text: string): string | null {
  try {
    const ref = decodeURIComponent(text)
    return /^[^/\0]{1,200}$/.test(ref) ? ref : null
  } catch {
    return null
  }
}
