import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const headings = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).allTextContents()
const cards = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name }) }).getByRole('article')

test('experiences lead to events, culture, adventures, attractions and shopping', async () => {
  const page = await visitPlainly('/experiences')
  const names = [
    'Upcoming Events',
    'Culture and History',
    'Outdoor Adventures',
    'Discover Local Attractions',
    'Shopping',
  ]
  expect(await headings(page)).toEqual(names)
  for (const name of names) expect(await cards(page, name).count(), name).toBe(3)
})

test('culture is historical places and what is celebrated', async () => {
  const page = await visitPlainly('/experiences')
  await page
    .getByRole('navigation', { name: 'Experiences' })
    .getByRole('link', { name: 'Cultural Activities' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Cultural Activities' }).waitFor()
  const historical = cards(page, 'Historical Places').getByText('Historical', { exact: true })
  expect(await historical.count()).toBe(5)
  const events = await cards(page, 'Festivals and Music').getByRole('heading').allTextContents()
  expect(events).toContain('Flame Tree Arts Festival')
  expect(events).not.toContain('Sunrise Beach Wellness')
  expect(await cards(page, 'Stories of the Islands').count()).toBeGreaterThan(0)
})

test('home leads to the events of this week', async () => {
  const page = await visitPlainly('/')
  const week = page.locator('section', { has: page.getByRole('heading', { name: 'This week’s events' }) })
  await week.getByRole('link', { name: 'View All' }).click()
  await page.waitForURL('**/events?period=thisWeek')
})

test('help comes first among the services', async () => {
  const page = await visitPlainly('/services')
  const [first] = await headings(page)
  expect(first).toBe('Emergency & Medical')
  expect(await page.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911')
  await page.getByRole('link', { name: 'Emergency page' }).click()
  await page.waitForURL('**/services/emergency')
})

test('an office is found by its category', async () => {
  const page = await visit('/services')
  const tiles = page.getByRole('navigation', { name: 'Government Services' }).getByRole('link')
  expect(await tiles.count()).toBe(12)
  await tiles.filter({ hasText: 'Motor Vehicle' }).click()
  await page.waitForURL('**/government-services?category=motor-vehicle')
  await page.getByText('1 service found').waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test("the current page's main item is highlighted, also if the page is only in its menu", async () => {
  const page = await visit('/buy-sell/everyday')
  const current = page
    .getByRole('navigation', { name: 'Main' })
    .locator('[aria-current]')
    .filter({ visible: true })
  await expect.poll(() => current.allTextContents()).toEqual(['Buy & Sell'])
  expect(await current.getAttribute('aria-current')).toBe('true')
})
