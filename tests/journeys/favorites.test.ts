import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { plainVisitorsOf } from '../plain-page.ts'
import { refuseToStore } from '../browser-storage.ts'
import { startSite } from '../site.ts'
import { signedIn } from '../accounts.ts'
import { stopTimers } from '../stopped-timers.ts'
import { axeInTurn, untilReady, type Visitor, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const toyotas = '/vehicles?make=Toyota'
const heart = (page: Page) => page.getByRole('button', { name: 'Save 2021 Toyota Corolla LE' })
const pressed = (page: Page) => heart(page).getAttribute('aria-pressed')
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]') as Record<string, string>[])

test('a heart keeps a listing 300 ms after it is pressed, also past a reload and in another tab; a second press removes it, and Undo brings it back', async () => {
  const page = await visit(toyotas)
  const letPass = await stopTimers(page)
  await heart(page).click()
  await expect.poll(() => heart(page).getAttribute('aria-disabled')).toBe('true')
  await letPass(290)
  expect(await kept(page)).toEqual([])
  await heart(page).dispatchEvent('click')
  await letPass(20)
  await expect.poll(() => pressed(page)).toBe('true')
  const [favorite, ...more] = await kept(page)
  expect(more).toEqual([])
  expect(favorite).toEqual({ id: '1', type: 'vehicle', dateAdded: expect.stringMatching(/^\d{4}-.*Z$/) })
  await letPass(1_000)
  expect(await pressed(page)).toBe('true')

  await page.reload()
  await untilReady(page)
  expect(await pressed(page)).toBe('true')
  const other = await page.context().newPage()
  await other.goto('/vehicles/1')
  await untilReady(other)
  expect(await pressed(other)).toBe('true')
  await stopTimers(page) // or Undo would go
  await heart(page).click()
  await letPass(300)
  await expect.poll(() => kept(page)).toEqual([])
  await expect.poll(() => pressed(other)).toBe('false')
  await page.getByText('Removed from your favorites').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => pressed(page)).toBe('true')
  await expect.poll(() => pressed(other)).toBe('true')
  await heart(other).click()
  await expect.poll(() => pressed(page)).toBe('false')

  await page.evaluate(refuseToStore)
  await heart(page).click()
  await letPass(300)
  await page.getByRole('alert').getByText('Not saved').waitFor()
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor()
  expect(await pressed(page)).toBe('false')
})

test('the page of favorites has all of every kind, in tabs with their counts, takes one back to its place, and remembers the tab', async () => {
  const page = await withGuestList('/favorites')
  await page.getByRole('heading', { level: 1, name: 'My Favorites' }).waitFor()
  const cards = page.locator('main article h3')
  await expect
    .poll(() => cards.allTextContents())
    .toEqual([
      'Is Mañagaha good with small children?',
      'Your first two days on Saipan',
      '2021 Toyota Corolla LE',
      'No longer available',
    ])
  const tabs = page.getByRole('navigation', { name: 'My Favorites' }).getByRole('link')
  await expect
    .poll(() => tabs.allTextContents())
    .toEqual(['All4', 'Properties0', 'Vehicles2', 'Businesses0', 'Articles1', 'Questions1'])
  expect(await axeInTurn(page)).toEqual([])
  await tabs.filter({ hasText: 'Vehicles' }).click()
  await expect.poll(() => cards.allTextContents()).toEqual(['2021 Toyota Corolla LE', 'No longer available'])
  await tabs.filter({ hasText: 'Businesses' }).click()
  await page.getByRole('link', { name: 'Browse Businesses' }).waitFor()
  for (const count of [2, 4]) {
    await page.goBack()
    await expect.poll(() => cards.count()).toBe(count)
  }
  // A removed one leaves the page, and comes back to its place.
  const letPass = await stopTimers(page) // or Undo would go
  await page.getByRole('button', { name: 'Save Your first two days on Saipan' }).click()
  await letPass(300)
  await expect.poll(() => cards.count()).toBe(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await cards.allTextContents())[1]).toBe('Your first two days on Saipan')

  await tabs.filter({ hasText: 'Businesses' }).click()
  await page.goto('/favorites')
  await page.waitForURL('**/favorites?tab=business')
})

test('without scripts a guest reads how to see favorites', async () => {
  const page = await visitPlainly('/favorites')
  expect(await page.locator('main noscript').innerText()).toContain('Log in to see your account’s favorites')
})

test('at sign-in the guest’s list moves to the account, and nothing of the account’s stays at sign-out', async () => {
  const maria = await signedIn(site)
  await site.query(
    `insert into favorite (user_id, type, ref, added_at) values ($1, 'vehicle', '2', '2026-01-01')`,
    [maria.id],
  )
  const page = await withGuestList(toyotas, { browser: maria.browser })
  await expect.poll(() => pressed(page)).toBe('true')
  await expect.poll(() => kept(page)).toEqual([])
  const rows = await site.query(
    `select type, ref, added_at::date::text as day from favorite where user_id = $1 order by added_at`,
    [maria.id],
  )
  expect(rows).toEqual([
    { type: 'vehicle', ref: '2', day: '2026-01-01' },
    { type: 'vehicle', ref: '1', day: '2026-02-02' },
    { type: 'blog', ref: 'first-two-days-on-saipan', day: '2026-03-03' },
    { type: 'question', ref: '1', day: '2026-04-04' },
  ])
  await heart(page).click()
  await expect.poll(() => pressed(page)).toBe('false')
  await expect.poll(() => countOf(maria.id)).toBe(3)
  await page.context().clearCookies({ name: 'proa_session' })
  await page.goto(toyotas)
  await untilReady(page)
  expect(await page.locator('[aria-pressed=true]').count()).toBe(0)
  expect(await kept(page)).toEqual([])
})

test('what the browser keeps of an account’s list to show it without a connection is the account’s, also before the account keeps it', async () => {
  const maria = await signedIn(site)
  await site.query(
    `insert into favorite (user_id, type, ref) values ($1, 'vehicle', '2'), ($1, 'property', '3')`,
    [maria.id],
  )
  const page = await visit('/favorites?tab=vehicle', {
    browser: maria.browser,
    before: (page) => page.route('**/favorites/entries', () => {}),
  })
  const tabs = page.getByRole('navigation', { name: 'My Favorites' }).getByRole('link')
  await Promise.all([
    page.waitForResponse('**/favorites/cards?*'),
    tabs.filter({ hasText: 'Properties' }).click(),
  ])
  const types = () =>
    page.evaluate((key) => {
      const list: { value: { entries: { type: string }[]; cards: unknown[] } } = JSON.parse(
        localStorage.getItem(key)!,
      )
      return [list.value.cards.length, ...list.value.entries.map(({ type }) => type).toSorted()]
    }, `kept ${maria.id} favorites read`)
  await expect.poll(types).toEqual([2, 'property', 'vehicle'])
})

test('a favorite that does not reach the server stays, also on the next page, until it does; one that is refused does not', async () => {
  const maria = await signedIn(site)
  await site.query(`insert into favorite (user_id, type, ref) values ($1, 'vehicle', '2')`, [maria.id])
  const short = `${toyotas}&make=Honda`
  const page = await visit(short, { browser: maria.browser, expected: /Failed to load resource/ })
  // From then on the account keeps them, and not this browser.
  await page.locator('button[value="vehicle/0/2"][aria-pressed=true]').waitFor()
  await page.route('**/favorites/entries', (route) => route.abort())
  await heart(page).click()
  await expect.poll(() => pressed(page)).toBe('true')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('waiting favorite')
  expect(await countOf(maria.id)).toBe(1)
  await page.unroute('**/favorites/entries')
  await page.goto(short)
  await expect.poll(() => pressed(page)).toBe('true')
  await expect.poll(() => countOf(maria.id)).toBe(2)

  await heart(page).click()
  await expect.poll(() => countOf(maria.id)).toBe(1)
  let asked = 0
  await page.route('**/favorites/entries', (route) => {
    if (route.request().method() === 'POST') asked++
    return route.fulfill({ status: 409 })
  })
  await heart(page).click()
  await page.getByRole('alert').getByText('Not saved').waitFor()
  expect(await pressed(page)).toBe('false')
  expect(asked).toBe(1)
  await page.unroute('**/favorites/entries')
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => countOf(maria.id)).toBe(2)
})

test('without script, hearts of those who are signed in are forms', async () => {
  const maria = await signedIn(site)
  const page = await visitPlainly('/vehicles/1', { browser: maria.browser })
  await page.getByRole('button', { name: 'Save 2021 Toyota Corolla LE' }).first().click()
  await page.waitForURL('**/favorites')
  await page.getByRole('link', { name: '2021 Toyota Corolla LE' }).waitFor()
  await page.getByRole('button', { name: 'Remove 2021 Toyota Corolla LE' }).click()
  await page.getByText('No favorites yet').waitFor()
})

test('without script, a heart for which an account has no room says that nothing is saved', async () => {
  const maria = await signedIn(site)
  await site.query(
    `insert into favorite (user_id, type, ref) select $1, 'vehicle', 'old-' || n from generate_series(1, 1000) n`,
    [maria.id],
  )
  const page = await visitPlainly('/vehicles/1', { browser: maria.browser })
  await page.getByRole('button', { name: 'Save 2021 Toyota Corolla LE' }).first().click()
  await page.getByText('Not saved. You have reached the limit for favorites. Remove one first.').waitFor()
})

test('a listing that costs less than when it was kept says so', async () => {
  const maria = await signedIn(site)
  await site.query(
    `insert into favorite (user_id, type, ref, added_at) values ($1, 'vehicle', '3', '2026-01-01')`,
    [maria.id],
  )
  await site.query(
    `update listing set price_cents = price_cents - 100000 where kind = 'vehicle' and ref = '3'`,
    [],
  )
  const page = await visitPlainly('/favorites', { browser: maria.browser })
  await page.locator('main article').getByText('Price dropped').waitFor()
  await page.locator('main article s').waitFor()
})

const guestList = [
  { id: '1', type: 'vehicle', dateAdded: '2026-02-02T00:00:00.000Z' },
  { id: 'gone', type: 'vehicle', dateAdded: '2026-01-01T00:00:00.000Z' },
  { id: 'first-two-days-on-saipan', type: 'blog', dateAdded: '2026-03-03T00:00:00.000Z' },
  { id: '1', type: 'question', dateAdded: '2026-04-04T00:00:00.000Z' },
  { id: '1', type: 'spaceship', dateAdded: '2026-04-04T00:00:00.000Z' },
]
/** A browser that kept these, and then opens a page. */
async function withGuestList(path: string, visitor?: Visitor) {
  const page = await visit('/robots.txt', visitor)
  await page.evaluate((list) => localStorage.setItem('favorites', JSON.stringify(list)), guestList)
  await page.goto(path)
  await untilReady(page)
  return page
}
const countOf = async (userId: string) => {
  const rows = await site.query(`select count(*)::int as count from favorite where user_id = $1`, [userId])
  return (rows[0] as { count: number }).count
}
