import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { openFilter } from '../list-view.ts'
import { hasTurn } from '../pages.ts'
import { sharedSite } from '../site.ts'
import { axe, untilReady, type Visitor, visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)

const themes = ['light', 'dark'] as const
/** Each in one theme, on one day of four; in `npm run sweep` each in both. */
const inTurn = (part: number) => themes.filter((_, theme) => hasTurn(2 * part + theme))

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
    press: { role: 'button', name: 'All 4 photos' },
  },
}

test.each(Object.keys(open).flatMap((name, at) => inTurn(at).map((theme) => ({ name, theme }))))(
  '$name, open in $theme, has nothing that axe finds',
  async ({ name, theme }) => {
    const { path, visitor, press } = open[name]!
    const page = await visit(path, { ...visitor, theme })
    await page.getByRole(press.role, { name: press.name }).filter({ visible: true }).first().click()
    await page.getByRole('dialog').waitFor()
    expect(await axe(page)).toEqual([])
  },
)

test.each(inTurn(5))('open filters and the map have nothing that axe finds in %s', async (theme) => {
  const page = await visit('/vehicles?make=Toyota', { theme })
  await openFilter(page, 'Make')
  await page.locator('#map').scrollIntoViewIfNeeded()
  await page.locator('[data-pin] > button').first().waitFor()
  expect(await axe(page)).toEqual([])
})

test.each(inTurn(6))('what is still empty for a newcomer has nothing that axe finds in %s', async (theme) => {
  const { browser } = await signedIn(site)
  const page = await visit('/bookings', { browser, theme })
  for (const path of ['/bookings', '/orders', '/applications', '/claims']) {
    await page.goto(path)
    await untilReady(page)
    expect(await axe(page), path).toEqual([])
  }
})
