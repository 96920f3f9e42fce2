import { expect, test } from 'vitest'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
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
]
const screens = [
  { width: 390, height: 844, rows: 1 },
  { width: 820, height: 1180, rows: 1 },
  { width: 1024, height: 800, rows: 1 },
  { width: 1440, height: 900, rows: 2 },
]

test.each(screens)('at $width pixels listings are in view before any scrolling', async (screen) => {
  const page = await visit(lists[0]!, screen)
  for (const list of lists) {
    await page.goto(list)
    const cards = await page
      .locator('main article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
    expect(cards[0]!.bottom, `${list}: the first card`).toBeLessThan(screen.height)
    const rows = new Set(cards.map(({ top }) => Math.round(top)))
    const lastTop = Math.max(...[...rows].slice(0, screen.rows))
    expect(lastTop, `${list}: the row ${screen.rows}`).toBeLessThan(screen.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), list).toBe(screen.width)
  }
  if (screen.width < 1280) return
  await page.goto('/properties')
  const buttons = page.locator('#main form summary, #main form > div > button').filter({ visible: true })
  const middles = await buttons.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
  )
  expect(new Set(middles).size, 'the filters are one row').toBe(1)
})
