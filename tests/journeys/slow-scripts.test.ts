import { expect, test } from 'vitest'
import { openFilter, query, titles } from '../list-view.ts'
import { openBeforeScripts } from '../slow-line.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const visit = visitorsOf(sharedSite())

test('hearts, menus and tabs pressed before the scripts are there do it once when they are', async () => {
  const page = await visit('/about')
  const release = await openBeforeScripts(page, '/vehicles')
  const hearts = page.locator('#results').getByRole('button', { name: /^Save / })
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  await hearts.nth(1).click()
  await page.getByRole('button', { name: 'More in Services' }).click()
  release()
  await page.locator('#results').getByRole('button', { pressed: true }).nth(1).waitFor()
  await page.getByRole('button', { name: 'More in Services', expanded: true }).waitFor()

  const releaseNext = await openBeforeScripts(page, '/vehicles/1')
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  releaseNext()
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
})

test('filters chosen before the scripts are there are sent at once', async () => {
  const page = await visit('/about', { width: 390, touch: true })
  await openBeforeScripts(page, '/vehicles')
  await openFilter(page, 'Make')
  await page.getByRole('checkbox', { name: /^Honda/ }).click()
  await expect.poll(() => query(page)).toContain('make=Honda')
  await page.getByLabel('Sort').selectOption({ label: 'Oldest' })
  await expect.poll(() => query(page)).toContain('sort=oldest')
  await expect.poll(() => titles(page)).toEqual(['2019 Honda CR-V EX AWD'])
})

test('what is chosen while a form sent without scripts is under way is sent with it', async () => {
  const page = await visit('/about')
  const release = await openBeforeScripts(page, '/vehicles')
  const answered = Promise.withResolvers<void>()
  await page.route('**/vehicles?*', async (route) => {
    await answered.promise
    await route.continue().catch(() => {}) // superseded by the next
  })
  await openFilter(page, 'Make')
  // One call: a page that is about to be left can't be asked again.
  const pressed = page.evaluate(async () => {
    const press = (make: string) => document.querySelector<HTMLElement>(`[name=make][value=${make}]`)!.click()
    press('Honda')
    await new Promise<void>((ready) => {
      new MutationObserver(() => ready()).observe(document.documentElement, { attributes: true })
    })
    press('Toyota')
  })
  release()
  await pressed
  answered.resolve()
  await expect.poll(() => query(page)).toMatch(/make=(Toyota|Honda)&make=/)
})
