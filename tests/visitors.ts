import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type axeCore from 'axe-core'
import type { RunOptions } from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import { seed } from './seed.ts'
import type { Site } from './site.ts'

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
  /** Called before the first page is asked for. */
  prepare?: (page: Page) => Promise<unknown>
}

let connected: Promise<Browser> | undefined

/** Contexts that no visit uses, by their options. */
const idle = new Map<string, BrowserContext[]>()

/**
 * How people come to a site: `visit('/vehicles', { width: 390 })` is a new browser window with that page, ready to be
 * used. The test fails when its console shows an error: one of a script, of hydration or of the content policy.
 */
export function visitorsOf(site: Site) {
  afterAll(async () => {
    await (await connected)?.close()
    connected = undefined
    idle.clear()
  })
  return async (path: string, visitor: Visitor = {}): Promise<Page> => {
    const { javaScript = true, first, expected } = visitor
    const page = await openPage(site, visitor)
    if (!first)
      await page.context().addCookies([{ name: 'hasVisitedBefore', value: 'true', url: site.origin }])
    await visitor.prepare?.(page)
    failOnErrors(page, expected)
    if (javaScript) settleAfterMoves(page)
    await page.goto(path)
    if (javaScript && (await hydrates(page))) await untilReady(page)
    return page
  }
}

/**
 * A page that knows nothing of others. Most take over the context of an earlier visit, emptied of all that a site keeps:
 * the scripts in its cache needn't be fetched and compiled again.
 */
async function openPage(site: Site, visitor: Visitor): Promise<Page> {
  const { storageState, ...special } = visitor.browser ?? {}
  const options = contextOptions(site, visitor, special)
  const isReusable = Object.keys(special).length === 0 && !visitor.prepare && !visitor.fresh
  const kind = JSON.stringify(options)
  const others = idle.get(kind) ?? []
  idle.set(kind, others)
  const context = (isReusable && others.pop()) || (await newContext(options))
  onTestFinished(async () => {
    if (!isReusable || !(await closesPages(context))) return context.close()
    await context.setOffline(false)
    others.push(context)
  })
  const page = await context.newPage()
  if (isReusable) await forget(page, site)
  if (storageState && typeof storageState !== 'string') await context.addCookies(storageState.cookies)
  return page
}

/** One of 16 pages that are told to close while they navigate never does in Chromium; the end of a context ends it. */
async function closesPages(context: BrowserContext): Promise<boolean> {
  const closing = Promise.all(context.pages().map((page) => page.close())).then(
    () => true,
    () => false,
  )
  return Promise.race([closing, delay(2000, false, { ref: false })])
}

function contextOptions(site: Site, visitor: Visitor, special: BrowserContextOptions): BrowserContextOptions {
  const { width = 1440, height = 900, touch, language, theme, javaScript = true } = visitor
  return {
    baseURL: site.origin,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    locale: language ?? 'en-US',
    colorScheme: theme ?? 'light',
    javaScriptEnabled: javaScript,
    // What moves is not what is looked at, and axe measures colors that fade in.
    reducedMotion: 'reduce',
    // What a test of other things asks for is to come from the server, and from no copy.
    serviceWorkers: 'block',
    ...special,
  }
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await browser()).newContext(options)
  context.setDefaultTimeout(20_000)
  await context.addInitScript(tellWhenReady)
  return context
}

/** Empties cookies, both storages, IndexedDB, caches of scripts and service workers; the cache of files stays. */
async function forget(page: Page, { origin }: Site) {
  await page.context().clearCookies()
  const client = await page.context().newCDPSession(page)
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await client.detach()
}

const browser = () => (connected ??= chromium.connect(inject('browserServer')))

/**
 * React tells a developer tool when the effects of a commit have run: only then does everything listen. On wide screens
 * the navigation comes a moment later, as a part that React takes over on its own.
 */
function tellWhenReady() {
  type Fiber = { tag: number; stateNode: unknown; child: Fiber | null; sibling: Fiber | null }
  const dehydrated = 18
  const isWaiting = (fiber: Fiber | null): boolean => {
    if (!fiber) return false
    const { tag, stateNode, child, sibling } = fiber
    const isNavigation =
      tag === dehydrated && (stateNode as Comment).nextElementSibling?.matches('header nav')
    return Boolean(isNavigation) || isWaiting(child) || isWaiting(sibling)
  }
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot(_id: number, root: { current: Fiber }) {
      if (matchMedia('(width >= 64.0625rem)').matches && isWaiting(root.current)) return
      document.documentElement.toggleAttribute('data-test-ready', true)
    },
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

/** The emergency page has no script to wait for. */
const hydrates = (page: Page) => page.evaluate(() => '__reactRouterContext' in window)

/** Until the document on show listens: call it after what loads a new one. */
export const untilReady = (page: Page) => page.locator('html[data-test-ready]').waitFor({ state: 'attached' })

/**
 * React shows where the router went a moment after the address changed, and on a busy machine what a test does next
 * would still meet the page that is left: after a move, the page is waited for until it has nothing to do.
 */
function settleAfterMoves(page: Page) {
  const untilIdle = () =>
    page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout: 2000 })))
  const settles =
    <Given extends unknown[], Result>(move: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      const result = await move(...given)
      await untilIdle()
      return result
    }
  page.waitForURL = settles(page.waitForURL.bind(page))
  page.goBack = settles(page.goBack.bind(page))
  page.goForward = settles(page.goForward.bind(page))
}

/** Does as if the visitor looked elsewhere: only then does a page tell what was counted. */
export const lookAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

function failOnErrors(page: Page, expected: RegExp | undefined) {
  const problems: string[] = []
  const note = (text: string) => {
    if (!expected?.test(text)) problems.push(text)
  }
  page.on('pageerror', (error) => note(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  onTestFinished(() => expect(problems, page.url()).toEqual([]))
}

/** Until the service worker has kept the page on show, or found that it is not for keeping. Begins with a new document. */
export const untilDecided = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { serviceWorker } = navigator
        serviceWorker.addEventListener('message', ({ data }) => {
          if (data.decided === location.href) resolve()
        })
        serviceWorker.startMessages()
      }),
  )

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
 * What axe finds where a journey comes by: at a fifth of the places, at others each day, in `npm run sweep` at all. At the
 * others nothing is looked for.
 */
export async function axeInTurn(page: Page): Promise<string[]> {
  const { testPath, currentTestName: name = '' } = expect.getState()
  const test = `${testPath} ${name}`
  const look = looks.get(test) ?? 0
  looks.set(test, look + 1)
  const isItsTurn = (name.length + look + seed) % 5 === 0
  return isItsTurn || process.env.ALL_PAGES ? axe(page) : []
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
