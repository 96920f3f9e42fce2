import { expect, test, vi } from 'vitest'
import { areas } from '../../app/registry/areas.ts'
import { parseFilters } from '../../app/directory/filters.ts'
import { isIndexed } from '../../app/directory/list/indexed.ts'
import { alternatesOf } from '../../app/directory/page-meta.ts'
import { languages } from '../../app/ground/i18n/languages.ts'
import { textsOf, visitAll, type CrawledPage } from '../crawler.ts'
import { hasTurn, pages } from '../pages.ts'
import { longestWait } from '../patience.ts'
import { startSite } from '../site.ts'

const site = await startSite({ environment: { TRUSTED_PROXIES: '127.0.0.1 ::1' } })
/** The number of links of each shape that crawlers must not follow, of which an eighth is tried each day. */
const fewOfAShape = 2

let asker = 0
// Each file for another crawler: one is given sixty a minute.
const addressesIn = async (file: string) => {
  const headers = { 'x-forwarded-for': `2001:db8:0:${++asker}::1` }
  const answer = await site.ask(file, { headers })
  return textsOf(await answer.text(), 'loc').map((address) => address.slice(site.origin.length))
}
// The lists of categories come with the first count, moments after the start.
await vi.waitUntil(async () => (await addressesIn('/sitemaps/vehicles/any/lists.xml')).length > 1, {
  timeout: longestWait,
  interval: 200,
})
const parts = await addressesIn('/sitemap.xml')
const inParts = new Map<string, string[]>()
for (const part of parts) inParts.set(part, await addressesIn(part)) // all at once would be too many for a busy site
const partsIn = (language: string) =>
  parts.filter((part) => part.split('/').includes(language) || part.endsWith(`/${language}.xml`))
const bare = partsIn('any').flatMap((part) => inParts.get(part)!)
const visited = new Map((await visitAll(site.origin, bare)).map((page) => [page.address, page]))

const asked = (address: string, language: string) =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
const versionsOf = (address: string) => alternatesOf(address).map(({ tag, href }) => [tag, href])
const named = (pages: Iterable<CrawledPage>, isWrong: (page: CrawledPage) => boolean) =>
  [...pages]
    .filter(isWrong)
    .map(({ address, status, canonical }) => `${status} ${address}, canonical ${canonical}`)
const isProper = ({ address, status, canonical, indexed, alternates }: CrawledPage) =>
  status === 200 &&
  indexed &&
  canonical === address &&
  String(alternates) === String(versionsOf(withoutLanguage(address)))
const withoutLanguage = (address: string) => address.replace(/[?&]lang=\w+$/, '')

test('the sitemap has every area in every language, each address once, and the same ones in all languages', () => {
  expect(new Set(bare).size).toBe(bare.length)
  for (const { path } of areas) expect(bare).toContain(path)
  for (const language of languages)
    expect(partsIn(language).flatMap((part) => inParts.get(part)!)).toEqual(
      bare.map((address) => asked(address, language)),
    )
})

test('every address of the sitemap answers, is its own canonical and names itself in all languages', () => {
  expect(named(visited.values(), (page) => !isProper(page))).toEqual([])
})

test('so do the first addresses of each part in the other languages, which is what the alternates lead to', async () => {
  const some = parts
    .filter((part) => !partsIn('any').includes(part))
    .flatMap((part) => inParts.get(part)!.slice(0, 1))
  expect(some.length).toBeGreaterThan(60)
  expect(named(await visitAll(site.origin, some), (page) => !isProper(page))).toEqual([])
})

const robots = await (await site.ask('/robots.txt')).text()
const closed = [...robots.matchAll(/^Disallow: (\/[^*\n]*)$/gm)].map(([, start = '']) => start)
/** Pages that are closed to robots, except for programs, redirect signed-out visitors to /login. */
const isWrong = ({ status, address }: CrawledPage) => status !== 200 && !(status === 302 && isClosed(address))
/** The forms of bookings, applications and orders are, too: most of them ask for an account. */
const isClosed = (address: string) =>
  closed.some((start) => address.startsWith(start)) ||
  (robots.includes('Disallow: /*/book?') && address.includes('/book?')) ||
  (robots.includes('Disallow: /*/apply$') && address.endsWith('/apply')) ||
  (robots.includes('Disallow: /*/buy$') && address.endsWith('/buy'))

test('every link on every page that a crawler comes to answers, and none by leading elsewhere', async () => {
  for (let next = unvisitedInTurn(visited.values()); next.length > 0;) {
    const found = await visitAll(site.origin, next)
    for (const page of found) visited.set(page.address, page)
    next = unvisitedInTurn(found)
  }
  expect(named(visited.values(), isWrong)).toEqual([])
  const others = await visitAll(
    site.origin,
    fewOfEachShape(linksOf(visited.values(), true).toSorted()).filter((_, at) => hasTurn(at, 0, 8)),
  )
  expect(named(others, isWrong)).toEqual([])
})

test('every page that crawlers reach is in the sitemap, or is noindex, or names another canonical address', () => {
  const isKnown = ({ address, canonical }: CrawledPage) =>
    canonical !== undefined && (canonical !== address || bare.includes(address))
  const documents = [...visited.values()].filter(({ isDocument }) => isDocument)
  expect(named(documents, (page) => page.indexed && !isKnown(page) && !isOneOfMany(page.address))).toEqual([])
})

test('no link leads crawlers to a list with two filters, a sort or a view', () => {
  const wrong = [...visited.values()].flatMap(({ address, links }) =>
    links
      .filter((link) => !link.nofollow && isListed(link.address) === false)
      .map((link) => `${address} leads to ${link.address}`),
  )
  expect(wrong).toEqual([])
})

test('on every kind of page: what is not to be indexed names no versions, all else its own address and its versions', async () => {
  const kinds = await visitAll(
    site.origin,
    pages.map(({ path }) => path),
  )
  const isRight = ({ status, indexed, canonical, alternates }: CrawledPage) =>
    indexed
      ? status === 200 && canonical !== undefined && String(alternates) === String(versionsOf(canonical))
      : alternates.length === 0
  expect(named(kinds, (page) => !isRight(page))).toEqual([])
  expect(named(kinds, ({ address, indexed }) => isListed(address) === !indexed)).toEqual([])
})

/** What the pages lead to and was not visited yet: an eighth each day, in `npm run sweep` all. */
const unvisitedInTurn = (pages: Iterable<CrawledPage>) =>
  linksOf(pages)
    .filter((address) => !visited.has(address))
    .toSorted()
    .filter((_, at) => hasTurn(at, 0, 8))

/** A list with a single filter may be indexed without being worth a line of the sitemap. */
const isOneOfMany = (address: string) => isListed(address) || address.startsWith('/blog/tag/')

/** Whether a list is for search engines; undefined: this is no list. */
function isListed(address: string): boolean | undefined {
  const url = new URL(address, site.origin)
  const area = areas.find(({ path }) => path === url.pathname)
  return area && isIndexed(area, parseFilters(area, url.searchParams))
}

const linksOf = (pages: Iterable<CrawledPage>, nofollow = false) => [
  ...new Set(
    [...pages].flatMap(({ links }) =>
      links.filter((link) => link.nofollow === nofollow).map(({ address }) => address),
    ),
  ),
]

/** Addresses of one shape differ only in values and numbers. */
function fewOfEachShape(addresses: readonly string[]) {
  const shapes = Map.groupBy(addresses, (address) =>
    address.replace(/=[^&]*/g, '').replace(/\/[^/?]*(?=\/contact)/, ''),
  )
  return [...shapes.values()].flatMap((alike) => alike.slice(0, fewOfAShape))
}
