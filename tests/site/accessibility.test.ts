import { expect, test } from 'vitest'
import { pages } from '../pages.ts'
import { seed } from '../seed.ts'
import { startSite } from '../site.ts'
import { axe, type Visitor, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)

const languages = ['en-US', 'ko-KR', 'ja-JP', 'zh-CN']
const themes = ['light', 'dark'] as const
const widths = [390, 820, 1440]

/** How a page is looked at, another way each day; `npm run sweep` looks in all ways. */
const combinationOf = (index: number) => {
  const turn = seed * 7 + index * 5
  return {
    language: languages[turn % 4]!,
    theme: themes[Math.floor(turn / 4) % 2]!,
    width: widths[Math.floor(turn / 8) % 3]!,
  }
}

test.each(pages.map((one, index) => ({ ...one, ...combinationOf(index) })))(
  `$path has nothing that axe finds in $language, $theme, $width (SEED=${seed})`,
  async ({ path, status, ...combination }) => {
    const page = await visit(path, { ...combination, ...(status === 404 && { expected: /404/ }) })
    // What comes late, the foot of the page and what floats, is part of it.
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    expect(await axe(page)).toEqual([])
  },
)

const open: Record<
  string,
  { path: string; visitor?: Visitor; press: { role: 'button' | 'link'; name: string } }
> = {
  'the preferences': { path: '/', press: { role: 'link', name: 'Settings' } },
  'the support chat': { path: '/', press: { role: 'button', name: 'Open support chat' } },
  'the mobile menu': { path: '/', visitor: { width: 390 }, press: { role: 'link', name: 'Open menu' } },
  'a contact panel': { path: '/vehicles/1', press: { role: 'link', name: 'Contact Seller' } },
  'the pictures on the full screen': {
    path: '/vehicles/1',
    press: { role: 'button', name: 'All 4 pictures' },
  },
}

test.each(Object.keys(open).flatMap((name) => themes.map((theme) => ({ name, theme }))))(
  '$name, open in $theme, has nothing that axe finds',
  async ({ name, theme }) => {
    const { path, visitor, press } = open[name]!
    const page = await visit(path, { ...visitor, theme })
    await page.getByRole(press.role, { name: press.name }).filter({ visible: true }).first().click()
    await page.getByRole('dialog').waitFor()
    expect(await axe(page)).toEqual([])
  },
)

test.each(themes)('open filters and the map have nothing that axe finds in %s', async (theme) => {
  const page = await visit('/vehicles?make=Toyota', { theme })
  await page.locator('summary', { hasText: 'Filters' }).click()
  await page.locator('#map').scrollIntoViewIfNeeded()
  await page.locator('[data-pin] > button').first().waitFor()
  expect(await axe(page)).toEqual([])
})
