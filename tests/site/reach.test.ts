import { describe, expect, test } from 'vitest'
import { pages, thirdOf } from '../pages.ts'
import { cutOff, scrollsSideways, smallTargets } from '../reach.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const expectedOf = ({ status }: (typeof pages)[number]) => (status === 404 ? { expected: /404/ } : {})

describe.each(thirdOf(pages))('$path', (one) => {
  test('fits 320 pixels without sideways scrolling, with wider spacing too', async () => {
    const page = await visit(one.path, { width: 320, height: 640, touch: true, ...expectedOf(one) })
    expect(await scrollsSideways(page)).toBe(0)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
        p { margin-bottom: 2em !important }`)
      document.adoptedStyleSheets.push(sheet)
    })
    expect(await scrollsSideways(page), 'with wider spacing').toBe(0)
    expect(await cutOff(page)).toEqual([])
  })

  test('fits with text of double size', async () => {
    const page = await visit(one.path, { width: 1280, height: 1024, ...expectedOf(one) })
    const client = await page.context().newCDPSession(page)
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px')
    expect(await scrollsSideways(page)).toBe(0)
    expect(await cutOff(page)).toEqual([])
  })

  test('has targets of 24 pixels, and 44 for buttons on a phone', async () => {
    const wide = await visit(one.path, expectedOf(one))
    expect(await smallTargets(wide, 24, 'a, button, summary, select, input:not([type=hidden])')).toEqual([])
    const phone = await visit(one.path, { width: 390, height: 844, touch: true, ...expectedOf(one) })
    expect(
      await smallTargets(
        phone,
        44,
        'main button:not([data-pin] *), header a, header button, main select, summary',
      ),
    ).toEqual([])
  })

  test('by keyboard, each thing in turn is seen and not under a bar', async () => {
    const page = await visit(one.path, { width: 390, height: 700, ...expectedOf(one) })
    const hidden: string[] = []
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab')
      const state = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return 'end'
        if (element.closest('[role=application]')) return 'seen'
        const { left, top, width, height } = element.getBoundingClientRect()
        const places = [0.5, 0.1, 0.9].flatMap((x) =>
          [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y] as const),
        )
        const isSeen = places.some(([x, y]) => {
          const there = document.elementFromPoint(x, y)
          return (
            there &&
            (element.contains(there) ||
              there.contains(element) ||
              there.closest('label') === element.closest('label'))
          )
        })
        return isSeen ? 'seen' : `${element.outerHTML.slice(0, 120)} at ${Math.round(top)}`
      })
      if (state === 'end') break
      if (state !== 'seen') hidden.push(state)
    }
    expect(hidden).toEqual([])
  })
})

test('the first Tab leads to a link past the header', async () => {
  const page = await visit('/vehicles')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test.each(['a[href="/vehicles"]', 'a[href="/events"]', 'a[href="/hotels"]'])(
  'after following %s the focus is on the heading, never lost',
  async (selector) => {
    const page = await visit('/')
    await page.locator(`main ${selector}`).first().press('Enter')
    await page.waitForURL((url) => url.pathname !== '/')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  },
)

test('a filter keeps the focus on its input, a chip that vanishes does not lose it', async () => {
  const page = await visit('/vehicles')
  await page.locator('summary', { hasText: 'Filters' }).press('Enter')
  await page.getByRole('checkbox', { name: /^Honda/ }).press('Space')
  await page.waitForURL(/make=Honda/)
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Honda')
  await page.getByRole('link', { name: 'Remove filter: Honda' }).press('Enter')
  await page.waitForURL((url) => url.search === '')
  await expect.poll(() => page.getByText('8 vehicles', { exact: true }).count()).toBe(1)
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('in forced colors what is chosen still shows', async () => {
  const page = await visit('/vehicles?make=Honda', { browser: { forcedColors: 'active' } })
  await page.locator('summary', { hasText: 'Filters' }).click()
  const outline = (name: RegExp) =>
    page
      .getByRole('checkbox', { name })
      .evaluate((input) => getComputedStyle(input.nextElementSibling!).outlineStyle)
  expect(await outline(/^Honda/)).toBe('solid')
  expect(await outline(/^Toyota/)).toBe('none')
})

test('who wants less motion gets none', async () => {
  const page = await visit('/vehicles')
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element))
        .filter(
          ({ transitionDuration, transitionProperty, animationName, scrollBehavior }) =>
            (transitionProperty !== 'none' && parseFloat(transitionDuration) > 0) ||
            animationName !== 'none' ||
            scrollBehavior === 'smooth',
        ).length,
  )
  expect(moving).toBe(0)
})
