import { expect, test } from 'vitest'
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
