import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedSite } from '../site.ts'
import { isSameDocument, markDocument, type Visitor, visitorsOf } from '../visitors.ts'

const visitSite = visitorsOf(sharedSite())
/** Code in the browser's cache would load without a connection. */
const visit = (path: string, visitor: Visitor) => visitSite(path, { ...visitor, fresh: true })
const expected = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

test('without a connection pointing at a link leaves the page alone, and sorting says so, keeps the choice and can be retried', async () => {
  const page = await visit('/vehicles?island=saipan', { expected })
  await markDocument(page)
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/virtual-tour.data'))
  await virtualTour(page).hover()
  await failed
  await page.getByLabel('Sort').selectOption('priceAscending')
  await page.getByRole('heading', { level: 1, name: 'The page did not load' }).waitFor()
  await page.getByText('Check your connection and try again.', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('?island=saipan&sort=priceAscending')
  expect(await isSameDocument(page)).toBe(true)

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('6 vehicles').waitFor()
  expect(await page.getByLabel('Sort').inputValue()).toBe('priceAscending')
})

test('a part whose code does not load closes again, and opens once it does', async () => {
  const page = await visit('/vehicles', { expected })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Support chat' }).click()
  await page.getByText('This did not load. Check your connection and try again.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Cars & Rentals' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Support chat' }).click()
  await page.getByRole('dialog').waitFor()
})

test('a menu that does not load leads to the links at the foot of the page', async () => {
  const page = await visit('/vehicles', { expected, width: 390 })
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Open menu' }).click()
  await expect
    .poll(() => page.locator('#site-links').evaluate((links) => links.getBoundingClientRect().top))
    .toBeLessThan(844)
})

test('words that do not load are asked for again, and their part opens once they come', async () => {
  const page = await visit('/vehicles', { expected: /ERR_FAILED/ })
  // Unrouted, the browser would never answer a request that it is just taking.
  let isCut = true
  await page.route('**/assets/en-*.js', (route) => (isCut ? route.abort() : route.continue()))
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Support chat' }).click()
  await failed
  isCut = false
  await page.getByRole('dialog').waitFor()
})

test('a page whose code does not load says so, and opens once it does', async () => {
  const page = await visit('/vehicles', { expected })
  await markDocument(page)
  await page.context().setOffline(true)
  await virtualTour(page).click()
  await page.getByRole('heading', { level: 1, name: 'The page did not load' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/virtual-tour')

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Virtual Tour of CNMI' }).waitFor()
  expect(await isSameDocument(page)).toBe(true)
})

const virtualTour = (page: Page) => page.locator('header').getByRole('link', { name: 'Virtual Tour' }).first()
