import { brotliCompressSync, constants } from 'node:zlib'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'

export type FirstLoad = {
  /** Bytes of the bodies as sent: compressed, without headers. */
  document: number
  scripts: readonly { name: string; bytes: number }[]
  everything: number
  /** Bytes of the styles within the document, compressed by themselves. */
  styles: number
  /** Addresses that the first paint waits for. */
  blocking: readonly string[]
}

const quiet = 5_000 // ms

/** What a phone asks for when it comes for the first time, until nothing more is asked for during five seconds. */
export async function firstLoad(browser: Browser, origin: string, path: string): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  await context.addCookies([{ name: 'hasVisitedBefore', value: 'true', url: origin }])
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const names = new Map<string, string>()
  const headers = new Map<string, number>()
  const sent = new Map<string, number>()
  let lastSign = Date.now()
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    names.set(requestId, request.url.slice(origin.length))
    lastSign = Date.now()
  })
  network.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId) ?? requestId
    // Late code is fetched first, and then imported from the browser's cache.
    sent.set(name, (sent.get(name) ?? 0) + encodedDataLength - (headers.get(requestId) ?? 0))
    lastSign = Date.now()
  })
  await network.send('Network.enable')
  const answer = await page.goto(origin + path)
  if (!answer?.ok()) throw new Error(`${path} answers with ${answer?.status()}.`)
  while (Date.now() - lastSign < quiet) await sleep(100)
  const { styles, blocking } = await page.evaluate(seenByThePage)
  await context.close()
  const scripts = [...sent].filter(([name]) => name.endsWith('.js')).map(([name, bytes]) => ({ name, bytes }))
  return {
    document: sent.get(path) ?? Number.NaN,
    scripts: scripts.toSorted((a, b) => b.bytes - a.bytes),
    everything: [...sent.values()].reduce((sum, bytes) => sum + bytes, 0),
    styles: brotliCompressSync(styles, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
    blocking: blocking.map((url) => url.slice(origin.length)),
  }
}

function seenByThePage() {
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus: string
  })[]
  return {
    styles: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
    blocking: resources.filter((one) => one.renderBlockingStatus === 'blocking').map(({ name }) => name),
  }
}
