import { expect, onTestFinished, test, vi } from 'vitest'
import { keepEmergency, keepIfEmergency } from './kept-emergency.ts'
import { markCopy } from './old-copy.ts'
import { offlinePage } from './offline-page.ts'

const keptAt = Date.parse('2026-08-01T20:30:00Z')

test.each([
  ['en', 'from Aug 2, 2026, 6:30 AM (ChST)'],
  ['ko', '2026. 8. 2. 06:30(ChST)'],
  ['ja', '2026/08/02 6:30（ChST）'],
  ['zh-Hans', '2026年8月2日 06:30（ChST）'],
])('a copy in %s says of when it is, in the time of the islands', (lang, time) => {
  const html = markCopy(
    `<html lang="${lang}"><head></head><body class="x"><main></main></body></html>`,
    keptAt,
  )
  expect(html).toMatch(/<body class="x"><p class="old-page" role="status" data-copy>[^<]+<\/p><main>/)
  expect(html).toContain(time)
})

test('where nothing was kept the emergency page is a link away', async () => {
  const answer = offlinePage('ko', [])
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain('<html lang="ko">')
  expect(html).toContain('href="/services/emergency"')
  expect(html).not.toContain('<ul>')
})

test('the pages that were kept are links', async () => {
  const kept = [{ address: '/vehicles?make=Honda&view=list', title: 'Cars &amp; Rentals' }]
  expect(await offlinePage('en', kept).text()).toContain(
    '<a href="/vehicles?make=Honda&amp;view=list">Cars &amp; Rentals</a>',
  )
})

/** @returns the copies of the emergency page, by their addresses */
function keptCopies() {
  const kept = new Map<string, Response>()
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (address: string, copy: Response) => void kept.set(address, copy),
      match: async (address: string) => kept.get(address)?.clone(),
      keys: async () => [],
    }),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return kept
}

const emergencyPage = (text: string, caching: string) =>
  new Response(`<html lang="ko"><body>${text}</body></html>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': caching },
  })

test('the emergency page that was read is put aside, and one that the server sends as old does not take its place', async () => {
  const kept = keptCopies()
  const read = (text: string, caching: string) =>
    keepIfEmergency('https://example.com/services/emergency', Promise.resolve(emergencyPage(text, caching)))
  await read('new', 'private, no-cache')
  await read('old', 'private, no-store')
  expect(await kept.get('/services/emergency?lang=ko')?.text()).toContain('new')
})

test('a new worker keeps an old emergency page where it has none, and in place of no newer one', async () => {
  const kept = keptCopies()
  const install = async (text: string, caching: string) => {
    vi.stubGlobal('fetch', async () => emergencyPage(text, caching))
    await keepEmergency()
    return kept.get('/services/emergency?lang=ko')?.clone().text()
  }
  expect(await install('first', 'private, no-store')).toContain('first')
  expect(await install('new', 'private, no-cache')).toContain('new')
  expect(await install('old', 'private, no-store')).toContain('new')
})

test('a page that is asked for is put aside, and of a download no copy is made', async () => {
  const kept = keptCopies()
  vi.stubGlobal('self', globalThis)
  const { answerPage } = await import('./answers.ts')
  const ask = async (url: string, answer: Response) => {
    vi.stubGlobal('fetch', async () => answer)
    const clone = vi.spyOn(answer, 'clone')
    const waits: Promise<unknown>[] = []
    const event = {
      request: new Request(url),
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (wait: Promise<unknown>) => void waits.push(wait),
    }
    expect(await answerPage(event as unknown as FetchEvent)).toBe(answer)
    await Promise.all(waits)
    expect(answer.bodyUsed).toBe(false)
    return clone.mock.calls.length
  }
  const table = new Response('id,title', { headers: { 'content-type': 'text/csv' } })
  expect(await ask('https://example.com/account/export', table)).toBe(0)
  expect(kept.size).toBe(0)
  const page = emergencyPage('A page', 'private, no-cache')
  expect(await ask('https://example.com/about', page)).toBe(1)
  expect(await kept.get('https://example.com/about')?.text()).toContain('A page')
})
