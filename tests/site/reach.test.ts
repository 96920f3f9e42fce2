import { expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { openFilter } from '../list-view.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)

test('visitors who prefer reduced motion get none, and the first Tab leads to a link past the header', async () => {
  const page = await visit('/vehicles')
  expect(await page.evaluate(countMoving)).toBe(0)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('after following a link the focus is on the heading, never lost', async () => {
  const page = await visit('/')
  await page.locator('main a[href="/events"]').first().press('Enter')
  await page.waitForURL('**/events')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('a filter keeps the focus on its input, a chip that vanishes does not lose it', async () => {
  const page = await visit('/vehicles')
  await page.locator('.filters-toggle input').press('Space')
  await page.locator('summary', { hasText: 'Make' }).press('Enter')
  await page.getByRole('checkbox', { name: /^Honda/ }).press('Space')
  await page.waitForURL(/make=Honda/)
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Honda')
  await page.getByRole('link', { name: 'Remove filter: Honda' }).press('Enter')
  await page.waitForURL((url) => url.search === '')
  await expect.poll(() => page.getByText('8 vehicles', { exact: true }).count()).toBe(1)
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('in forced colors chips, cards and fields have an edge, what is chosen or focused a bold one', async () => {
  const page = await visit('/vehicles?make=Honda', { browser: { forcedColors: 'active' } })
  await openFilter(page, 'Make')
  const outline = (locator: Locator) =>
    locator.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return `${outlineWidth} ${outlineStyle}`
    })
  const chip = (name: RegExp) => outline(page.getByRole('checkbox', { name }).locator('+ *'))
  expect(await chip(/^Honda/)).toBe('3px solid')
  expect(await chip(/^Toyota/)).toBe('1px solid')
  expect(await outline(page.locator('#results article').first())).toBe('1px solid')
  const term = page.locator('main input[type=search]')
  const field = term.locator('xpath=..')
  expect(await outline(field)).toBe('1px solid')
  await term.focus()
  expect(await outline(field)).toBe('3px solid')
  await page.getByRole('link', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog')
  expect(await outline(dialog)).toBe('1px solid')
  expect(await outline(dialog.locator('label', { hasText: 'Korean' }))).toBe('1px solid')
  expect(await outline(dialog.getByText('한국어'))).toMatch(/none$/)
})

function countMoving() {
  return [...document.querySelectorAll('*')]
    .map((element) => getComputedStyle(element))
    .filter(
      ({ transitionDuration, transitionProperty, animationName, scrollBehavior }) =>
        (transitionProperty !== 'none' && parseFloat(transitionDuration) > 0) ||
        animationName !== 'none' ||
        scrollBehavior === 'smooth',
    ).length
}
