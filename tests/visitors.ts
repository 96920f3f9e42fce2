import { readFileSync } from 'node:fs'
import type axeCore from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { untilMade } from './ask.ts'
import { openPage } from './browser-windows.ts'
import { seed } from './seed.ts'
import type { Site } from './site.ts'

type Cookies = Parameters<BrowserContext['addCookies']>[0]

export type Visitor = {
  /** The size of the screen in pixels. */
  width?: number
  height?: number
  touch?: boolean
  /** What the browser asks for, `ko-KR`. */
  language?: string
  theme?: 'light' | 'dark'
  javaScript?: boolean
  /** Was never here: the preferences dialog will come. */
  first?: boolean
  /** Has nothing of the site in the browser's cache. */
  fresh?: boolean
  /** Errors in the console that belong to what the test is about. */
  expected?: RegExp
  browser?: BrowserContextOptions
  /** Called before the first page is asked for. What it sets ends with the visit, as routes and listeners do. */
  before?: (page: Page) => Promise<unknown>
  /** The same for scripts and clocks, which stay with their window: no other visit gets it. */
  prepare?: (page: Page) => Promise<unknown>
}

/**
 * How people come to a site: `visit('/vehicles', { width: 390 })` is a new browser window with that page, ready to be
 * used. The test fails when its console shows an error: one of a script, of hydration or of the content policy.
 */
export function visitorsOf(site: Site) {
  return async (path: string, visitor: Visitor = {}): Promise<Page> => {
    const { javaScript = true, first, expected } = visitor
    const page = await openPage(site, visitor)
    if (!first)
      await page.context().addCookies([{ name: 'hasVisitedBefore', value: 'true', url: site.origin }])
    await visitor.prepare?.(page)
    await visitor.before?.(page)
    const problems = failOnErrors(page, expected)
    await untilMade(
      path,
      () => {
        problems.length = 0 // those of an answer that was put off
        return page.goto(path)
      },
      async (answer) => answer?.status() === 503 && (await answer.headerValue('retry-after')) !== null,
    )
    if (javaScript && (await hydrates(page))) await untilReady(page)
    return page
  }
}

/** The emergency page has no script to wait for. */
const hydrates = (page: Page) => page.evaluate(() => '__reactRouterContext' in window)

/** Until the document on show listens: call it after what loads a new one. */
export const untilReady = (page: Page) => page.locator('html[data-test-ready]').waitFor({ state: 'attached' })

/** By the router, as a link does, from where no link has to be found. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> }
    }
    void router.navigate(to)
  }, path)

/** Until the page has read its data again, as a live event has it do. */
export const readAgain = (page: Page) =>
  page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { revalidate(): Promise<void> }
    }
    return router.revalidate()
  })

/** Does as if the visitor looked elsewhere: only then does a page tell what was counted. */
export const lookAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

function failOnErrors(page: Page, expected: RegExp | undefined): string[] {
  const problems: string[] = []
  const note = (text: string) => {
    if (!expected?.test(text)) problems.push(text)
  }
  page.on('pageerror', (error) => note(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  onTestFinished(() => expect(problems, page.url()).toEqual([]))
  return problems
}

/** For `prepare` of a visit: from the start of each document, hears what the service worker decides about its page. */
export const hearDecisions = (page: Page) =>
  page.addInitScript(() =>
    navigator.serviceWorker?.addEventListener('message', ({ data }) => {
      if (data.decided) Object.assign(window, { decided: data.decided })
    }),
  )

/** Until the service worker has kept the page on show, or found that it is not for keeping. */
export const untilDecided = (page: Page) =>
  page.waitForFunction(() => 'decided' in window && window.decided === location.href)

/** Until the page has asked whose session it has. It does not soon again: what ends one later ends it unnoticed. */
export async function untilMirrored(page: Page, isLoggedIn: 'true' | null = 'true') {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBe(isLoggedIn)
}

/** Marks the window, so that `isSameDocument` can tell whether the page was reloaded since. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
export const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

/** Half as long as the `source` that the package exports: every look sends it to the browser. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Does as if another tab had logged another person in, until the page knows who they are. Null: as if the session had
 * ended, and one came back to this tab.
 */
export async function logInElsewhere(
  page: Page,
  person: { id: string; email: string; browser: { storageState: { cookies: Cookies } } } | null,
) {
  // The new session replaces the old one in one step: a page that asks in between must not find itself logged out.
  if (person) await page.context().addCookies(person.browser.storageState.cookies)
  else await page.context().clearCookies({ name: 'proa_session' })
  await page.evaluate((id) => {
    const values = { isLoggedIn: id && 'true', userId: id }
    for (const [key, value] of Object.entries(values))
      if (value) localStorage.setItem(key, value)
      else localStorage.removeItem(key)
    dispatchEvent(new StorageEvent('storage', { key: 'userId' }))
    if (!id) document.dispatchEvent(new Event('visibilitychange'))
  }, person?.id)
  const email = person?.email ?? null
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userEmail'))).toBe(email)
}

/**
 * What axe finds, as one line for each rule that is broken.
 * @param rules only these, instead of all
 */
export async function axe(page: Page, { rules }: { rules?: readonly string[] } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(runAxe, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  } satisfies RunOptions)
  return violations.map(({ id, targets }) => `${id}: ${targets.join(' | ')}`)
}

/** How often each test asked `axeInTurn`. */
const looks = new Map<string, number>()

/**
 * What axe finds where a journey comes by: at one of eleven places, at others each day, in `npm run sweep` at all. At the
 * others nothing is looked for.
 * @param page one that is open, or how to open it where nothing else needs it
 */
export async function axeInTurn(page: Page | (() => Promise<Page>)): Promise<string[]> {
  const { testPath, currentTestName: name = '' } = expect.getState()
  const test = `${testPath} ${name}`
  const look = looks.get(test) ?? 0
  looks.set(test, look + 1)
  // Of the days of `hasTurn` none shares a divisor with eleven: what comes by in turn is looked at in turn.
  const isItsTurn = (name.length + look + seed) % 11 === 0
  if (!isItsTurn && !process.env.ALL_PAGES) return []
  return axe(typeof page === 'function' ? await page() : page)
}

async function runAxe(options: RunOptions) {
  const { axe } = window as unknown as { axe: typeof axeCore }
  const { violations } = await axe.run(options)
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
}

/** Until a part that comes late listens. It comes with the first sign of a visitor, which the pointer is. */
export async function untilAwake(part: Locator) {
  await part.page().mouse.move(1, 1)
  const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  await expect.poll(() => part.evaluate(isAwake)).toBe(true)
}
