import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { isSameDocument, markDocument, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const featured = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Featured' }) })
const featuredTitles = (page: Page) => featured(page).locator('h3').allTextContents()

const past = [
  'Jazz by the Lagoon',
  'Songsong Family Fiesta Day',
  'Susupe Night Market',
  'Run for the Reef 5K',
  'Marianas Business Mixer',
  'Micro Beach Sunset Music Festival',
]

test('twelve events: those to come first, the soonest at the top, past ones last and marked', async () => {
  const page = await visitPlainly('/events')
  await page.getByText('12 events found').waitFor()
  expect((await titles(page)).slice(-6)).toEqual(past)
  const cards = await page.locator('#results article').allTextContents()
  const marks = cards.map((text) => /Past/.test(text))
  expect(marks).toEqual([false, false, false, false, true, true, true, true, true, true])
})

test('the card of a weekly event says on which day of the week it is', async () => {
  const page = await visitPlainly('/events?q=market')
  const card = page.locator('#results article').first()
  await card.getByText(/^Every Thursday, 5:00\sPM$/).waitFor()
})

test('a past event that ran past midnight has the day on which it began', async () => {
  const end = '2023-06-11T02:00+10:00'
  await site.query(
    `with festival as (
      update listing set last_end = $1 where kind = 'event' and ref = '1' returning id
    ) update occurrence set ends_at = $1 from festival where listing_id = festival.id`,
    [end],
  )
  const page = await visitPlainly('/events')
  const card = page.locator('#results article', { hasText: 'Micro Beach Sunset Music Festival' })
  await card.getByText('Jun 10, 2023').waitFor()
  expect(await card.locator('b').first().textContent()).toBe('10')
})

test('at most two featured events are above the list and not in it, with the first 100 characters of their texts', async () => {
  await site.query(`update listing set featured = true where kind = 'event' and ref in ('9', '11')`)
  const page = await visitPlainly('/events')
  const above = await featuredTitles(page)
  expect(above).toHaveLength(2)
  const below = await titles(page)
  expect(below).toHaveLength(10)
  expect(below.filter((title) => above.includes(title))).toEqual([])
  for (const words of await featured(page).locator('article p[class*=max-w-136]').allTextContents()) {
    expect(words.length).toBeLessThanOrEqual(101)
    expect(words).toMatch(/…$/)
  }
})

test.each(['category=business', 'period=thisMonth', 'q=market', 'island=saipan'])(
  'with %s nothing is featured, and all that match are in the list',
  async (search) => {
    const page = await visitPlainly(`/events?${search}`)
    await page.locator('#results h3').first().waitFor()
    expect(await featured(page).count()).toBe(0)
  },
)

test('a tile shows its category, All Events and Reset Filters show all again', async () => {
  const page = await visit('/events')
  await markDocument(page)
  const tiles = page.getByRole('navigation', { name: 'Category' })
  expect((await tiles.getByRole('link').allTextContents())[0]).toBe('All Events')
  expect(await tiles.getByRole('link').count()).toBe(8)
  await tiles.getByRole('link', { name: 'Business' }).click()
  await expect.poll(() => query(page)).toBe('?category=business')
  await expect.poll(() => titles(page)).toEqual(['Marianas Business Conference', 'Marianas Business Mixer'])
  expect(await tiles.locator('[aria-current]').textContent()).toBe('Business')
  await tiles.getByRole('link', { name: 'All Events' }).click()
  await expect.poll(() => query(page)).toBe('')
  await featured(page).waitFor()
  expect(await isSameDocument(page)).toBe(true)
})

test('nothing found says so and resets', async () => {
  const page = await visitPlainly('/events?q=submarine')
  await page.getByRole('heading', { name: 'No events found' }).waitFor()
  await page.getByRole('link', { name: 'Reset Filters' }).click()
  await page.getByText('12 events found').waitFor()
})

test('periods are the next seven days and the months of the islands\u2019 calendar', async () => {
  await site.query(`delete from bookable where kind = 'seat'`)
  await site.query(`delete from occurrence`)
  // On the islands' clocks: in three days, on the last evening of this month, on the first minutes of the next.
  const month = `date_trunc('month', now() at time zone 'Pacific/Guam')`
  const times = {
    '7': `now() + interval '3 days'`,
    '10': `(${month} + interval '1 month' - interval '1 minute') at time zone 'Pacific/Guam'`,
    '11': `(${month} + interval '1 month' + interval '1 minute') at time zone 'Pacific/Guam'`,
    '12': `(${month} + interval '2 months' + interval '1 minute') at time zone 'Pacific/Guam'`,
  }
  for (const [ref, start] of Object.entries(times))
    await site.query(`insert into occurrence (listing_id, starts_at, ends_at)
      select id, ${start}, ${start} + interval '30 seconds' from listing where kind = 'event' and ref = '${ref}'`)
  const found = async (period: string) =>
    new Set(await titles(await visitPlainly(`/events?period=${period}`)))
  // The site hears of them a moment later.
  await expect.poll(() => found('thisWeek')).toContain('Garapan Street Market')
  await expect.poll(() => found('thisMonth')).toContain('Community Fireworks Night')
  const week = await found('thisWeek')
  expect(week).not.toContain('Sunrise Beach Wellness')
  const thisMonth = await found('thisMonth')
  expect(thisMonth).not.toContain('Marianas Business Conference')
  const nextMonth = await found('nextMonth')
  expect(nextMonth).toContain('Marianas Business Conference')
  expect(nextMonth).not.toContain('Community Fireworks Night')
  expect(nextMonth).not.toContain('Sunrise Beach Wellness')
})

test('the page leads to submitting and adding an event', async () => {
  const page = await visitPlainly('/events')
  expect(await page.getByRole('link', { name: 'Submit an Event' }).getAttribute('href')).toBe(
    '/create-listing/event',
  )
  expect(await page.getByRole('link', { name: 'Add Your Event' }).getAttribute('href')).toBe(
    '/contact?topic=event',
  )
})
