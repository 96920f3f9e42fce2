import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { isSameDocument, markDocument, untilReady, visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)

const first = '2021 Toyota Corolla LE'
const card = (page: Page) => page.getByRole('link', { name: first })
const fetchedAhead = (page: Page) =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
const documents = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** The footer is hydrated after the first sign of a visitor, once its words are there. */
function holdWordsOfFooter() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const before = (page: Page) =>
    page.route('**/assets/en-*.js', async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('Coastline')) await released
      await route.fulfill({ response })
    })
  return { before, release }
}

test('a link opens its page in the same document; one to the page on show adds nothing to what Back goes through', async () => {
  const page = await visit('/vehicles')
  await markDocument(page)
  await card(page).click()
  await page.waitForURL('**/vehicles/1')
  await page.getByRole('heading', { level: 1, name: first }).waitFor()
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Cars & Rentals' }).waitFor()
  expect(await isSameDocument(page)).toBe(true)

  const cars = page.getByRole('contentinfo').getByRole('link', { name: 'Cars' })
  await cars.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // One more entry would have taken away what Forward leads to.
  await page.goForward()
  await page.waitForURL('**/vehicles/1')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Cars & Rentals' }).waitFor()

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')
  await cars.evaluate((link: HTMLAnchorElement) => void (link.hash = '#results'))
  await cars.click()
  await page.waitForURL('**/vehicles#results')
  await expect
    .poll(() => page.locator('#results').evaluate((part) => part.getBoundingClientRect().top))
    .toBeLessThan(200)
  expect(await isSameDocument(page)).toBe(true)
})

test('a link opens by keyboard in the same document, also in a part that is not hydrated; a page without scripts of ours is asked for as a document', async () => {
  const { before, release } = holdWordsOfFooter()
  const page = await visit('/services', { width: 390, height: 844, before })
  await markDocument(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
  await link.focus()
  expect(await link.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react')))).toBe(
    false,
  )
  await page.keyboard.press('Enter')
  await page.waitForURL('**/about')
  await page.getByRole('heading', { level: 1, name: 'About Proa' }).waitFor()
  expect(await isSameDocument(page)).toBe(true)
  release()

  const asked = documents(page)
  await page.getByRole('link', { name: 'page with numbers and shelters' }).click()
  await page.waitForURL('**/services/emergency')
  expect(asked).toContain('/services/emergency')
})

test('a page is fetched ahead once the pointer rested on its link, and not where it only passed, and by the focus', async () => {
  const page = await visit('/vehicles', { prepare: (page) => page.clock.install() })
  await page.clock.pauseAt(Date.now() + 60_000)
  await card(page).hover()
  await page.clock.runFor(90)
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(200)
  expect(await fetchedAhead(page)).toEqual([])
  await card(page).hover()
  await page.clock.runFor(110)
  await expect.poll(() => fetchedAhead(page)).toContain('/vehicles/1.data')
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(110)
  await expect.poll(() => fetchedAhead(page)).toEqual([])

  await page.clock.resume()
  await card(page).focus()
  await expect.poll(() => fetchedAhead(page)).toContain('/vehicles/1.data')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus()
  await expect.poll(() => fetchedAhead(page)).toEqual([])
})

test('a finger fetches ahead before it presses; a link within a list leaves the page scrolled as it is, others begin at the top', async () => {
  const page = await visit('/vehicles', { width: 390, height: 844, touch: true })
  await card(page).dispatchEvent('touchstart')
  await expect.poll(() => fetchedAhead(page)).toContain('/vehicles/1.data')
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await page.waitForURL('**/vehicles?view=list')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await card(page).click()
  await page.getByRole('heading', { level: 1, name: first }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('presses that open a tab or a window, or do something else, are left to the browser, as are links to elsewhere', async () => {
  const page = await visit('/about')
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
  for (const press of [
    { modifiers: ['ControlOrMeta' as const] },
    { modifiers: ['Shift' as const] },
    { button: 'middle' as const },
  ]) {
    const [other] = await Promise.all([page.context().waitForEvent('page'), terms.click(press)])
    await other.waitForURL('**/terms')
    expect(new URL(page.url()).pathname, JSON.stringify(press)).toBe('/about')
    await other.close()
  }
  await page.locator('header a[href="/search"]').click()
  await page.getByRole('dialog').waitFor()
  expect(new URL(page.url()).pathname).toBe('/about')

  await page.goto('/vehicles/1')
  await untilReady(page)
  const others = page.locator('a:is([target], [download], [href^="http"], [href^="tel:"], [href^="mailto:"])')
  expect(await others.count()).toBeGreaterThan(2)
  expect(
    await others.evaluateAll((links) => links.filter((link) => link.matches('[data-link]')).length),
  ).toBe(0)
  const asked = documents(page)
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'a map' }))
  await page.locator('a[href^="https://www.google.com/maps"]').click()
  await page.getByText('a map').waitFor()
  expect(asked).toEqual(['/maps/dir/'])
})

test('without scripts they are links', async () => {
  const page = await plainVisitorsOf(site)('/vehicles')
  await card(page).click()
  await page.waitForURL('**/vehicles/1')
  await page.getByRole('heading', { level: 1, name: first }).waitFor()
})
