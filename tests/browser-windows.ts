import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { browser } from './browser.ts'
import { longestWait } from './patience.ts'
import type { Visitor } from './visitors.ts'

/** A context with its page. `kind`: what can't be changed of it. `sessions`: in which a test spoke the browser's own protocol. */
type BrowserWindow = { kind: string; page: Page; client: CDPSession; sessions: CDPSession[] }

/** Those that no visit uses, of all files of this worker, the last used last. */
const idle: BrowserWindow[] = []
const mostIdle = 6

/** Where they wait: at a page of the site without scripts. */
const rest = '/robots.txt'
const longestLeaving = 20_000 // ms
const longestWork = 20_000 // ms

/** What tests listen to. */
const events = ['console', 'pageerror', 'dialog', 'request', 'requestfailed', 'requestfinished', 'response']

/**
 * A page that knows nothing of others, for the calling test. Most take over the window of an earlier visit, emptied of
 * all that a site keeps: to start its process, and to fetch and compile the scripts, is half of the CPU of a visit.
 */
export async function openPage({ origin }: { origin: string }, visitor: Visitor): Promise<Page> {
  const { storageState, ...special } = visitor.browser ?? {}
  const options = contextOptions(origin, visitor, special)
  const isReusable = Object.keys(special).length === 0 && !visitor.prepare && !visitor.fresh
  const window = (isReusable && (await takeIdle(options))) || (await newWindow(options))
  const { page } = window
  const context = page.context()
  onTestFinished(async () => {
    if (!isReusable || !(await comesToRest(window))) return context.close()
    idle.push(window)
    if (idle.length > mostIdle) await idle.shift()!.page.context().close()
  })
  if (isReusable) await forget(window, origin)
  if (storageState && typeof storageState !== 'string') await context.addCookies(storageState.cookies)
  return page
}

async function takeIdle(options: BrowserContextOptions): Promise<BrowserWindow | undefined> {
  const wanted = kindOf(options)
  const at = idle.findLastIndex(({ kind }) => kind === wanted)
  if (at === -1) return undefined
  const [window] = idle.splice(at, 1)
  const { viewport, colorScheme } = options
  if (viewport) await window!.page.setViewportSize(viewport)
  await window!.page.emulateMedia({ colorScheme })
  return window
}

/** The size and the theme of a window can be changed. */
const kindOf = (options: BrowserContextOptions) =>
  JSON.stringify({ ...options, viewport: undefined, colorScheme: undefined })

function contextOptions(
  origin: string,
  visitor: Visitor,
  special: BrowserContextOptions,
): BrowserContextOptions {
  const { width = 1440, height = 900, touch, language, theme, javaScript = true } = visitor
  return {
    baseURL: origin,
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

async function newWindow(options: BrowserContextOptions): Promise<BrowserWindow> {
  const context = await (await browser()).newContext(options)
  context.setDefaultTimeout(longestWait)
  await context.addInitScript(tellWhenReady)
  const page = await context.newPage()
  const openAnother = context.newPage.bind(context)
  // The context keeps the size that it began with, perhaps that of a phone in an earlier visit.
  context.newPage = async () => {
    const another = await openAnother()
    await another.setViewportSize(page.viewportSize()!)
    return another
  }
  if (options.javaScriptEnabled) settleAfterMoves(page)
  const client = await context.newCDPSession(page)
  const window: BrowserWindow = { kind: kindOf(options), page, client, sessions: [] }
  const openSession = context.newCDPSession.bind(context)
  context.newCDPSession = async (of) => {
    const session = await openSession(of)
    window.sessions.push(session)
    return session
  }
  return window
}

/** Leaves the site, and all that a test opened beside it and listened to. A page that hangs does not come to rest. */
async function comesToRest({ page, sessions }: BrowserWindow) {
  if (page.isClosed()) return false
  const context = page.context()
  const leave = async () => {
    for (const event of events) page.removeAllListeners(event)
    // What a test still held back would be answered twice.
    const behavior = 'ignoreErrors'
    await Promise.all([
      context.setOffline(false),
      context.unrouteAll({ behavior }),
      page.unrouteAll({ behavior }),
    ])
    await Promise.all(context.pages().map((one) => one !== page && one.close()))
    // What was set in a session ends with it.
    await Promise.all(sessions.splice(0).map((session) => session.detach().catch(() => {})))
    await page.mouse.move(-1, -1)
    // A page that ends is asked how far it was scrolled, for which the browser would style and lay out all of it again.
    await page.evaluate(() => document.documentElement.remove())
    const answer = await page.goto(rest)
    return Boolean(answer?.ok())
  }
  return Promise.race([leave().catch(() => false), delay(longestLeaving, false, { ref: false })])
}

/** Empties cookies, the storages, IndexedDB, caches of scripts, service workers and the history; the cache of files stays. */
async function forget({ page, client }: BrowserWindow, origin: string) {
  await page.context().clearCookies()
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await client.send('Page.resetNavigationHistory')
  if (page.url().startsWith(origin)) await page.evaluate(() => sessionStorage.clear())
}

/** Until a page has nothing to do; one that always has is not waited for. */
export const untilIdle = (page: Page) =>
  page.evaluate(
    (timeout) => new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout })),
    longestWork,
  )

/**
 * React shows where the router went a moment after the address changed, and on a busy machine what a test does next
 * would still meet the page that is left: after a move, the page is waited for until it has nothing to do.
 */
function settleAfterMoves(page: Page) {
  const settles =
    <Arguments extends unknown[], Result>(move: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      const result = await move(...args)
      await untilIdle(page)
      return result
    }
  page.waitForURL = settles(page.waitForURL.bind(page))
  page.goBack = settles(page.goBack.bind(page))
  page.goForward = settles(page.goForward.bind(page))
}

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
