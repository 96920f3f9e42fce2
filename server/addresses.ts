import type { IslandChoice } from '../app/ground/request/islands.ts'
import { languageIn } from '../app/ground/query/language.ts'
import { type Routes, routeQueries } from './route-queries.ts'

const longest = 2_048 // characters of a path

/**
 * What to do with a request's address before a page sees it. Never throws.
 * `redirect` is a path on this site for an address that is spelled oddly; `undefined` in both: there is no such page.
 */
export function normalizeUrl(address: string): { url?: URL; redirect?: string } {
  const url = new URL(address)
  if (url.pathname.length > longest) return {}
  const path = withoutOddities(url.pathname)
  const search = url.search.replaceAll('%00', '')
  // One slash first, never two: `//host` would lead a browser to another site.
  const straight = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  if (straight !== path) return { redirect: straight + search }
  if (path !== url.pathname) url.pathname = path
  if (search !== url.search) url.search = search
  return { url }
}

/**
 * Broken percent-encoding becomes a plain percent sign; invalid UTF-8 and null characters, which PostgreSQL refuses,
 * become the replacement character. So no path turns into one that has a limit.
 */
function withoutOddities(path: string) {
  try {
    return decodeURIComponent(path).includes('\0') ? withoutNull(path) : path
  } catch {
    const whole = path.replace(/%(?![\da-f]{2})/gi, '%25')
    const readable = whole.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
      const text = Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8')
      return encodeURIComponent(text)
    })
    return withoutNull(readable)
  }
}

const withoutNull = (path: string) => path.replaceAll('%00', '%EF%BF%BD')

const dataSuffix = '.data'
const mostRemembered = 10_000
const longestRemembered = 500 // characters: longer ones are no one's habit, and many of them would fill the memory

/**
 * The address under which a page is rendered and stored: parameters that its route's query doesn't know are left out,
 * and the others have a fixed order. React Router loads a page's data from an address of its own. The result is
 * remembered, because reading the filters costs more than an answer from memory.
 */
export function storedAddresses(routes: Routes): (url: URL, island: IslandChoice) => string {
  const queryOf = routeQueries(routes)
  const remembered = new Map<string, string>()
  return (url, island) => {
    const requested = `${island} ${url.pathname}${url.search}`
    const known = remembered.get(requested)
    if (known) return known
    const address = url.pathname.endsWith(dataSuffix) ? dataAddress(url, island) : canonical(url, island)
    if (requested.length > longestRemembered) return address
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(requested, address)
    return address
  }

  function canonical(url: URL, island: IslandChoice) {
    const parameters = queryOf(url.pathname)?.canonical(url, island) ?? new URLSearchParams()
    const language = languageIn(url)
    if (language) parameters.set('lang', language)
    return parameters.size > 0 ? `${url.pathname}?${parameters}` : url.pathname
  }

  function dataAddress(url: URL, island: IslandChoice) {
    const page = new URL(url)
    page.pathname = url.pathname.slice(0, -dataSuffix.length)
    const [path, query] = canonical(page, island).split('?')
    const routes = url.searchParams.get('_routes')
    const kept = [query, routes && `_routes=${encodeURIComponent(routes)}`].filter(Boolean).join('&')
    return path + dataSuffix + (kept && `?${kept}`)
  }
}
