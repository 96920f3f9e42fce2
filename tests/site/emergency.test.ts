import { expect, test } from 'vitest'
import { languages } from '../../app/ground/i18n/languages.ts'
import { hasTurn } from '../pages.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axe, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
const most = 14 * 1024 // bytes, headers included: what a server may send before a phone has answered once

/** What the page costs with everything it asks for, as sent to a browser. */
async function weight(path: string) {
  const page = await visit(path)
  const network = await page.context().newCDPSession(page)
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.reload({ waitUntil: 'networkidle' })
  return bytes
}

/** One language each day; in `npm run sweep` all. */
const inTurn = languages.filter((_, index) => hasTurn(index))

test.each(inTurn)('weighs at most 14 KB with everything in %s', async (language) => {
  const bytes = await weight(`/services/emergency?lang=${language}`)
  expect(bytes).toBeGreaterThan(3_000)
  expect(bytes).toBeLessThanOrEqual(most)
})

test.each(['light', 'dark'] as const)('has nothing that axe finds in %s', async (theme) => {
  expect(await axe(await visit('/services/emergency', { theme }))).toEqual([])
})

test('is whole without JavaScript, in the language of the reader', async () => {
  const page = await visitPlainly('/services/emergency', { language: 'ko-KR' })
  await page.getByRole('heading', { level: 1, name: '긴급' }).waitFor()
  expect(await page.getByRole('link', { name: '911 전화' }).getAttribute('href')).toBe('tel:911')
  await page.getByRole('link', { name: '日本語' }).click()
  await page.getByRole('heading', { level: 1, name: '緊急連絡先' }).waitFor()
})

test('escapes the name of a shelter', async () => {
  await site.query(
    "insert into shelter (position, name, island) values (7, 'Gym <script>1</script>', 'rota')",
  )
  await expect.poll(async () => (await site.ask('/services/emergency')).text()).toContain('Gym &lt;script')
  const page = await visit('/services/emergency')
  await page.getByRole('link', { name: 'Directions to Gym <script>1</script>' }).waitFor()
  expect(site.output.text).not.toContain('declared in the original translation')
})

test('keeps the chosen theme', async () => {
  const page = await visit('/', { theme: 'light' })
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/services/emergency')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(background).toBe('rgb(3, 20, 36)')
})

test('a link within the site opens it as a separate document', async () => {
  const page = await visit('/')
  await page.locator('main').getByRole('link', { name: 'Emergency' }).click()
  await page.getByRole('link', { name: 'Call 911' }).waitFor()
  expect(await page.locator('script').count()).toBe(1)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a change of its tables shows at once', async () => {
  const text = async () => (await site.ask('/services/emergency')).text()
  expect(await text()).not.toContain('Sinapalo Elementary School')
  await site.query(
    "insert into shelter (position, name, island) values (6, 'Sinapalo Elementary School', 'rota')",
  )
  await expect.poll(text).toContain('Sinapalo Elementary School')
})
