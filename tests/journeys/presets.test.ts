import { expect, test } from 'vitest'
import { addListings, chips, openFilter, query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { isSameDocument, markDocument, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const [grill, korean, ramen] = ['Nana Loling Grill', 'Saebyeok Garden', 'Izakaya Umikaze'] as const
const path = (address: string) => new URL(address).pathname

test('filters, chips, sort and back stay within the restaurants', async () => {
  const page = await visit('/food/restaurants')
  await page.getByRole('heading', { level: 1, name: 'Restaurants' }).waitFor()
  await page.getByText('3 restaurants', { exact: true }).waitFor()
  expect(await titles(page)).toEqual([ramen, grill, korean])
  await markDocument(page)
  await openFilter(page, 'Cuisine')
  expect(await page.getByRole('group', { name: 'Category' }).count()).toBe(0)
  await page.getByRole('checkbox', { name: /^Korean/ }).check()
  await expect.poll(() => titles(page)).toEqual([korean])
  await page.getByRole('checkbox', { name: /^Japanese/ }).check()
  await expect.poll(() => titles(page)).toEqual([ramen, korean])
  await page.keyboard.press('Escape')
  await chips(page).filter({ hasText: 'Japanese' }).click()
  await expect.poll(() => titles(page)).toEqual([korean])
  expect(await chips(page).allTextContents()).toEqual(['Korean'])
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect.poll(() => titles(page)).toEqual([ramen, grill, korean])
  await page.getByLabel('Sort').selectOption({ label: 'Name A-Z' })
  await expect.poll(() => query(page)).toBe('?sort=nameAscending')
  await page.goBack()
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual([korean])
  expect(path(page.url())).toBe('/food/restaurants')
  expect(await isSameDocument(page)).toBe(true)
  await page.getByRole('link', { name: korean }).click()
  await page.waitForURL('**/food/food2')
})

test('the map shows the restaurants only', async () => {
  let asked: Promise<string> | undefined
  await visit('/food/restaurants', {
    before: async (page) => {
      asked = page.waitForResponse(/\/pins\//).then((response) => response.text())
    },
  })
  const { points } = JSON.parse((await asked)!) as { points: { title: string }[] }
  expect(points.map(({ title }) => title).toSorted()).toEqual([ramen, grill, korean])
})

test('without script the form, a chip and the pager keep the address', async () => {
  await addListings(site, { kind: 'food', ref: 'food2', title: 'Garden no. ' }, 30)
  const page = await visitPlainly('/food/restaurants')
  // The site hears a moment later that what it has in memory is old.
  const pager = async () => {
    await page.goto('/food/restaurants')
    return page.getByRole('link', { name: 'Page 2' }).count()
  }
  await expect.poll(pager).toBe(1)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL('**/food/restaurants?page=2')
  expect(await titles(page)).toHaveLength(9)
  await page.locator('summary', { hasText: 'Cuisine' }).click()
  await page.getByRole('checkbox', { name: /^Japanese/ }).check()
  await page.getByRole('button', { name: /^Show \d+ results/ }).click()
  await page.waitForURL('**/food/restaurants?*cuisine=japanese*')
  expect(await titles(page)).toEqual([ramen])
  await chips(page).filter({ hasText: 'Japanese' }).click()
  await page.waitForURL('**/food/restaurants')
})

test('the visitor’s island is a filter like any other', async () => {
  const island = { name: 'userIsland', value: 'Rota', url: site.origin }
  const page = await visit('/hotels/rent', { before: (page) => page.context().addCookies([island]) })
  await page.getByText('No properties found').waitFor()
  await page.getByRole('link', { name: 'Show all islands' }).click()
  await page.waitForURL('**/hotels/rent?island=all')
  await expect.poll(() => titles(page)).toHaveLength(2)
})

test.each([
  ['/hotels/buy-sell', 'Properties', '/properties'],
  ['/buy-sell/everyday', 'Buy & Sell Marketplace', '/buy-and-sell'],
  ['/food/bars', 'Food Directory', '/food'],
])('%s is part of %s', async (address, name, whole) => {
  const page = await visitPlainly(address)
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name })
  expect(await crumb.getAttribute('href')).toBe(whole)
})
