import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openFilter, query, titles } from '../list-view.ts'
import { startSite } from '../site.ts'
import { isSameDocument, markDocument, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)

const tiles = (page: Page) => page.getByRole('navigation', { name: 'Category' })
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

test('tiles are pressed on and off, several at a time', async () => {
  const page = await visit('/government-services')
  await markDocument(page)
  expect(await tiles(page).getByRole('link').count()).toBe(13)
  await tiles(page).getByRole('link', { name: 'Motor Vehicle' }).click()
  await expect.poll(() => titles(page)).toEqual(['Bureau of Motor Vehicles'])
  await tiles(page).getByRole('link', { name: 'Labor and Jobs' }).click()
  await expect.poll(() => query(page)).toBe('?category=motor-vehicle&category=labor-jobs')
  await expect.poll(() => titles(page)).toEqual(['Bureau of Motor Vehicles', 'Department of Labor'])
  await expect
    .poll(() => tiles(page).locator('[aria-current]').allTextContents())
    .toEqual(['Motor Vehicle', 'Labor and Jobs'])
  await tiles(page).getByRole('link', { name: 'Motor Vehicle' }).click()
  await expect.poll(() => query(page)).toBe('?category=labor-jobs')
  await tiles(page).getByRole('link', { name: 'All Government Services' }).click()
  await expect.poll(() => query(page)).toBe('')
  await page.getByRole('heading', { name: 'Featured' }).waitFor()
  expect(await isSameDocument(page)).toBe(true)
})

test('what is open around the clock can be filtered', async () => {
  const page = await visit('/government-services')
  await openFilter(page, 'Availability')
  await page.getByRole('radio', { name: /^Open 24 hours/ }).check()
  await expect.poll(() => query(page)).toBe('?availability=allHours')
  await expect
    .poll(() => titles(page))
    .toEqual(['Department of Fire and Emergency Medical Services', 'Department of Public Safety'])
})

test('nothing found says so and resets', async () => {
  const page = await visit('/government-services?q=submarine')
  await page.getByRole('heading', { name: 'No services found' }).waitFor()
  await link(page, 'Reset Filters').click()
  await page.getByText('15 services found').waitFor()
})

test('the page leads to submitting a service and to help', async () => {
  const page = await visit('/government-services')
  await page.getByRole('heading', { name: 'Need assistance with government services?' }).waitFor()
  expect(await link(page, 'Submit a Service').getAttribute('href')).toBe('/contact?topic=service')
  expect(await link(page, 'Contact Us').getAttribute('href')).toBe('/contact?topic=government')
})

test('an office tells in tabs what it does and what it needs', async () => {
  const page = await visit('/government-services/3')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li:not([aria-hidden])')
  expect(await crumbs.allTextContents()).toEqual(['Home', 'Government Services', 'Bureau of Motor Vehicles'])
  await page.getByText('Check before you go', { exact: false }).waitFor()
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Overview', 'Services', 'Requirements'])
  await page.getByRole('tabpanel').getByText('The same day when your papers are complete').waitFor()
  await page.getByRole('tab', { name: 'Services' }).click()
  await page.getByRole('tabpanel').getByText('Change of owner').waitFor()
  await page.getByRole('tab', { name: 'Requirements' }).click()
  await page.getByRole('tabpanel').getByText('Proof of insurance').waitFor()
})

test('website, call, email and forms are links, each only where there is one', async () => {
  const ways = ['Visit Website', 'Email', 'Download Forms']
  const plain = await visit('/government-services/3')
  for (const name of ways) expect(await link(plain, name).count()).toBe(0)
  expect(await link(plain, /^Call/).allTextContents()).toEqual(['Call 911'])
  expect(await link(plain, 'Call 911').getAttribute('href')).toBe('tel:911')
  expect(await link(await visit('/government-services/8'), 'Visit Website').getAttribute('href')).toBe(
    'https://www.marianas.edu',
  )
  await site.query(
    `update listing set contact = '{"phone": "(670) 555-0190", "email": "clerk@example.com"}',
       attributes = attributes || '{"forms": "https://example.com/forms"}'
     where kind = 'government' and ref = '4'`,
  )
  const page = await visit('/government-services/4')
  const address = (name: string | RegExp) => link(page, name).getAttribute('href')
  expect(await address('Call (670) 555-0190')).toBe('tel:+16705550190')
  expect(await address('Email')).toBe('mailto:clerk@example.com')
  expect(await address('Download Forms')).toBe('https://example.com/forms')
})

test('an unknown office answers 404 and shows the first one with a notice', async () => {
  const page = await visit('/government-services/999', { expected: /404/ })
  await page.getByText('no longer available', { exact: false }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Department of Public Safety' }).waitFor()
})
