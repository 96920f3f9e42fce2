import { type Language, languageOfTag } from '../i18n/languages.ts'
import { languageIn, markCopy } from './old-copy.ts'
import type { KeptPageLink } from './offline-page.ts'
import { isKeepable, keyOf, outdated } from './rules.ts'

// Increase the number when the format of the copies changes.
export const pagesCache = 'pages-1'
export const languageCache = 'language-1'
/** Of no page: a page looks for its address in all caches. */
const languagePlace = '/language'
const mostPages = 30
/** Headers that describe a copy, and the server's headers that are kept. */
const about = { keptAt: 'x-kept-at', title: 'x-kept-title', language: 'x-kept-language' }
const repeated = ['content-type', 'content-security-policy', 'referrer-policy', 'permissions-policy']

/**
 * Puts a page aside and lets the oldest go. A page that is not for keeping is passed over. One that is on its way while
 * the pages are forgotten goes to the cache that was deleted.
 */
export async function keepPage(url: string, answer: Promise<Response>): Promise<void> {
  const [pages, response] = await Promise.all([caches.open(pagesCache), answer.then(cloneToKeep)])
  if (!response) return
  await pages.put(keyOf(url), await copyOf(response))
  const outdatedPages = outdated(await keptPages(), mostPages)
  await Promise.all(outdatedPages.map((key) => pages.delete(key)))
}

/** An answer beside the one that is shown; none of what is not for keeping: unread, it would hold a whole download. */
export const cloneToKeep = (response: Response) => (isKeepable(response) ? response.clone() : undefined)

/** A copy of a page: its text, with the time and the title in headers. */
export async function copyOf(response: Response): Promise<Response> {
  const html = await response.text()
  const headers = new Headers([...response.headers].filter(([name]) => repeated.includes(name)))
  headers.set(about.keptAt, String(Date.now()))
  headers.set(about.title, encodeURIComponent(/<title>([^<]*)/.exec(html)?.[1] ?? ''))
  headers.set(about.language, languageIn(html))
  return new Response(html, { headers })
}

/** The copy of a page with the line that says so; undefined: it was not kept. */
export async function keptPage(url: string): Promise<Response | undefined> {
  const copy = await copyAt(url)
  return copy && asOldCopy(copy)
}

export async function asOldCopy(copy: Response): Promise<Response> {
  const html = markCopy(await copy.text(), keptAt(copy))
  return new Response(html, { headers: copy.headers })
}

export const isKept = async (url: string) => (await copyAt(url)) !== undefined

/** Whether a page was kept within the last `ms`. */
export async function isKeptSince(url: string, ms: number): Promise<boolean> {
  const copy = await copyAt(url)
  return copy !== undefined && isYoung(copy, ms)
}

export const isYoung = (copy: Response, ms: number) => Date.now() - keptAt(copy) < ms

const keptAt = (copy: Response) => Number(copy.headers.get(about.keptAt))

type KeptPage = KeptPageLink & { key: string; keptAt: number }

/** All that is kept, the latest first. */
export async function keptPages(): Promise<KeptPage[]> {
  const copies = await allCopies()
  const entries = copies.map(({ key, copy }): KeptPage => {
    const { pathname, search } = new URL(key)
    return {
      key,
      address: pathname + search,
      keptAt: keptAt(copy),
      title: decodeURIComponent(copy.headers.get(about.title) ?? ''),
    }
  })
  return entries.toSorted((a, b) => b.keptAt - a.keptAt)
}

/** Notes the language of a page that was read, also of one that is not kept. */
export async function noteLanguage(tag: string): Promise<void> {
  const headers = { [about.keptAt]: String(Date.now()), [about.language]: languageOfTag(tag) }
  await (await caches.open(languageCache)).put(languagePlace, new Response(null, { headers }))
}

/** Of the page read last; undefined: none was. */
export async function latestLanguage(): Promise<Language | undefined> {
  const noted = await (await caches.open(languageCache)).match(languagePlace)
  const copies = (await allCopies()).map(({ copy }) => copy)
  const [latest] = [...copies, ...(noted ? [noted] : [])].toSorted((a, b) => keptAt(b) - keptAt(a))
  return latest && (latest.headers.get(about.language) as Language)
}

/** The HTML of a kept page; empty: it is not kept. */
export const textOf = async (url: string) => (await (await copyAt(url))?.text()) ?? ''

/** The HTML of all that is kept, the latest first. */
export async function keptTexts(): Promise<{ key: string; html: string }[]> {
  const copies = (await allCopies()).toSorted((a, b) => keptAt(b.copy) - keptAt(a.copy))
  return Promise.all(copies.map(async ({ key, copy }) => ({ key, html: await copy.text() })))
}

export const forgetPage = async (key: string) => (await caches.open(pagesCache)).delete(key)

/** As when someone signs out on a computer that others use. */
export const forgetPages = () => caches.delete(pagesCache)

const copyAt = async (url: string) => (await caches.open(pagesCache)).match(keyOf(url))

async function allCopies() {
  const pages = await caches.open(pagesCache)
  const found = await Promise.all(
    (await pages.keys()).map(async ({ url }) => ({ key: url, copy: await pages.match(url) })),
  )
  return found.flatMap(({ key, copy }) => (copy ? [{ key, copy }] : []))
}
