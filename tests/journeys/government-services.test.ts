import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { isSameDocument, markDocument, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

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

test('nothing found says so and resets', async () => {
  const page = await visitPlainly('/government-services?q=submarine')
  await page.getByRole('heading', { name: 'No services found' }).waitFor()
  await link(page, 'Reset Filters').click()
  await page.getByText('15 services found').waitFor()
})

test('the page leads to submitting a service and to help', async () => {
  const page = await visitPlainly('/government-services')
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

test('an office says which of its facts no one has confirmed yet', async () => {
  const page = await visitPlainly('/government-services/3')
  for (const name of ['Visit Website', 'Email', 'Download Forms'])
    expect(await link(page, name).count()).toBe(0)
  expect(await link(page, /^Call/).allTextContents()).toEqual(['Call 911'])
  expect(await link(page, 'Call 911').getAttribute('href')).toBe('tel:911')
  await page
    .getByText('Not confirmed yet: address, opening hours, phone number, email address, website, and forms.')
    .waitFor()
  expect(await link(page, 'Do you know? Tell us').getAttribute('href')).toBe(
    '/contact?topic=correction&about=government/3',
  )
})

test('website, call, email, forms and hours are there as soon as staff fill them in', async () => {
  const { browser } = await signedIn(site, { role: 'admin' })
  const form = await visitPlainly('/admin/content/government', { browser })
  await form.getByRole('link', { name: 'Add a government service' }).click()
  await form.getByRole('button', { name: /Government Service/ }).click()
  await form.getByRole('button', { name: 'Other Programs' }).click()
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByLabel('Title').fill('Tide Office')
  await form.getByLabel('Description').fill('Tells when the reef is dry.')
  await form.getByLabel('Street or landmark').fill('At the dock')
  await form.getByLabel('Village').fill('Tanapag')
  await form.getByLabel('Monday, from').fill('08:00')
  await form.getByLabel('Monday, until').fill('16:00')
  await form.getByLabel('Phone').fill('(670) 555-0190')
  await form.getByLabel('Email').fill('clerk@example.com')
  await form.getByLabel('Website').fill('https://tides.example.com')
  await form.getByLabel('Forms').fill('https://tides.example.com/forms')
  await form.getByRole('button', { name: 'Create Listing' }).click()

  const page = await visitPlainly('/government-services?q=tide')
  await page.getByRole('link', { name: 'Tide Office' }).first().click()
  const ways = [/^Call \(670\)/, 'Email', 'Visit Website', 'Download Forms']
  const addresses = await Promise.all(ways.map((name) => link(page, name).getAttribute('href')))
  expect(addresses).toEqual([
    'tel:+16705550190',
    'mailto:clerk@example.com',
    'https://tides.example.com',
    'https://tides.example.com/forms',
  ])
  await page.getByText('Opening hours').first().waitFor()
  expect(await page.getByText(/Not confirmed yet/).count()).toBe(0)
})

test('an unknown office answers 404 and shows the first one with a notice', async () => {
  const page = await visitPlainly('/government-services/999')
  await page.getByText('no longer available', { exact: false }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Department of Public Safety' }).waitFor()
})
