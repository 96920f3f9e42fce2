import { areas, lists } from '../../registry/areas.ts'
import { standingSlugs } from '../../reading/standing-pages/slugs.ts'

/** What stands first in the addresses of pages that are no lists of an area; those of the staff are not counted. */
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
  'forgot-password',
  'profile',
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
  if (path === '/' || lists.has(path)) return path
  const area = areaOf(path)
  if (area) return `${area.path}/*`
  const [first = '', ...rest] = path.slice(1).split('/')
  if (!others.has(first)) return null
  return rest.length > 0 ? `/${first}/*` : `/${first}`
}

/** The listing with this page, as `/hotels/taxi/taxi-1`; null of any other. */
export function listingAt(path: string): { kind: string; ref: string } | null {
  const area = areaOf(path)
  const ref = area && decoded(path.slice(area.path.length + 1))
  return ref ? { kind: area.kind, ref } : null
}

const longestFirst = areas
  .map((area) => ({ area, beginning: `${area.path}/` }))
  .toSorted((a, b) => b.beginning.length - a.beginning.length)
const areaOf = (path: string) => longestFirst.find(({ beginning }) => path.startsWith(beginning))?.area

function decoded(text: string): string | null {
  try {
    const ref = decodeURIComponent(text)
    return /^[^/\0]{1,200}$/.test(ref) ? ref : null
  } catch {
    return null
  }
}
