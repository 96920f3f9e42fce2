/** What the service worker does with a request that a page makes. */
export type Handling = 'page' | 'data' | 'asset' | 'file' | 'logout' | 'none'

/** The parts of a request that decide how it is handled. */
export type RequestFacts = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>

/**
 * Told by a page: its address and language, whether it is to be kept as a guest gets it, and whether it was made for an
 * account, so that the server would answer with what is not for keeping.
 */
export type ReadPage = {
  readonly read: string
  readonly asGuest: boolean
  readonly isPersonal: boolean
  readonly language: string
}

const fileFolders = /^\/(?:pictures|media|fonts|map|icons)\/|^\/[\w-]+\.(?:svg|png|ico)$/

/** `origin` is the site's own. Requests that are not ours go to the network untouched. */
export function handlingOf({ method, mode, url, headers }: RequestFacts, origin: string): Handling {
  const address = new URL(url)
  if (address.origin !== origin) return 'none'
  if (/^\/(?:logout(?:\.data)?|api\/auth\/logout)$/.test(address.pathname)) return 'logout'
  if (method !== 'GET' || headers.has('range')) return 'none'
  if (mode === 'navigate') return 'page'
  if (address.pathname.endsWith('.data')) return isAskedAhead(mode, headers) ? 'none' : 'data'
  if (address.pathname.startsWith('/assets/')) return 'asset'
  return fileFolders.test(address.pathname) ? 'file' : 'none'
}

/** A link that was only pointed at is not followed yet. */
const isAskedAhead = (mode: RequestMode, headers: Headers) =>
  mode === 'no-cors' || /prefetch/.test(headers.get('sec-purpose') ?? '')

/** The address under which a page is kept: the part after # is another place on the same page. */
export function keyOf(url: string): string {
  const { origin, pathname, search } = new URL(url)
  return origin + pathname + search
}

/** The page whose data React Router asks for, by an address that it derives from the page's. */
export function pageOfData(url: string): string {
  const address = new URL(url)
  address.pathname = address.pathname.replace(/(?:\/_)?\.data$/, '') || '/'
  address.searchParams.delete('_routes')
  return address.href
}

/**
 * Whether a page may be kept: one that everyone gets. The server forbids to store what it made for one person; a page
 * that another address led to would be shown under the wrong one.
 */
export const isKeepable = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  (type === 'basic' || type === 'default') &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store/.test(headers.get('cache-control') ?? '')

const mostPictures = 40

/** What a page needs to look whole: its scripts, words and fonts, and its first pictures. Addresses on this site. */
export function filesOf(html: string): string[] {
  const found = html.matchAll(/["'(, ](\/(?:assets|pictures|media|fonts|map)\/[\w./-]+|\/[\w-]+\.svg)/g)
  const files = [...new Set([...found].map(([, path]) => path!))]
  const isPicture = (path: string) => /^\/(?:pictures|media)\//.test(path)
  return [...files.filter((path) => !isPicture(path)), ...files.filter(isPicture).slice(0, mostPictures)]
}

/** The keys to let go so that the `most` latest stay. */
export const outdated = (kept: readonly { key: string; keptAt: number }[], most: number): string[] =>
  kept
    .toSorted((a, b) => b.keptAt - a.keptAt)
    .slice(most)
    .map(({ key }) => key)
