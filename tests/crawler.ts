import { fetchMade } from './ask.ts'
import { withoutScripts } from './without-scripts.ts'

/** What an address answered, and what its document says of itself. */
export type CrawledPage = {
  /** Path and search. */
  readonly address: string
  readonly status: number
  readonly isDocument: boolean
  readonly canonical: string | undefined
  /** hreflang and path. */
  readonly alternates: readonly (readonly [tag: string, address: string])[]
  readonly indexed: boolean
  readonly links: readonly Link[]
}
export type Link = { readonly address: string; readonly nofollow: boolean }

const atOnce = 4 // as many as a site makes at once however busy: none waits in its line, and is refused

/** Asks for all of these addresses of a site, some at a time, and reads their documents. Follows no redirect. */
export async function visitAll(origin: string, addresses: Iterable<string>): Promise<CrawledPage[]> {
  const left = [...new Set(addresses)]
  const visited: CrawledPage[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop())
        visited.push(await visit(origin, next))
    }),
  )
  return visited
}

async function visit(origin: string, address: string): Promise<CrawledPage> {
  const answer = await fetchMade(origin + address, {
    redirect: 'manual',
    headers: { 'accept-language': 'en' },
  })
  const isDocument = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  const body = await answer.text()
  const html = isDocument ? withoutScripts(body) : ''
  const tags = [...html.matchAll(/<(?:link|meta|a|img)\s[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const relative = (href = '') => (href.startsWith(origin) ? href.slice(origin.length) || '/' : href)
  return {
    address,
    isDocument,
    status: answer.status,
    canonical: tags.filter(({ rel }) => rel === 'canonical').map(({ href }) => relative(href))[0],
    alternates: tags
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map(({ hreflang = '', href }) => [hreflang, relative(href)] as const),
    indexed: !tags.some(({ name, content }) => name === 'robots' && content?.includes('noindex')),
    links: tags.flatMap(({ href, src, rel = '', hreflang }) => {
      const to = relative(href ?? src)
      const isOurs = /^\/(?!\/)/.test(to) && rel !== 'canonical' && !hreflang
      return isOurs ? [{ address: to.replace(/#.*/, ''), nofollow: rel.includes('nofollow') }] : []
    }),
  }
}

/** By name in lower case, without character references. */
function attributesOf(tag: string): Partial<Record<string, string>> {
  const pairs = [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), plain(value)]))
}

const plain = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** The texts of all elements of this name, as `loc` of a sitemap. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    plain(text).replaceAll('&apos;', "'"),
  )
