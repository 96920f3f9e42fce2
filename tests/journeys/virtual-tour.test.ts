import { expect, test } from 'vitest'
import { titles } from '../list-view.ts'
import { hasTurn } from '../pages.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axe, isSameDocument, markDocument, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
const stops = ['Last Command Post', 'Suicide Cliff', 'Banzai Cliff', 'The Grotto', 'Bird Island Lookout']
const visitorsOfTour = async (ref: string) => {
  const [row] = await site.query(
    `select count from tour_visitors join listing on listing.id = listing_id where kind = 'tour' and ref = $1`,
    [ref],
  )
  return row.count as number
}

test('the locations tell how long, how good and how much visited they are', async () => {
  const page = await visitPlainly('/virtual-tour')
  await page.getByRole('heading', { level: 1, name: 'Virtual Tour of CNMI' }).waitFor()
  await page.getByText('6 locations').waitFor()
  const card = page.getByRole('article').filter({ hasText: 'Marpi Cliffs and Memorials' })
  for (const text of ['60 minutes', '10K+ visitors', 'Banzai Cliff · The Grotto · Bird Island'])
    await card.getByText(text).waitFor()
})

test('a search that finds nothing is cleared', async () => {
  const page = await visitPlainly('/virtual-tour')
  await page.getByRole('searchbox').fill('glacier')
  await page.getByRole('searchbox').press('Enter')
  await page.getByText('No locations found').waitFor()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect.poll(() => titles(page)).toHaveLength(6)
})

test('a tour is walked by links, keys and Back without a reload, and starting it counts', async () => {
  const before = await visitorsOfTour('2')
  const page = await visit('/virtual-tour')
  await markDocument(page)
  const isAt = (at: number) => page.getByRole('heading', { level: 1, name: stops[at - 1]! }).waitFor()
  const card = page.getByRole('article').filter({ hasText: 'Marpi Cliffs and Memorials' })
  await card.getByRole('button', { name: 'Start Virtual Tour' }).click()
  await page.waitForURL('**/virtual-tour/2?stop=1')
  await isAt(1)
  expect(await visitorsOfTour('2')).toBe(before + 1)

  await page.getByRole('link', { name: 'Next' }).click()
  await isAt(2)
  await page.keyboard.press('ArrowRight')
  await isAt(3)
  expect(await page.locator('[aria-live]', { hasText: /^Stop/ }).textContent()).toBe(
    'Stop 3 of 5: Banzai Cliff',
  )
  await page.getByRole('img', { name: 'Map: Banzai Cliff' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await isAt(2)
  await page.goBack()
  await isAt(3)
  await page.getByRole('link', { name: '5: Bird Island Lookout' }).click()
  await isAt(5)
  await page.keyboard.press('ArrowRight')
  await isAt(5)
  expect(await isSameDocument(page)).toBe(true)
  await page.getByRole('link', { name: 'Discover attractions' }).click()
  await page.waitForURL('**/attractions')
})

test('a swipe leads on and back', async () => {
  const page = await visit('/virtual-tour/2?stop=2', { width: 390, height: 844, touch: true })
  const swipe = (from: number, to: number) =>
    page.locator('main img').evaluate(
      (picture, [start, end]) => {
        const pointer = (type: string, clientX: number) =>
          picture.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX }))
        pointer('pointerdown', start!)
        pointer('pointerup', end!)
      },
      [from, to],
    )
  await swipe(300, 120)
  await page.getByRole('heading', { level: 1, name: stops[2]! }).waitFor()
  await swipe(120, 300)
  await page.getByRole('heading', { level: 1, name: stops[1]! }).waitFor()
  await swipe(200, 190)
  expect(new URL(page.url()).search).toBe('?stop=2')
})

test('without scripts the tour starts and is walked all the same', async () => {
  const page = await visitPlainly('/virtual-tour/3')
  await page.getByRole('button', { name: 'Start Virtual Tour' }).click()
  await page.waitForURL('**/virtual-tour/3?stop=1')
  for (let stop = 2; stop <= 5; stop++) {
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL(`**/virtual-tour/3?stop=${stop}`)
  }
  await page.getByRole('link', { name: 'Finish' }).click()
  await page.waitForURL('**/virtual-tour')
})

test('asking for a page counts no one, and a stop past the end is the last', async () => {
  const before = await visitorsOfTour('4')
  const answer = await site.ask('/virtual-tour/4?stop=77')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('The Bomb Pits')
  expect(await visitorsOfTour('4')).toBe(before)
})

test('there is no unknown tour, and none to start', async () => {
  expect((await site.ask('/virtual-tour/99')).status).toBe(404)
  const start = { method: 'POST', headers: { origin: site.origin } }
  expect((await site.ask('/virtual-tour/99', start)).status).toBe(404)
})

/** The one today, the other tomorrow; in `npm run sweep` both. */
const themeInTurn = (['light', 'dark'] as const).filter((_, at) => hasTurn(at, 0, 2))

test.each(themeInTurn)('axe finds nothing on a stop in the %s theme', async (theme) => {
  const page = await visit('/virtual-tour/2?stop=5', { theme, width: 390, height: 844 })
  expect(await axe(page)).toEqual([])
})
