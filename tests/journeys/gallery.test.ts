import { parseHTML } from 'linkedom'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { takesBack } from '../keys.ts'
import { sharedSite } from '../site.ts'
import { drag } from '../touch.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)

const gallery = (page: Page) => page.getByRole('region', { name: 'Photos' })
/** The thumbnail that is marked. */
const current = (page: Page) => gallery(page).locator('a[aria-current]').getAttribute('aria-label')
const lightbox = (page: Page) => page.getByRole('dialog')

test('arrow keys, buttons and thumbnails step through the pictures, the ends meet; on the full screen, too', async () => {
  const page = await visit('/vehicles/1')
  const first = gallery(page).getByRole('link', { name: 'Photo 1 of 2021 Toyota Corolla LE' })
  await first.focus()
  expect(await takesBack(first)).toBe(false)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => current(page)).toBe('Photo 2 of 4')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => current(page)).toBe('Photo 1 of 4')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => current(page)).toBe('Photo 4 of 4')
  await gallery(page).getByRole('link', { name: 'Photo 3 of 4' }).click()
  await expect.poll(() => current(page)).toBe('Photo 3 of 4')
  for (const name of ['Photo 4 of 4', 'Photo 1 of 4']) {
    await gallery(page).getByRole('button', { name: 'Next photo' }).click()
    await expect.poll(() => current(page)).toBe(name)
  }

  await first.press('Enter')
  await lightbox(page).getByText('1 / 4').waitFor()
  await page.keyboard.press('ArrowRight')
  await lightbox(page).getByText('2 / 4').waitFor()
  await page.keyboard.press('Escape')
  await lightbox(page).waitFor({ state: 'detached' })
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true)
  await expect.poll(() => current(page)).toBe('Photo 2 of 4')
})

test('a finger swipes to the next picture', async () => {
  const page = await visit('/vehicles/1', { width: 390, height: 844, touch: true })
  const box = (await gallery(page).boundingBox())!
  const finger = (left: number) => [{ x: box.x + left, y: box.y + 120 }]
  await drag(page, [340, 300, 250, 200, 150, 100, 60].map(finger))
  await expect.poll(() => gallery(page).getByText('2 / 4').count()).toBe(1)
})

test('without scripts each picture is a link to its file', async () => {
  const { document } = parseHTML(await (await site.ask('/vehicles/1')).text())
  const hrefs = [...document.querySelectorAll('section[aria-label=Photos] li[id] > a')].map((link) =>
    link.getAttribute('href'),
  )
  expect(hrefs).toEqual(['a', 'b', 'c', 'd'].map((view) => `/pictures/vehicles/1-${view}.svg`))
})
