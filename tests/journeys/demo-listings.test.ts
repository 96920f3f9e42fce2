import { expect, test } from 'vitest'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = await startSite()
const visitPlainly = plainVisitorsOf(site)
const text = async (path: string) => withoutScripts(await (await site.ask(path)).text())

const counts: [path: string, words: RegExp][] = [
  ['/properties', /6 properties/],
  ['/vehicles', /8 vehicles/],
  ['/businesses', /6 businesses/],
  ['/events', /12 events/],
  ['/hotels', /8 hotels/],
]

test("a demo account's listings are its own only: no list, search, count, sitemap or API has them", async () => {
  const page = await visitPlainly('/login?next=/user-listings')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  expect(await page.locator('.state', { hasText: 'Demo' }).count()).toBe(5)

  const links = (await page.content()).matchAll(/href="(\/([a-z-]+)\/(demo-\w+))"/g)
  const own = new Map([...links].map(([, address, area, ref]) => [address!, { area, ref }]))
  expect([...own.keys()]).toHaveLength(5)
  for (const [address, { area, ref }] of own) {
    await page.goto(address)
    await page.getByText('Demo: only you see this page.').waitFor()
    expect(await text(address)).not.toContain('Demo: only you see this page.')
    expect((await site.ask(address)).status).toBe(404)
    expect((await site.ask(`/api/v1/${area}/${ref}`)).status).toBe(404)
    expect(await text(`/api/v1/${area}`)).not.toContain('demo-')
    expect(await text(`/${area}`)).not.toContain('/demo-')
  }
  await page.goto('/profile')
  expect(await page.locator('div', { hasText: 'Active listings' }).last().locator('dd').textContent()).toBe(
    '5',
  )
  for (const [path, words] of counts) expect(await text(path)).toMatch(words)
  for (const path of ['/', '/search?q=corolla', '/search?q=saipan', '/vehicles?sort=oldest'])
    expect(await text(path), path).not.toContain('/demo-')
  const parts = (await text('/sitemap.xml')).matchAll(/<loc>[^<]*?(\/sitemap[^<]*)<\/loc>/g)
  for (const [, part] of parts) expect(await text(part!), part).not.toContain('/demo-')
})
