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
