import { expect, test } from 'vitest'
import { sharedSite } from '../site.ts'
import { untilReady, visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)

test('listings opened before are shown on other pages, and can be forgotten', async () => {
  const page = await visit('/vehicles/1')
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  const remembered = () => page.evaluate(() => localStorage.getItem('recentlyViewed'))
  await page.mouse.wheel(0, 200)
  await expect.poll(remembered).toContain('/vehicles/1')
  await page.goto('/vehicles/2')
  await untilReady(page)
  await page.mouse.wheel(0, 200)
  await viewed.waitFor()
  const links = viewed.getByRole('link')
  expect(await links.count()).toBe(1)
  expect(await links.first().getAttribute('href')).toBe('/vehicles/1')
  await expect.poll(remembered).toContain('/vehicles/2')

  await page.goto('/')
  await untilReady(page)
  await page.mouse.wheel(0, 200)
  await viewed.waitFor()
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/vehicles/2',
    '/vehicles/1',
  ])
  await viewed.getByRole('button', { name: 'Clear' }).click()
  await viewed.waitFor({ state: 'detached' })
  expect(await remembered()).toBe('[]')
})

test('a page that does not exist is not remembered, and an invalid entry is not shown', async () => {
  const page = await visit('/vehicles/999', { expected: /404/ })
  expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBe(null)
  await page.evaluate(() => localStorage.setItem('recentlyViewed', '[{"href":"//elsewhere.example"}, 1]'))
  await page.goto('/vehicles/1')
  await untilReady(page)
  await page.mouse.wheel(0, 200)
  await page.getByRole('contentinfo').waitFor()
  expect(await page.getByRole('region', { name: 'Recently viewed' }).count()).toBe(0)
})
