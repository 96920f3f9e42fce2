import type { Page } from 'playwright-core'
import { parseHTML } from 'linkedom'
import { fetchMade } from './ask.ts'
import { entriesOf, textsOf } from './plain-form.ts'
import { found, queriesOf } from './plain-locator.ts'
import type { Site } from './site.ts'

type Cookie = { name: string; value: string }
export type PlainVisitor = {
  language?: string
  browser?: { storageState: { cookies: readonly Cookie[] } }
}

const mostRedirects = 5

/**
 * How people without scripts come to a site: a page is asked for as a browser does, and what `getByRole` and the like
 * find in it is pressed, filled and sent as one would. It knows nothing of styles: what is about sizes needs a browser.
 * @returns what tests and their helpers take for Playwright's page; what only a browser can do, it has not.
 */
export function plainVisitorsOf(site: Site) {
  return async (path: string, { language = 'en-US', browser }: PlainVisitor = {}): Promise<Page> => {
    const cookies = new Map([['hasVisitedBefore', 'true']])
    for (const { name, value } of browser?.storageState.cookies ?? []) cookies.set(name, value)
    const { page } = plainTab(site, cookies, language)
    await page.goto(path)
    return page
  }
}

function plainTab(site: Site, cookies: Map<string, string>, language: string) {
  let shown = { url: site.origin, status: 0, html: '', document: parse('') }
  let opened = Promise.withResolvers<Page>()

  async function load(address: string, init: RequestInit = {}, redirects = 0): Promise<void> {
    const url = new URL(address, shown.url)
    if (url.origin !== site.origin) throw new Error(`${url.href} is another site.`)
    const response = await fetchMade(url, {
      ...init,
      redirect: 'manual',
      headers: {
        accept: 'text/html,application/xhtml+xml',
        'accept-language': language,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        referer: shown.url,
        ...(init.method && { origin: site.origin, 'sec-fetch-site': 'same-origin' }),
      },
    })
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line)
    const html = await response.text()
    const next = response.headers.get('location')
    if (next && redirects < mostRedirects) {
      const target = new URL(next, url)
      target.hash ||= url.hash
      const keepsMethod = response.status === 307 || response.status === 308
      return load(target.href, keepsMethod ? init : {}, redirects + 1)
    }
    shown = { url: url.href, status: response.status, html, document: parse(html) }
  }

  /** Sends a form as its button does, or as Enter in one of its fields. */
  async function submit(form: HTMLFormElement, button?: Element): Promise<void> {
    const of = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name)
    const entries = entriesOf(form, button)
    const action = new URL(of('action') || shown.url, shown.url)
    const tab = of('target') === '_blank' ? plainTab(site, cookies, language) : undefined
    const answer = tab?.load ?? load
    if ((of('method') ?? 'get').toLowerCase() === 'get') {
      action.search = new URLSearchParams(textsOf(entries)).toString()
      await answer(action.href)
    } else {
      const body = new FormData()
      for (const [name, value] of entries) body.append(name, value)
      const isMultipart = of('enctype') === 'multipart/form-data'
      await answer(action.href, {
        method: 'POST',
        body: isMultipart ? body : new URLSearchParams(textsOf(entries)),
      })
    }
    if (tab) opened.resolve(tab.page)
  }

  const page = {
    ...queriesOf(() => found(() => [shown.document.documentElement], { follow: load, submit })),
    url: () => shown.url,
    context: () => ({
      newPage: async () => plainTab(site, cookies, language).page,
      waitForEvent: (_event: 'page') => (opened = Promise.withResolvers<Page>()).promise,
      cookies: async () => [...cookies].map(([name, value]) => ({ name, value })),
    }),
    content: async () => shown.html,
    goto: async (address: string) => {
      await load(address)
      const { status } = shown
      return { status: () => status }
    },
    /** Nothing here comes later: says where one is instead. */
    async waitForURL(address: string | RegExp | ((url: URL) => boolean)) {
      if (!isAt(new URL(shown.url), address)) throw new Error(`This is ${shown.url}, not ${String(address)}.`)
    },
  }
  return { page: page as unknown as Page, load }
}

/** React writes some attributes in camel case, which HTML doesn't tell apart and linkedom does. */
function parse(html: string): Document {
  const { document } = parseHTML(html)
  for (const element of document.querySelectorAll('form, button, input, select, textarea'))
    for (const name of element.getAttributeNames())
      if (name !== name.toLowerCase()) element.setAttribute(name.toLowerCase(), element.getAttribute(name)!)
  return document
}

function keepCookie(cookies: Map<string, string>, line: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  const isGone = /;\s*max-age=0\b/i.test(line) || /;\s*expires=thu, 01 jan 1970/i.test(line)
  if (isGone) cookies.delete(name)
  else cookies.set(name, value)
}

function isAt(url: URL, address: string | RegExp | ((url: URL) => boolean)) {
  if (typeof address === 'function') return address(url)
  if (address instanceof RegExp) return address.test(url.href)
  const parts = address.split(/\*+/).map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(url.href)
}
