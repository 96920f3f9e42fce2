import { expect, test } from 'vitest'
import { query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { axeInTurn, isSameDocument, markDocument, untilReady, visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const crafts = 'Flame Tree Arts & Crafts'

test('a category reveals its subcategories, of which several can be chosen', async () => {
  const page = await visit('/businesses')
  await markDocument(page)
  expect(await page.getByRole('group', { name: 'Subcategories' }).count()).toBe(0)
  await page.locator('summary', { hasText: 'Categories' }).click()
  await page.getByRole('radio', { name: /^Stores & Shopping/ }).check()
  const subcategories = page.getByRole('group', { name: 'Subcategories' })
  await subcategories.getByRole('checkbox').nth(19).waitFor()
  await page.getByText('2 businesses in Stores & Shopping', { exact: true }).waitFor()
  await subcategories.getByRole('checkbox', { name: /^Gift Shops/ }).check()
  await subcategories.getByRole('checkbox', { name: /^Toys/ }).check()
  await page.getByText('1 business in Stores & Shopping (2 subcategories)', { exact: true }).waitFor()
  expect(query(page)).toBe('?category=shopping-and-stores&subcategories=gift-shops&subcategories=toys')
  await expect.poll(() => titles(page)).toEqual([crafts])
  expect(await isSameDocument(page)).toBe(true)
  expect(await axeInTurn(page)).toEqual([])
})

test('choosing another category clears the subcategories, pressing it again clears the category; they are folded away until they are asked for', async () => {
  const page = await visit('/businesses?category=shopping-and-stores&subcategories=gift-shops')
  const mechanics = page.getByRole('radio', { name: /^Mechanics/ })
  expect(await mechanics.count()).toBe(0)
  await page.locator('summary', { hasText: 'Categories' }).click()
  await mechanics.check()
  await expect.poll(() => query(page)).toBe('?category=mechanics-and-cars')
  await page.getByRole('checkbox', { name: /^Oil Changes/ }).waitFor()
  await page.getByText('1 business in Mechanics', { exact: true }).waitFor()
  await mechanics.click()
  await expect.poll(() => query(page)).toBe('')
  await page.getByRole('group', { name: 'Subcategories' }).waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('checkbox', { name: /^Oil Changes/ }).waitFor()
  await expect.poll(() => mechanics.isChecked()).toBe(true)
})

test('without scripts the categories are part of the form', async () => {
  const page = await visitPlainly('/businesses')
  await page.locator('summary', { hasText: 'Categories' }).click()
  await page.getByRole('radio', { name: /^Healthcare/ }).check()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('1 business in Healthcare', { exact: true }).waitFor()
  await page.locator('summary', { hasText: 'Categories' }).click()
  await page.getByRole('checkbox', { name: /^Dentists/ }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('1 business in Healthcare (1 subcategory)', { exact: true }).waitFor()
})

test('Enter searches, also in subcategories, and Clear takes all away', async () => {
  const page = await visit('/businesses')
  const search = page.getByRole('searchbox')
  await search.fill('dentists')
  await search.press('Enter')
  await expect.poll(() => titles(page)).toEqual(['Lagoon Smile Dental'])
  await search.fill('nothing of the kind')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('heading', { name: 'No businesses found' }).waitFor()
  await search.fill('typed only')
  await page.getByRole('link', { name: 'Clear', exact: true }).click()
  await expect.poll(() => titles(page)).toHaveLength(6)
  await expect.poll(() => search.inputValue()).toBe('')
})

test('a business tells how to reach it, when it is open and what it does', async () => {
  const page = await visitPlainly('/businesses/1')
  await page.getByText('Paseo de Marianas, Garapan, Saipan 96950').first().waitFor()
  const panel = page.locator('aside')
  const call = panel.getByRole('link', { name: 'Call', exact: true })
  expect(await call.getAttribute('href')).toBe('tel:+16705550181')
  const hours = await panel.getByRole('row').allTextContents()
  expect(hours.map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day) => `${day}9:00 AM – 6:00 PM`),
    'Friday9:00 AM – 7:00 PM',
    'Saturday10:00 AM – 5:00 PM',
    'SundayClosed',
  ])
  const lines = (name: string) => page.getByRole('region', { name }).getByRole('listitem').allTextContents()
  expect(await lines('Payment Methods')).toEqual(['Credit Cards', 'Cash', 'Apple Pay', 'PayPal'])
  expect(await lines('Services')).toHaveLength(6)
  expect(await lines('Upcoming Events')).toHaveLength(1)
  expect(await page.getByRole('region', { name: 'Nearby Businesses' }).getByRole('article').count()).toBe(1)
  await page.getByRole('link', { name: 'Local Crafts' }).click()
  await page.getByText('1 business in Stores & Shopping (1 subcategory)', { exact: true }).waitFor()
})

test('a business shows its pictures one after the other, and its reviews ten to a page, each page with its own address', async () => {
  const page = await visit('/businesses/1')
  const pictures = page.getByRole('region', { name: 'Photos' })
  await pictures.getByText('1 / 6').waitFor()
  await pictures.getByRole('button', { name: 'Previous photo' }).click()
  await pictures.getByText('6 / 6').waitFor()
  await pictures.getByRole('button', { name: 'Next photo' }).click()
  await pictures.getByText('1 / 6').waitFor()

  await page.getByRole('tab', { name: 'Reviews' }).click()
  const reviews = page.getByRole('tabpanel', { name: 'Reviews' })
  expect(await reviews.locator('time').count()).toBe(10)
  const parts = await reviews.locator('li:has(svg rect)').allTextContents()
  expect(parts).toEqual(['5 stars65%', '4 stars25%', '3 stars7%', '2 stars2%', '1 star1%'])
  const first = await reviews.locator('time').first().textContent()
  await reviews.getByRole('link', { name: 'Older reviews' }).click()
  await page.waitForURL('**/businesses/1?reviews=2#reviews')
  await expect.poll(() => reviews.locator('time').first().textContent()).not.toBe(first)
  expect(await page.getByRole('tab', { name: 'Reviews' }).getAttribute('aria-selected')).toBe('true')
  await page.reload()
  await untilReady(page)
  await reviews.getByRole('link', { name: 'Newer reviews' }).waitFor()
  expect(await axeInTurn(page)).toEqual([])
})

test('an unknown business is not found, in the words of the area', async () => {
  expect((await site.ask('/businesses/999')).status).toBe(404)
  const page = await visitPlainly('/businesses/999')
  await page.getByRole('heading', { level: 1, name: 'Business Not Found' }).waitFor()
  await page.getByText(`Sorry, the business you're looking for doesn't exist or has been removed.`).waitFor()
  await page.getByRole('link', { name: 'Back to Shopping & Services' }).click()
  await page.waitForURL('**/businesses')
})
