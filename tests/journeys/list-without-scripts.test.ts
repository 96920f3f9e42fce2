import { expect, test } from 'vitest'
import { addVehicles, chips, query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
await addVehicles(site, 30)
const visit = plainVisitorsOf(site)

test('filters are sent with the form', async () => {
  const page = await visit('/vehicles')
  await page.locator('summary', { hasText: 'Make' }).click()
  await page.getByRole('checkbox', { name: /^Honda/ }).check()
  await page.locator('summary', { hasText: 'Seller Type' }).click()
  await page.getByRole('radio', { name: /^Private Seller/ }).check()
  await page.getByRole('button', { name: /^Show \d+ results/ }).click()
  await page.waitForURL(/make=Honda/)
  expect(await titles(page)).toEqual(['2019 Honda CR-V EX AWD'])
  expect(await chips(page).allTextContents()).toEqual(['Honda', 'Private Seller'])
})

test('a chip is a link to the list without it', async () => {
  const page = await visit('/vehicles?make=Honda&make=Jeep')
  await chips(page).filter({ hasText: 'Honda' }).click()
  await page.waitForURL('**/vehicles?make=Jeep')
  expect(await titles(page)).toEqual(['2020 Jeep Wrangler Sport', '2016 Jeep Cherokee Latitude'])
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await page.waitForURL('**/vehicles')
  expect(await titles(page)).toHaveLength(24)
})

test("text search and sort keep each other's values", async () => {
  const page = await visit('/vehicles?make=Toyota')
  await page.getByRole('searchbox').fill('corolla')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL(/q=corolla/)
  await page.getByLabel('Sort').selectOption({ label: 'Oldest' })
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/sort=oldest/)
  expect((await titles(page))[0]).toBe('Corolla no. 30')
  expect(new URL(page.url()).searchParams.get('q')).toBe('corolla')
  expect(new URL(page.url()).searchParams.get('make')).toBe('Toyota')
})

test('view and pager are links', async () => {
  const page = await visit('/vehicles')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await page.waitForURL('**/vehicles?view=list')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/vehicles?page=2&view=list')
  expect(await titles(page)).toHaveLength(14)
  expect(query(page)).toBe('?page=2&view=list')
})

test('controls that need scripts are not shown', async () => {
  // A rule of the style sheet hides some of it.
  const page = await visitorsOf(site)('/vehicles', { javaScript: false })
  expect(await page.getByRole('button', { name: /Map$/ }).count()).toBe(0)
  expect(await page.locator('#map').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: /^Save / }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Open support chat' }).count()).toBe(0)
})

test('menu and settings are links to the same things', async () => {
  const page = await visit('/vehicles')
  expect(await page.getByRole('link', { name: 'Open menu' }).getAttribute('href')).toBe('#site-links')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.waitForURL('**/preferences**')
  await page.getByRole('heading', { level: 1, name: 'Preferences' }).waitFor()
})
