import { parseHTML } from 'linkedom'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hasTurn } from '../pages.ts'
import { setTextSize, underChat } from '../reach.ts'
import { seed } from '../seed.ts'
import { sharedSite } from '../site.ts'
import { stopTimers } from '../stopped-timers.ts'
import { untilReady, visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)

const bar = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' })
const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' })
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

const columns = {
  Local: ['/properties', '/vehicles', '/services', '/buy-and-sell', '/events', '/government-services'],
  Visitor: ['/hotels', '/food', '/adventures', '/hotels/taxi', '/shopping', '/local-products', '/ask-local'],
  Company: ['/about', '/contact', '/careers', '/press', '/privacy', '/terms', '/cookies'],
}

test('the footer has the stated columns, the advertise button and this year', async () => {
  const { document } = parseHTML(await (await site.ask('/')).text())
  const footer = document.querySelector('footer')!
  const hrefsIn = (part: ParentNode) =>
    [...part.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href')!)
  const sections = [...footer.querySelectorAll('section')]
  for (const [title, paths] of Object.entries(columns)) {
    const column = sections.find((one) => one.querySelector('h2, h3')?.textContent === title)
    expect(hrefsIn(column!), title).toEqual(paths)
  }
  const advertise = [...footer.querySelectorAll('a[href="/advertise"]')].map((link) => link.textContent)
  expect(advertise).toContain('Click Here to Advertise Your Business')
  const year = new Date().toLocaleString('en', { year: 'numeric', timeZone: 'Pacific/Guam' })
  expect(footer.textContent).toContain(`© ${year} Proa`)
})

test('the advertise bar shows up to 1024 pixels and can be hidden for the visit', async () => {
  const page = await visit('/about', { width: 1025 })
  expect(await bar(page).isVisible()).toBe(false)
  await page.setViewportSize({ width: 1024, height: 900 })
  await bar(page).getByText('Advertise with us').waitFor()
  expect(await bar(page).getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe('/advertise')
  await bar(page).getByRole('button', { name: 'Hide this bar' }).click()
  await bar(page).waitFor({ state: 'detached' })
  await page.goto('/vehicles')
  await untilReady(page)
  expect(await bar(page).count()).toBe(0)
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await underChat(page), `under the chat button at ${width} pixels`).toEqual([])
  }
})

const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

/** On each screen nothing that floats covers another, nor the end of the page. */
async function expectApart(page: Page) {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await scrollTo(page, 100_000)
    await toTop(page).waitFor()
    const floating = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
        .filter(
          (element) =>
            !element.closest('[aria-hidden]') && getComputedStyle(element).pointerEvents !== 'none',
        )
        // The chat button and the advertisement have a place of their own within the bars.
        .flatMap((element) =>
          element.querySelectorAll('a, button').length > 0
            ? [...element.querySelectorAll('a, button, p')]
            : [element],
        )
        .map((element) => element.getBoundingClientRect().toJSON() as DOMRect)
        .filter(({ width, height }) => width > 1 && height > 1),
    )
    expect(floating.length).toBeGreaterThanOrEqual(2)
    for (const [index, one] of floating.entries())
      for (const other of floating.slice(index + 1))
        expect(overlaps(one, other), JSON.stringify([one, other])).toBe(false)
    const end = (await page.getByText(/^© /).boundingBox())!
    const { x: left, y: top } = end
    for (const one of floating)
      expect(overlaps(one, { left, top, right: left + end.width, bottom: top + end.height })).toBe(false)
  }
}

test('the button to the top comes beyond 300 pixels, and behind a dialog the room of the scrollbar is as dark as the page', async () => {
  const page = await visit('/terms')
  await scrollTo(page, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  expect(await toTop(page).count()).toBe(0)
  await scrollTo(page, 301)
  await toTop(page).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await toTop(page).waitFor({ state: 'detached' })

  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const before = await background()
  await page.getByRole('button', { name: 'Open support chat' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await background()).not.toBe(before)
})

test('nothing that floats over a list covers another, nor the end of the page, on each screen', async () => {
  await expectApart(await visit('/vehicles', screens[0]))
})

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test('on a phone, price, advertise and chat are one bar of 64 pixels at the foot of a listing; nothing that floats covers another; notices are shown one at a time', async () => {
  const page = await visit('/vehicles/1', screens[0])
  const parts = [
    page.locator('[data-fixed=action-bar]'),
    page.locator('[data-fixed=action-bar]').getByText('Contact Seller'),
    bar(page).getByRole('link', { name: 'Learn more about advertising' }),
    page.getByRole('button', { name: 'Open support chat' }),
  ]
  for (const part of parts) {
    const { y, height } = (await part.boundingBox())!
    expect(y).toBeGreaterThanOrEqual(844 - 64)
    expect(y + height).toBeLessThanOrEqual(844)
  }
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('64px')

  await expectApart(page)

  await page.context().grantPermissions(['clipboard-write'])
  const share = page.getByRole('button', { name: 'Share' })
  await stopTimers(page) // or the first would go before the third comes
  for (let press = 0; press < 3; press++) await share.click()
  const toasts = page.locator('main ~ div [role=status].contents > *')
  await toasts.getByText('3', { exact: true }).waitFor()
  expect(await toasts.count()).toBe(1)
})

/** One kind of bar each day; in `npm run sweep` all. */
const barInTurn = ['/vehicles', '/vehicles/2', '/hotels/hotel-1'].filter((_, at) => hasTurn(at, 0, 3))

test.each(barInTurn)(
  `with text of double size what stands in the bar at the foot of %s is whole, and apart (SEED=${seed})`,
  async (path) => {
    const page = await visit(path, { width: 390, height: 844 })
    const emulation = await page.context().newCDPSession(page)
    await setTextSize(page, emulation, 32)
    const bars = await page.locator('[data-fixed]').evaluateAll((all) =>
      all.map((bar) => ({
        top: bar.getBoundingClientRect().top,
        parts: [...bar.querySelectorAll('a, button, p, aside > span')]
          .filter((part) => part.checkVisibility() && part.clientWidth > 1)
          .map((part) => part.getBoundingClientRect().toJSON() as Box),
      })),
    )
    const parts = bars.flatMap((bar) => bar.parts)
    expect(parts.length).toBeGreaterThan(1)
    for (const { top, parts: own } of bars)
      for (const part of own) {
        expect(part.top).toBeGreaterThanOrEqual(top)
        expect(part.left).toBeGreaterThanOrEqual(0)
        expect(part.right).toBeLessThanOrEqual(390)
      }
    for (const [at, one] of parts.entries())
      for (const other of parts.slice(at + 1))
        expect(overlaps(one, other), JSON.stringify([one, other])).toBe(false)
  },
)

test('another path begins at its top with the focus on its heading, smoothly; Back where one was, at once', async () => {
  const page = await visit('/vehicles')
  await scrollTo(page, 500)
  await page.evaluate(() => {
    const { scrollTo } = window
    const seen: boolean[] = []
    const isSmooth = () => document.documentElement.classList.contains('scroll-smooth')
    window.scrollTo = ((...given: [number, number]) => {
      seen.push(isSmooth())
      scrollTo.apply(window, given)
    }) as typeof window.scrollTo
    Object.assign(window, { seen })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.splice(0))
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.locator('#results').getByRole('link', { name: '2021 Toyota Corolla LE' }).click()
  await page.waitForURL('**/vehicles/1')
  await expect.poll(scrolled).toBe(0)
  expect(await seen()).toEqual([true])
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.goBack()
  await page.waitForURL('**/vehicles')
  await expect.poll(seen).toEqual([false])
  await expect.poll(scrolled).toBeGreaterThan(300)
})

test('the theme is chosen in the footer, kept, and there before any script is loaded', async () => {
  const page = await visit('/about')
  await scrollTo(page, 100_000)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  const background = (of: Page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await background(page)
  const again = await page.context().newPage()
  await again.route('**/assets/*.js', (route) => route.abort())
  await again.goto('/about')
  expect(await again.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  expect(await background(again)).toBe(dark)
})
