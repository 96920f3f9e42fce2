import { beforeEach, expect, test } from 'vitest'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
/** The contact of Lena Whitford, who sells as a private person. */
const phone = '555-0104'

beforeEach(() => site.query('delete from rate_limit'))

test('a dealer is called at a press', async () => {
  const page = await visit('/vehicles/1')
  await page.getByRole('link', { name: 'Contact Seller' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Contact Seller' })
  expect(await dialog.getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:+16705550101')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Contact Seller')
})

test('where no test drives are booked, one is agreed on in the same panel', async () => {
  const page = await visit('/vehicles/8')
  await page.getByRole('link', { name: 'Schedule Test Drive' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Test Drive' })
  await dialog.getByText('Call or write to agree on a day and a time for your test drive.').waitFor()
})

test('a private phone number and email are in no page before a person asks for them', async () => {
  const addresses = [
    '/vehicles/2',
    '/vehicles/2.data',
    '/vehicles/2/contact',
    '/vehicles/2/contact.data',
    '/vehicles',
    '/vehicles.data',
    '/pins/vehicles',
    '/',
  ]
  for (const address of addresses) {
    const text = await (await site.ask(address)).text()
    expect(text, address).not.toContain(phone)
    expect(text, address).not.toContain('lena.whitford')
  }
})

test('without scripts it is shown on a separate page', async () => {
  const page = await visitPlainly('/vehicles/2')
  await page.getByRole('link', { name: 'Contact Seller' }).first().click()
  await page.waitForURL('**/vehicles/2/contact')
  expect(await page.content()).not.toContain(phone)
  await page.getByRole('button', { name: 'Show contact' }).click()
  await page.getByRole('link', { name: /Call/ }).waitFor()
  expect(await page.content()).toContain(phone)
})

test('a private phone number shows when it is asked for; a visitor who requests many in a short time has to wait', async () => {
  const reveal = () => site.ask('/vehicles/2/contact', { method: 'POST', headers: { origin: site.origin } })
  const statuses: number[] = []
  for (let times = 0; times < 12; times++) statuses.push((await reveal()).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  expect(await (await reveal()).text()).not.toContain(phone)

  const page = await visit('/vehicles/2', { expected: /429/ })
  await page.getByRole('link', { name: 'Contact Seller' }).first().click()
  await page.getByRole('button', { name: 'Show contact' }).click()
  await page
    .getByRole('alert')
    .getByText(/Please try again in ten minutes/)
    .waitFor()
  await site.query('delete from rate_limit')
  const dialog = page.getByRole('dialog', { name: 'Contact Seller' })
  await dialog.getByRole('button', { name: 'Show contact' }).click()
  await dialog.getByRole('link', { name: /Call/ }).waitFor()
  expect(await dialog.getByRole('link', { name: /Call/ }).textContent()).toContain(phone)
})

test('a forged client address does not avoid the limit', async () => {
  const statuses: number[] = []
  for (let times = 0; times < 11; times++) {
    const headers = { origin: site.origin, 'x-forwarded-for': `203.0.113.${times}` }
    statuses.push((await site.ask('/vehicles/2/contact', { method: 'POST', headers })).status)
  }
  expect(statuses.at(-1)).toBe(429)
})

test('another site can not ask in a visitor\u2019s name', async () => {
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect((await site.ask('/vehicles/2/contact', { method: 'POST', headers })).status).toBe(403)
})
