import { expect, test } from 'vitest'
import { openFilter, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('rides are found by the islands they serve, and shown on the map of their own list', async () => {
  const page = await visit('/hotels/taxi')
  await page.getByText('6 rides', { exact: true }).waitFor()
  await openFilter(page, 'Island')
  await page.getByRole('checkbox', { name: /^Tinian/ }).check()
  await expect.poll(() => titles(page)).toEqual(['Blue Reef Car Rental', 'Tinian Harbor Shuttle'])
  const { points } = (await (await site.ask('/pins/hotels/taxi?service=taxi')).json()) as {
    points: unknown[]
  }
  expect(points).toHaveLength(2)
})

test('a taxi tells its fares, languages and hours, and is called by a tap', async () => {
  const page = await visitPlainly('/hotels/taxi/1')
  await page.getByRole('heading', { level: 1, name: 'Hafa Taxi Garapan' }).waitFor()
  await page.getByText('$2.50 to start, $3 a mile.').waitFor()
  await page.getByText('English, Chamorro, Korean, Chinese, Filipino').waitFor()
  // All of them lead there: one would not be asked for what several differ in.
  expect(await page.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+16705550161')
  await page.getByRole('link', { name: 'Taxis & Rides' }).click()
  await page.waitForURL('**/hotels/taxi')
})

test.each([
  ['/hotels/taxi', 200, 'Taxis &amp; Rides'],
  ['/hotels/taxi/99', 404, 'Taxi Not Found'],
  ['/hotels/taxi/1/contact', 200, '(670) 555-0161'],
  ['/hotels/taxi/99/contact', 404, ''],
  ['/hotels/rent', 200, ''],
])('%s answers %i: it is no hotel', async (path, status, words) => {
  const answer = await site.ask(path)
  expect(answer.status).toBe(status)
  const text = await answer.text()
  expect(text).toContain(words)
  expect(withoutScripts(text)).not.toContain('no longer available')
})
