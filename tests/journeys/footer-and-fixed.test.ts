import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setTextSize, underChat } from '../reach.ts'
import { startSite } from '../site.ts'
import { untilReady, visitorsOf } from '../visitors.ts'

const site = await startSite()
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
  const page = await visit('/')
  const footer = page.getByRole('contentinfo')
  for (const [title, paths] of Object.entries(columns)) {
    const column = footer.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })
    const hrefs = await column
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs, title).toEqual(paths)
  }
  const advertise = footer.getByRole('link', { name: 'Click Here to Advertise Your Business' })
  expect(await advertise.getAttribute('href')).toBe('/advertise')
  const year = new Date().toLocaleString('en', { year: 'numeric', timeZone: 'Pacific/Guam' })
  await footer.getByText(`© ${year} Proa`).waitFor()
})

test('no link of header, footer or home leads nowhere', async () => {
  const page = await visit('/')
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  const broken: string[] = []
  for (const path of new Set(paths)) if ((await site.ask(path)).status !== 200) broken.push(path)
  expect(broken).toEqual([])
})

test('the advertise bar shows up to 1024 pixels and can be hidden for the visit', async () => {
  const wide = await visit('/', { width: 1025 })
  expect(await bar(wide).isVisible()).toBe(false)
  const page = await visit('/', { width: 1024 })
  expect(await bar(page).getByText('Advertise with us').isVisible()).toBe(true)
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

test('the button to the top comes beyond 300 pixels', async () => {
  const page = await visit('/vehicles')
  await scrollTo(page, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  expect(await toTop(page).count()).toBe(0)
  await scrollTo(page, 301)
  await toTop(page).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await toTop(page).waitFor({ state: 'detached' })
})

const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

test.each(['/vehicles', '/vehicles/1'])(
  'on %s nothing that floats covers another, nor the end of the page, on each screen',
  async (path) => {
    const page = await visit(path, screens[0])
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
      for (const one of floating)
        expect(
          overlaps(one, {
            ...end,
            top: end.y,
            left: end.x,
            right: end.x + end.width,
            bottom: end.y + end.height,
          }),
        ).toBe(false)
    }
  },
)

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test('on a phone, price, advertise and chat are one bar of 64 pixels at the foot of a listing', async () => {
  const page = await visit('/vehicles/1', { width: 390, height: 844 })
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
})

test.each(['/vehicles', '/vehicles/2', '/hotels/hotel-1'])(
  'with text of double size what stands in the bar at the foot of %s is whole, and apart',
  async (path) => {
    const page = await visit(path, { width: 390, height: 844 })
    await setTextSize(page, await page.context().newCDPSession(page), 32)
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

test('several notices are shown one at a time, with their count', async () => {
  const page = await visit('/vehicles/1')
  await page.context().grantPermissions(['clipboard-write'])
  const share = page.getByRole('button', { name: 'Share' })
  await share.click()
  await share.click()
  await share.click()
  const toasts = page.locator('main ~ div [role=status].contents > *')
  await toasts.getByText('3', { exact: true }).waitFor()
  expect(await toasts.count()).toBe(1)
})

test('the room of the scrollbar is as dark as the page behind a dialog', async () => {
  const page = await visit('/vehicles')
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const before = await background()
  await page.getByRole('button', { name: 'Open support chat' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await background()).not.toBe(before)
})

test('from the first navigation on, the way to the top is smooth, and back it is none', async () => {
  const page = await visit('/vehicles')
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
  await page.locator('#results').getByRole('link', { name: '2021 Toyota Corolla LE' }).click()
  await page.waitForURL('**/vehicles/1')
  expect(await seen()).toEqual([true])
  await page.goBack()
  await page.waitForURL('**/vehicles')
  await expect.poll(seen).toEqual([false])
})

test('another path begins at its top with the focus on its heading, Back where one was', async () => {
  const page = await visit('/vehicles')
  await scrollTo(page, 500)
  await page.locator('#results').getByRole('link', { name: '2021 Toyota Corolla LE' }).click()
  await page.waitForURL('**/vehicles/1')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.goBack()
  await page.waitForURL('**/vehicles')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test('the theme is chosen in the footer, kept, and there before any script is loaded', async () => {
  const page = await visit('/')
  await scrollTo(page, 100_000)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  const background = (of: Page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await background(page)
  const again = await page.context().newPage()
  await again.route('**/assets/*.js', (route) => route.abort())
  await again.goto('/')
  expect(await again.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  expect(await background(again)).toBe(dark)
})
