import { expect, test } from 'vitest'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite({ environment: { SITE_NAME: 'Marianas' } })
const visit = visitorsOf(site)

test('a phone finds nothing that keeps it from installing the site', async () => {
  const page = await visit('/', { browser: { serviceWorkers: 'allow' } })
  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A window of the test has no profile to install into.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { errors, url } = await browser.send('Page.getAppManifest')
  expect([errors, url]).toEqual([[], `${site.origin}/manifest.webmanifest?lang=en`])
})

test('it is called as the site is, in the language of the page', async () => {
  const answer = await site.ask('/manifest.webmanifest?lang=ko')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const { name, lang, shortcuts, icons } = (await answer.json()) as Manifest
  expect([name, lang]).toEqual(['Marianas', 'ko'])
  expect(shortcuts).toEqual([{ name: '긴급', url: '/services/emergency' }])
  for (const { src, sizes } of icons) {
    const picture = Buffer.from(await (await site.ask(src)).arrayBuffer())
    const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)] // in the first block of a PNG
    expect(`${width}x${height}`).toBe(sizes)
    expect(picture.length).toBeLessThan(30_000)
  }
})

type Manifest = {
  name: string
  lang: string
  shortcuts: readonly { name: string; url: string }[]
  icons: readonly { src: string; sizes: string }[]
}
