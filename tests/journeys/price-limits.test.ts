import { expect, test } from 'vitest'
import { chips, openFilter, query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const between = await site.query(`select title from listing
  where kind = 'vehicle' and price_cents between 2000000 and 3000000 order by created_at desc`)

test('prices are narrowed by amounts that one types, without leaving the page', async () => {
  const page = await visit('/vehicles')
  await openFilter(page, 'Price Range')
  await page.getByRole('spinbutton', { name: 'From' }).fill('20000')
  expect(query(page)).toBe('')
  await page.getByRole('spinbutton', { name: 'To' }).fill('30000')
  await expect.poll(() => query(page)).toBe('?priceFrom=20000')
  await page.keyboard.press('Enter')
  await expect.poll(() => query(page)).toBe('?priceFrom=20000&priceTo=30000')
  await expect.poll(() => titles(page)).toEqual(between.map(({ title }) => title))
  expect(await chips(page).allTextContents()).toEqual(['From $20,000', 'Up to $30,000'])
  await page.keyboard.press('Escape')
  await chips(page).filter({ hasText: 'From' }).click()
  await expect.poll(() => query(page)).toBe('?priceTo=30000')
  await openFilter(page, 'Price Range')
  await expect.poll(() => page.getByRole('spinbutton', { name: 'From' }).inputValue()).toBe('')
})

test('Back sets the amounts, too', async () => {
  const page = await visit('/properties?priceTo=400000')
  await openFilter(page, 'Price Range')
  const to = page.getByRole('spinbutton', { name: 'To' })
  await to.fill('500000')
  await to.press('Enter')
  await expect.poll(() => query(page)).toBe('?priceTo=500000')
  await page.goBack()
  await expect.poll(() => query(page)).toBe('?priceTo=400000')
  await expect
    .poll(() => page.getByRole('spinbutton', { name: 'To', includeHidden: true }).inputValue())
    .toBe('400000')
})

test.each([
  ['priceFrom=30000&priceTo=20000', '/vehicles?priceFrom=20000&priceTo=30000'],
  ['priceFrom=$20,000', '/vehicles?priceFrom=20000'],
  ['priceFrom=-1&priceTo=much', '/vehicles'],
])('the list of %s is that at %s', async (asked, canonical) => {
  const page = await visitPlainly(`/vehicles?${asked}`)
  const address = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(address).toBe(site.origin + canonical)
})

test('without scripts the amounts are sent with the form', async () => {
  const page = await visitPlainly('/buy-and-sell')
  await page.locator('summary', { hasText: 'Price Range' }).click()
  await page.getByLabel('To', { exact: true }).fill('300')
  await page.getByRole('button', { name: /^Show \d+ results/ }).click()
  await page.waitForURL(/priceTo=300&/)
  const cheap = await site.query(
    `select title from listing where kind = 'buy-and-sell' and price_cents <= 30000 order by created_at desc`,
  )
  expect(cheap.length).toBeGreaterThan(0)
  expect(await titles(page)).toEqual(cheap.map(({ title }) => title))
})

test('the API filters by amounts, too, and refuses what is not an amount', async () => {
  const answered = await site.ask('/api/v1/vehicles?priceFrom=20000&priceTo=30000')
  const { total } = (await answered.json()) as { total: number }
  expect(total).toBe(between.length)
  expect((await site.ask('/api/v1/vehicles?priceFrom=cheap')).status).toBe(400)
})
