import { expect, test } from 'vitest'
import { openFilter, query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const [grill, korean, ramen, bakery, market, bar] = [
  'Nana Loling Grill',
  'Saebyeok Garden',
  'Izakaya Umikaze',
  'Songsong Morning Bakery',
  'Lagoon Market',
  'Kammer Sunset Bar & Grill',
] as const

test('chips of one group widen the results, those of several groups narrow them; a favorite is kept as food', async () => {
  const page = await visit('/food')
  await openFilter(page, 'Category')
  await page.getByRole('checkbox', { name: /^Bakery/ }).check()
  await expect.poll(() => titles(page)).toEqual([bakery])
  await page.getByRole('checkbox', { name: /^Grocery/ }).check()
  await expect.poll(() => titles(page)).toEqual([bakery, market])
  await openFilter(page, 'Price')
  await page.getByRole('checkbox', { name: /^\$\$(?!\$)/ }).check()
  await expect.poll(() => titles(page)).toEqual([market])
  expect(query(page)).toBe('?category=grocery&category=bakery&priceRange=$$')

  await page.getByRole('article').getByRole('button').click()
  const kept = () => page.evaluate(() => localStorage.getItem('favorites'))
  await expect.poll(kept).toContain('"type":"food"')
  expect(await kept()).toContain('"id":"food5"')
})

test.each([
  ['cuisine=korean&cuisine=japanese', [ramen, korean]],
  ['rating=4', [ramen, grill, korean, bakery]],
  ['rating=3', [ramen, grill, korean, bakery, market]],
  ['availability=allHours', [market]],
  ['island=tinian&island=rota', [bar, bakery]],
])('%s finds what it says', async (search, found) => {
  const page = await visitPlainly(`/food?${search}`)
  expect(await titles(page)).toEqual(found)
})

test('a place that never closes is open now', async () => {
  const page = await visitPlainly('/food?availability=openNow')
  expect(await titles(page)).toContain(market)
})

test.each([
  ['garapan', [ramen, korean]],
  ['bakery', [bakery]],
  ['bbq', [bar]],
  ['한식', [korean]],
  ['居酒屋', [ramen]],
])('a search for %s looks at name, description, category, cuisine and village', async (term, found) => {
  const page = await visitPlainly(`/food?q=${encodeURIComponent(term)}`)
  expect(await titles(page)).toEqual(found)
})

test('the best rated by many come first, or the first of the alphabet', async () => {
  const rated = await visitPlainly('/food?sort=highestRated')
  expect(await titles(rated)).toEqual([ramen, grill, bakery, korean, market, bar])
  const named = await visitPlainly('/food?sort=nameAscending')
  expect(await titles(named)).toEqual([ramen, bar, market, grill, korean, bakery])
})

test('a card tells stars, category, cuisine, price range and hours', async () => {
  const page = await visitPlainly('/food?category=grocery')
  const card = page.getByRole('article')
  const facts = await card.getByRole('listitem').allTextContents()
  expect(facts).toEqual([
    expect.stringMatching(/^Rated 3\.4 of 5 by 22 people/),
    'Category: Grocery · Cuisine: Asian · Price Range: $$',
    'Open 24 hours',
  ])
  await card.getByText('San Jose (Oleai), Saipan').waitFor()
  const all = await visitPlainly('/food')
  const gardenFacts = await all.getByRole('article').filter({ hasText: korean }).first().innerText()
  expect(gardenFacts).toMatch(/11:00\s?AM\s?–\s?2:30\s?PM, 5:00\s?PM?\s?–\s?10:00\s?PM/)
})

test('a place tells what there is, when it is open and how to reach it', async () => {
  const page = await visitPlainly('/food/food1')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li:not([aria-hidden])')
  expect(await crumbs.allTextContents()).toEqual(['Home', 'Food', grill])
  for (const name of ['About This Place', 'Features', 'Amenities', 'Location', 'Opening Hours', 'Contact'])
    await page.getByRole('heading', { name, exact: true }).waitFor()
  await page.getByText('48 reviews').first().waitFor()
  const side = page.locator('aside')
  expect(await side.locator('dl').innerText()).toMatch(
    /Price Range\s*\$\$\s*Category\s*Restaurant\s*Cuisine\s*Chamorro/,
  )
  const hours = side.getByRole('row')
  expect(await hours.first().innerText()).toMatch(/Monday\s*Closed/)
  expect(await hours.nth(1).innerText()).toMatch(/Tuesday\s*10:30 AM – 2:00 PM\s*5:00 PM – 9:00 PM/)
  expect(await hours.count()).toBe(7)
  expect(await side.getByRole('link', { name: /^Website/ }).getAttribute('href')).toBe(
    'https://nanaloling.example',
  )
})

test('Contact Now calls, and writes where there is no number', async () => {
  const called = await visitPlainly('/food/food1')
  const now = { name: 'Contact Now' }
  expect(await called.getByRole('link', now).getAttribute('href')).toBe('tel:+16705550150')
  const written = await visitPlainly('/food/food6')
  expect(await written.getByRole('link', now).last().getAttribute('href')).toBe(
    'mailto:sunset@kammergrill.example',
  )
})

test('an unknown place shows the first one with a notice, still as not found', async () => {
  const answer = await site.ask('/food/food99')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('content="noindex"')
  const page = await visitPlainly('/food/food99')
  await page.getByText('What you were looking for is no longer available. This one is.').waitFor()
  await page.getByRole('heading', { level: 1, name: grill }).waitFor()
})
