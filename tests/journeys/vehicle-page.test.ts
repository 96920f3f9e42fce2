import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { takesBack } from '../keys.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('a vehicle tells what it is, under a breadcrumb', async () => {
  const page = await visitPlainly('/vehicles/1')
  expect(
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .locator('li:not([aria-hidden])')
      .allTextContents(),
  ).toEqual(['Home', 'Vehicles', '2021 Toyota Corolla LE'])
  const facts = await page.locator('dl').first().locator('dd').allTextContents()
  expect(facts).toEqual(['2021', 'Gasoline', 'Automatic', '24,500 mi'])
  for (const heading of ['About', 'Features', 'Financing Calculator', 'Location'])
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor()
})

test('without a mileage a new car says "New", and a used one that it is unknown', async () => {
  await site.query(
    `update listing set attributes = attributes - 'mileage' where kind = 'vehicle' and ref in ('1', '7')`,
  )
  const mileage = async (path: string) => {
    const page = await visitPlainly(path)
    return page.locator('dl').first().locator('dd').nth(3).textContent()
  }
  expect(await mileage('/vehicles/7')).toBe('New')
  expect(await mileage('/vehicles/1')).toBe('Not provided by seller')
})

test('tabs are walked by arrow keys, Home and End', async () => {
  const page = await visit('/vehicles/1')
  const selected = () => page.getByRole('tab', { selected: true }).textContent()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const first = page.getByRole('tab', { name: 'Specifications' })
  await first.focus()
  expect(await takesBack(first)).toBe(false)
  await page.keyboard.press('ArrowRight')
  expect([await selected(), await focused()]).toEqual(['Condition', 'Condition'])
  await page.getByRole('tabpanel').getByText('No rust').waitFor()
  await page.keyboard.press('End')
  expect([await selected(), await focused()]).toEqual(['History', 'History'])
  await page.keyboard.press('ArrowRight')
  expect(await selected()).toBe('Specifications')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab')
})

async function openSimilar(page: Page) {
  const similar = page
    .getByRole('region', { name: 'Similar Vehicles' })
    .getByRole('heading', { level: 3 })
    .first()
  const name = (await similar.textContent())!
  await similar.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

test('a similar vehicle opens with its first tab, whichever was open before', async () => {
  const page = await visit('/vehicles/1')
  await page.getByRole('tab', { name: 'History' }).click()
  await openSimilar(page)
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Specifications')
})

test('without scripts all tabs are below one another', async () => {
  const page = await visit('/vehicles/1', { javaScript: false })
  expect(await page.getByText('No rust').isVisible()).toBe(true)
  expect(await page.getByText('Service records').isVisible()).toBe(true)
  expect(await page.getByText('20% down, 60 months at 5% a year.').isVisible()).toBe(true)
})

test('the calculator starts with the usual terms, follows what is typed, and keeps what is invalid beside its error', async () => {
  const page = await visit('/vehicles/1')
  const amount = (label: string) =>
    page
      .locator('dl div', { has: page.getByText(label, { exact: true }) })
      .locator('dd')
      .last()
      .textContent()
  await expect.poll(() => amount('Monthly payment')).toBe('$285.33')
  expect(await amount('Loan amount')).toBe('$15,120.00')
  await page.getByLabel('Down payment (%)').fill('50')
  await page.getByLabel('Months').fill('12')
  await page.getByLabel('Annual interest (%)').fill('0')
  await expect.poll(() => amount('Monthly payment')).toBe('$787.50')

  const months = page.getByLabel('Months')
  await months.fill('1.5')
  await page.getByText('Enter a whole number of months from 6 to 96.').waitFor()
  expect(await months.getAttribute('aria-invalid')).toBe('true')
  const description = await months.evaluate(
    (input) => document.getElementById(input.getAttribute('aria-describedby')!)?.textContent,
  )
  expect(description).toBe('Enter a whole number of months from 6 to 96.')
  expect(await months.inputValue()).toBe('1.5')
  await page.getByLabel('Annual interest (%)').fill('')
  await page.getByText('Enter a number from 0 to 40.').waitFor()
  await months.fill('48')
  await page.getByText('Enter a whole number of months from 6 to 96.').waitFor({ state: 'detached' })
})

test('the calculator of a similar vehicle starts with the usual terms, whatever was typed in that of the one before', async () => {
  const page = await visit('/vehicles/5')
  const months = page.getByLabel('Months')
  await months.fill('12')
  await openSimilar(page)
  expect(await months.inputValue()).toBe('60')
})

test('a car for rent has a price per day and no calculator', async () => {
  const page = await visitPlainly('/vehicles/4')
  await page.getByText('$48 / day').first().waitFor()
  expect(await page.getByRole('heading', { name: 'Financing Calculator' }).count()).toBe(0)
})

test('similar vehicles are of the same make, at most three, never itself', async () => {
  await site.query(`insert into listing (kind, ref, sample, title, island, attributes, facets, price_cents)
    select kind, 'twin-' || n, true, 'Twin ' || n, island, attributes, facets, price_cents
    from listing, generate_series(1, 4) n where kind = 'vehicle' and ref = '1'`)
  const page = await visitPlainly('/vehicles/1')
  const similar = async () => {
    await page.goto('/vehicles/1')
    return page.getByRole('region', { name: 'Similar Vehicles' }).locator('h3').allTextContents()
  }
  await expect.poll(similar).toEqual(['Twin 4', 'Twin 3', 'Twin 2'])
})

test('Share copies the address where the device can not share', async () => {
  const page = await visit('/vehicles/1', { browser: { permissions: ['clipboard-read', 'clipboard-write'] } })
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('status').getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/vehicles/1`)
})

test('an unknown vehicle is not found, in the words of the area', async () => {
  const answer = await site.ask('/vehicles/999')
  expect(answer.status).toBe(404)
  const page = await visitPlainly('/vehicles/999')
  await page.getByRole('heading', { level: 1, name: 'Vehicle Not Found' }).waitFor()
  await page.getByText(`The vehicle you're looking for doesn't exist or may have been removed.`).waitFor()
  await page.getByRole('link', { name: 'Back to Vehicles' }).click()
  await page.waitForURL('**/vehicles')
})
