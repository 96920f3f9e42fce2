import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startSite } from '../site.ts'
import { untilReady, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)

const heart = (page: Page) => page.getByRole('button', { name: 'Save 2021 Toyota Corolla LE' })
const pressed = (page: Page) => heart(page).getAttribute('aria-pressed')
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]') as Record<string, string>[])

test('a heart keeps a listing 300 ms after it is pressed, and is disabled meanwhile', async () => {
  const page = await visit('/vehicles', { prepare: (page) => page.clock.install() })
  await page.clock.pauseAt(Date.now() + 60_000)
  await heart(page).click()
  expect(await heart(page).getAttribute('aria-disabled')).toBe('true')
  await page.clock.runFor(290)
  expect(await kept(page)).toEqual([])
  await heart(page).dispatchEvent('click')
  await page.clock.runFor(20)
  await expect.poll(() => pressed(page)).toBe('true')
  const [favorite, ...others] = await kept(page)
  expect(others).toEqual([])
  expect(favorite).toEqual({ id: '1', type: 'vehicle', dateAdded: expect.stringMatching(/^\d{4}-.*Z$/) })
  await page.clock.runFor(1_000)
  expect(await pressed(page)).toBe('true')
})

test('a second press lets go of it, and Undo takes that back', async () => {
  const page = await visit('/vehicles')
  await heart(page).click()
  await expect.poll(() => pressed(page)).toBe('true')
  await heart(page).click()
  await expect.poll(() => kept(page)).toEqual([])
  await page.getByText('Removed from your favorites').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => pressed(page)).toBe('true')
})

test('what is kept stays after a reload, on the list and on its own page', async () => {
  const page = await visit('/vehicles')
  await heart(page).click()
  await expect.poll(() => pressed(page)).toBe('true')
  await page.reload()
  await untilReady(page)
  expect(await pressed(page)).toBe('true')
  await page.goto('/vehicles/1')
  await untilReady(page)
  expect(await pressed(page)).toBe('true')
})

test('two tabs know of one another', async () => {
  const page = await visit('/vehicles')
  const other = await page.context().newPage()
  await other.goto('/vehicles/1')
  await untilReady(other)
  await heart(page).click()
  await expect.poll(() => pressed(other)).toBe('true')
  await heart(other).click()
  await expect.poll(() => pressed(page)).toBe('false')
})

test('a browser that keeps nothing says so and offers to try again', async () => {
  const page = await visit('/vehicles')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await heart(page).click()
  await page.getByRole('alert').getByText('Not saved').waitFor()
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor()
  expect(await pressed(page)).toBe('false')
})
