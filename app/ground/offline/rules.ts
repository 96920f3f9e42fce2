/** What the service worker does with a request that a page makes. */
export type Handling = 'page' | 'data' | 'asset' | 'file' | 'logout' | 'none'

/** The parts of a request that decide how it is handled. */
export type RequestFacts = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>

/** Told by a page, some time after it came and after pictures came on it. One of an earlier build tells less. */
export type ReadPage = {
  /** Its address. */
  readonly read: string
  /** Whether it was told before, and only has pictures that it had not then. */
  readonly hasNewPictures?: boolean
  /** Whether it is to be kept as a guest gets it. */
  readonly asGuest: boolean
  /** Whether it was made for an account: the server would answer with what is not for keeping. */
  readonly isPersonal?: boolean
  /** The addresses of those that were shown on it, on this site. */
  readonly pictures?: readonly string[]
  readonly language?: string
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

/** The files of this site that a page names. */
export const filesIn = (html: string): Set<string> =>
  new Set(
    Array.from(
      html.matchAll(/["'(, ](\/(?:assets|pictures|media|fonts|map)\/[\w./-]+|\/[\w-]+\.svg)/g),
      ([, path]) => path!,
    ),
  )

const isPicture = (path: string) => /^\/(?:pictures|media)\//.test(path)

const mostPictures = 40

/**
 * What a page needs to look whole: the scripts, words and fonts that it names, and of its pictures the first that were
 * `shown`. It names each photo in all its versions, of which a device needs one.
 */
export function filesOf(html: string, shown: readonly string[]): string[] {
  const named = filesIn(html)
  const pictures = shown.filter((path) => isPicture(path) && named.has(path))
  return [...[...named].filter((path) => !isPicture(path)), ...pictures.slice(0, mostPictures)]
}

/** The photo that an address is a version of, `/media/{name}/{width}.{format}`. */
export const photoOf = (path: string): string | undefined => /^\/media\/\w{64}(?=\/|$)/.exec(path)?.[0]

/**
 * Of the `cached` files, the oldest first, those to let go so that no more than `most` stay: first pictures that no kept
 * page names, then other pictures and what else none names, as late scripts are. Other files that a kept page names stay.
 */
export function surplusFiles(cached: readonly string[], named: ReadonlySet<string>, most: number): string[] {
  const unnamedPictures = cached.filter((path) => isPicture(path) && !named.has(path))
  const next = cached.filter((path) => isPicture(path) === named.has(path))
  return [...unnamedPictures, ...next].slice(0, Math.max(0, cached.length - most))
}

/** Of the kept pages, the latest first, those to let go so that all others need no more than `most` scripts and fonts. */
export function surplusPages(
  kept: readonly { key: string; named: ReadonlySet<string> }[],
  most: number,
): string[] {
  let needed: ReadonlySet<string> = new Set()
  const surplus = kept.filter(({ named }) => {
    const withThis = new Set([...needed, ...[...named].filter((path) => !isPicture(path))])
    if (withThis.size > most) return true
    needed = withThis
    return false
  })
  return surplus.map(({ key }) => key)
}

/** The keys to let go so that the `most` latest stay. */
export const outdated = (kept: readonly { key: string; keptAt: number }[], most: number): string[] =>
  kept
    .toSorted((a, b) => b.keptAt - a.keptAt)
    .slice(most)
    .map(({ key }) => key)
