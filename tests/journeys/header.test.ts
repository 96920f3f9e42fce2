import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { sharedSite } from '../site.ts'
import { openBeforeScripts } from '../slow-line.ts'
import { stopTimers } from '../stopped-timers.ts'
import { isSameDocument, markDocument, untilAwake, visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const chevron = (page: Page, item: string) => nav(page).getByRole('button', { name: `More in ${item}` })
const subLink = (page: Page) => nav(page).getByRole('link', { name: 'Restaurant', exact: true })

test('hovering an item previews its sub-items until 500 ms after the mouse has left for good; a press keeps them open', async () => {
  const page = await visit('/about')
  const letPass = await stopTimers(page)
  const food = nav(page).getByRole('link', { name: 'Food' })
  await food.hover()
  await subLink(page).waitFor()
  await page.mouse.move(10, 600)
  await letPass(300)
  await subLink(page).hover()
  await letPass(2_000)
  expect(await subLink(page).isVisible()).toBe(true)
  await page.mouse.move(10, 600)
  await letPass(490)
  expect(await subLink(page).isVisible()).toBe(true)
  await letPass(20)
  await subLink(page).waitFor({ state: 'hidden' })

  await chevron(page, 'Food').hover()
  await subLink(page).waitFor()
  await chevron(page, 'Food').click()
  expect(await subLink(page).isVisible()).toBe(true)
  await chevron(page, 'Food').click()
  await subLink(page).waitFor({ state: 'hidden' })
})

test('the chevron opens by keyboard; Escape closes and the focus stays on it, and so does leaving the sub-menu; a sub-item leads to its page', async () => {
  const page = await visit('/about')
  await chevron(page, 'Food').focus()
  await page.keyboard.press('Enter')
  await subLink(page).waitFor()
  expect(await chevron(page, 'Food').getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Restaurant')
  await page.keyboard.press('Escape')
  await subLink(page).waitFor({ state: 'hidden' })
  expect(await chevron(page, 'Food').evaluate((button) => button === document.activeElement)).toBe(true)

  await chevron(page, 'Food').press('Enter')
  await subLink(page).waitFor()
  for (let times = 0; times < 4; times++) await page.keyboard.press('Tab')
  await subLink(page).waitFor({ state: 'hidden' })

  await chevron(page, 'Experiences').click()
  await nav(page).getByRole('link', { name: 'Events' }).click()
  await page.waitForURL('**/events')
  await nav(page).getByRole('link', { name: 'Events' }).waitFor({ state: 'hidden' })
})

test('a main item leads to its page, where the bar changes beyond 20 pixels and stays', async () => {
  const page = await visit('/about')
  await nav(page).getByRole('link', { name: 'Cars', exact: true }).filter({ visible: true }).click()
  await page.waitForURL('**/vehicles')
  await page.getByRole('heading', { level: 1, name: 'Cars & Rentals' }).waitFor()
  const look = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).boxShadow)
  const atTop = await look()
  await page.evaluate(() => window.scrollTo({ top: 20, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(20)
  expect(await look()).toBe(atTop)
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await expect.poll(look).not.toBe(atTop)
  expect((await page.getByRole('banner').boundingBox())!.y).toBe(0)
  expect((await page.getByRole('banner').boundingBox())!.height).toBe(80)
})

test('the mobile menu has all items, its groups open on their own, and Escape, a link and the settings close it', async () => {
  const page = await visit('/about', { width: 390, height: 844 })
  const open = () => page.getByRole('link', { name: 'Open menu' }).click()
  await open()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'More in Food' }).click()
  await menu.getByRole('button', { name: 'More in Hotel' }).click()
  await menu.getByRole('link', { name: 'Restaurant' }).waitFor()
  await menu.getByRole('link', { name: 'Taxi' }).waitFor()
  await menu.getByRole('button', { name: 'More in Hotel' }).click()
  await menu.getByRole('link', { name: 'Taxi' }).waitFor({ state: 'detached' })
  expect(await menu.getByRole('link', { name: 'Restaurant' }).isVisible()).toBe(true)
  for (const name of ['Messages', 'Favorites', 'Login', 'Sign Up', 'Search the directory'])
    expect(await menu.getByRole('link', { name }).count(), name).toBe(1)
  expect(await menu.getByRole('button', { name: 'Settings' }).count()).toBe(2)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu')

  await open()
  await menu.getByRole('link', { name: 'Cars', exact: true }).first().click()
  await page.waitForURL('**/vehicles')
  await menu.waitFor({ state: 'detached' })

  await open()
  await menu.getByRole('button', { name: 'Settings' }).last().click()
  await page.getByRole('dialog', { name: 'To improve your journey...' }).waitFor()
  expect(await menu.count()).toBe(0)
})

test('the account menu opened before its scripts are there stays open until it leads to another page', async () => {
  const maria = await signedIn(site)
  const page = await visit('/robots.txt', { browser: maria.browser })
  const release = await openBeforeScripts(page, '/about')
  await page.locator('#account summary').click()
  release()
  await untilAwake(page.locator('#account'))
  const profile = page.locator('#account').getByRole('link', { name: 'Profile' })
  await markDocument(page)
  await profile.click()
  await page.waitForURL('**/profile')
  await profile.waitFor({ state: 'hidden' })
  expect(await isSameDocument(page)).toBe(true)
})
