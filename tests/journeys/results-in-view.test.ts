import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hasTurn } from '../pages.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)

const lists = [
  '/vehicles',
  '/properties',
  '/properties?features=ocean-view',
  '/hotels',
  '/events',
  '/events?category=music&island=saipan',
  '/jobs?type=part-time',
  '/businesses',
  '/businesses?category=shopping-and-stores',
  '/businesses?category=restaurants&subcategories=chamorro-cuisine&subcategories=seafood',
  '/buy-and-sell',
  '/government-services',
  '/government-services?category=motor-vehicle',
  '/attractions',
  '/adventures',
  '/adventures?difficulty=easy&island=saipan',
]
/** How far down the first card may reach: the bar for advertisers begins 56 px above the end of the screen. */
const screens = [
  { width: 390, height: 844, end: 788, rows: 1 },
  { width: 820, height: 1180, end: 1124, rows: 1 },
  { width: 1024, height: 800, end: 744, rows: 1 },
  { width: 1440, height: 900, end: 900, rows: 2 },
]

const boxes = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))

/** A third of them each day; in `npm run sweep` all. */
const inTurn = lists.filter((_, at) => hasTurn(at, 0, 3))

test.each(inTurn)('on %s listings are in view before any scrolling, on each screen', async (list) => {
  const page = await visit(list, { width: 390, height: 844 })
  for (const { width, height, end, rows } of screens) {
    await page.setViewportSize({ width, height })
    const cards = await boxes(page, 'main article')
    expect(cards[0]!.bottom, `the first card at ${width}`).toBeLessThanOrEqual(end)
    const tops = new Set(cards.map(({ top }) => Math.round(top)))
    const lastTop = Math.max(...[...tops].slice(0, rows))
    expect(lastTop, `the row ${rows} at ${width}`).toBeLessThan(height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test.each(['/properties', '/properties?offer=sale'])(
  'on %s the filters are one row, which leaves room to type, and Near me is above it',
  async (list) => {
    const page = await visit(list)
    const [field] = await boxes(page, '#main form input[name=q]')
    expect(field!.width).toBeGreaterThan(160)
    const dropdowns = await boxes(page, '#main form summary')
    const middles = dropdowns.map(({ top, height }) => Math.round(top + height / 2))
    expect(new Set(middles).size).toBe(1)
    const [nearMe] = await boxes(page, '#main form button[title="Near me"]')
    expect(nearMe!.bottom).toBeLessThanOrEqual(dropdowns[0]!.top)
  },
)

test('what a search was understood to ask for is one line on a phone', async () => {
  const page = await visit('/search?q=hotel+saipan', { width: 390, height: 844 })
  const chips = await boxes(page, '[aria-label="Filters in your search"] a')
  expect(chips.length).toBeGreaterThan(2)
  expect(new Set(chips.map(({ top }) => top)).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the title of a featured event has the width of its card', async () => {
  const page = await visit('/events')
  const [card] = await boxes(page, '#main section article')
  const [title] = await boxes(page, '#main section article h3')
  expect(title!.width).toBeGreaterThan(card!.width / 2)
})
