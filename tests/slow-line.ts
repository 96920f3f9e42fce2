import type { Page, Route } from 'playwright-core'

/** As with a phone at the edge of its network: 400 KB a second, 60 ms away. */
export async function slowLine(page: Page) {
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 60, downloadThroughput: 400_000, uploadThroughput: 400_000 }
  await network.send('Network.emulateNetworkConditions', slow)
}

/** Lets so many pieces of photos through, and then nothing of them at all, until what it returns is called. */
export async function cutAfter(page: Page, pieces: number) {
  let left = pieces
  const cut = (route: Route) =>
    route.request().method() === 'PATCH' && left-- > 0
      ? route.continue()
      : route.abort('internetdisconnected')
  await page.route('**/photos/*', cut)
  return () => page.unroute('**/photos/*', cut)
}

/** Opens a page whose scripts don't arrive until what it returns is called. */
export async function openBeforeScripts(page: Page, path: string) {
  const scripts = '**/assets/*.js'
  const released = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await released.promise
    await route.continue().catch(() => {}) // of a page that was left
  }
  await page.route(scripts, hold)
  await page.goto(path, { waitUntil: 'commit' })
  return released.resolve
}
