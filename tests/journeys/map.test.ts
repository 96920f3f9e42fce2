import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openFilter, query, titles } from '../list-view.ts'
import { sharedSite } from '../site.ts'
import { drag } from '../touch.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)

const map = (page: Page) => page.getByRole('application', { name: /^Map/ })
const pins = (page: Page) => map(page).locator('[data-pin] > button')
const scale = (page: Page) =>
  map(page)
    .locator('svg g[transform]')
    .first()
    .getAttribute('transform')
    .then((transform) => Number(/scale\(([\d.e-]+)\)/.exec(transform ?? '')?.[1]))
const transform = (page: Page) => map(page).locator('svg g[transform]').first().getAttribute('transform')

async function mapOf(path: string) {
  const page = await visit(path)
  await page.locator('#map').scrollIntoViewIfNeeded()
  await pins(page).first().waitFor()
  return page
}

test('on a phone the map shows and hides by its button, and two fingers zoom', async () => {
  const page = await visit('/vehicles', { width: 390, height: 844, touch: true })
  expect(await page.locator('#map').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Show Map' }).click()
  await pins(page).first().waitFor()
  await map(page).scrollIntoViewIfNeeded()
  const box = (await map(page).boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 400) / 2 }
  const before = await scale(page)
  const apart = (distance: number) => [
    { x: middle.x - distance, y: middle.y },
    { x: middle.x + distance, y: middle.y },
  ]
  await drag(page, [30, 45, 60, 75, 90].map(apart))
  await expect.poll(() => scale(page)).toBeGreaterThan(before * 1.5)
  await page.getByRole('button', { name: 'Hide Map' }).click()
  await expect.poll(() => page.locator('#map').isVisible()).toBe(false)
})

test('arrow keys move the map, plus and minus zoom; pins that would cover one another are a number, which zooms in', async () => {
  const page = await mapOf('/vehicles')
  const before = await scale(page)
  await map(page)
    .getByRole('button', { name: /listings, zoom in/ })
    .first()
    .click()
  await expect.poll(() => scale(page)).toBeGreaterThan(before)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('application')

  const place = await transform(page)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => transform(page)).not.toBe(place)
  const zoomed = await scale(page)
  await page.keyboard.press('-')
  await expect.poll(() => scale(page)).toBeCloseTo(zoomed / 1.5, 3)
  await page.keyboard.press('+')
  await expect.poll(() => scale(page)).toBeCloseTo(zoomed, 3)
})

test('a map that was moved offers to search there, and the results follow; a pin opens a card that leads to its listing, and Escape closes it and keeps the focus', async () => {
  const page = await mapOf('/vehicles?island=saipan&island=tinian&island=rota')
  const all = (await titles(page)).length
  expect(await page.getByRole('button', { name: 'Search this area' }).count()).toBe(0)
  await map(page).focus()
  for (let times = 0; times < 4; times++) await page.keyboard.press('+')
  await page.getByRole('button', { name: 'Search this area' }).click()
  await expect.poll(() => query(page)).toMatch(/box=14[\d.]+,1[\d.]+,14[\d.]+,1[\d.]+/)
  await expect.poll(async () => (await titles(page)).length).toBeLessThan(all)
  await page.getByRole('link', { name: 'Remove filter: Area on the map' }).click()
  await expect.poll(() => titles(page)).toHaveLength(all)

  await map(page).focus()
  for (let times = 0; times < 4; times++) await page.keyboard.press('-')
  const pin = pins(page).and(page.getByRole('button', { name: /2016 Jeep Cherokee/ }))
  await pin.press('Enter')
  const card = map(page).getByRole('link', { name: /2016 Jeep Cherokee/ })
  await card.waitFor()
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.parentElement?.hasAttribute('data-pin'))).toBe(
    true,
  )
  await pin.press('Enter')
  await card.click()
  await page.waitForURL('**/vehicles/6')
})

test('on a wide screen the map is beside the results, without a button: fixed while they scroll, the same one while filters change what is on it', async () => {
  const page = await mapOf('/vehicles')
  await page.setViewportSize({ width: 1025, height: 900 })
  expect(await page.getByRole('button', { name: 'Show Map' }).isVisible()).toBe(false)
  const topAfterScrolling = (to: number) =>
    map(page).evaluate((element, top) => {
      window.scrollTo({ top, behavior: 'instant' })
      return element.getBoundingClientRect().top
    }, to)
  const top = await topAfterScrolling(700)
  expect(top).toBeGreaterThan(0)
  expect(await topAfterScrolling(900)).toBe(top)
  await page.setViewportSize({ width: 1440, height: 900 })

  await openFilter(page, 'Make')
  const drawn = await map(page).elementHandle()
  const place = (element: HTMLElement) => {
    const { left, width, height } = element.getBoundingClientRect()
    return { left, width, height }
  }
  const before = await map(page).evaluate(place)
  await page.getByRole('checkbox', { name: /^Ford/ }).check()
  await expect.poll(() => titles(page)).toHaveLength(2)
  await expect.poll(() => pins(page).count()).toBe(2)
  expect(await drawn!.evaluate((element) => element.isConnected)).toBe(true)
  expect(await map(page).evaluate(place)).toEqual(before)
})
