import { expect, test } from 'vitest'
import { addDays } from '../../app/ground/i18n/local-time.ts'
import { dayAhead } from '../booking-people.ts'
import { openFilter, query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('hotels are in one to three columns beside the map, with price, rating and special offer', async () => {
  const page = await visit('/hotels', { width: 390 })
  for (const [width, columns] of [
    [390, 1],
    [640, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await page
      .locator('#results article')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(columns)
  }
  const card = page.locator('#results article', { hasText: 'Lagoon Edge Beach Resort' })
  for (const words of ['$220 / night', 'Special offer', '4.6']) await card.getByText(words).first().waitFor()
  expect(await page.getByRole('link', { name: 'Explore Now' }).getAttribute('href')).toBe('/properties')
})

test('price, rating and island narrow the list', async () => {
  const page = await visit('/hotels')
  await openFilter(page, 'Price Range')
  await page.getByRole('radio', { name: /^\$100 - \$200/ }).check()
  await expect.poll(() => titles(page)).toHaveLength(5)
  await openFilter(page, 'Rating')
  await page.getByRole('radio', { name: /^4\+ Stars/ }).check()
  await expect.poll(() => titles(page)).toHaveLength(4)
  await openFilter(page, 'Location')
  await page.getByRole('checkbox', { name: /^Tinian/ }).check()
  await expect.poll(() => titles(page)).toEqual(['Taga Dive Lodge'])
  expect(query(page)).toBe('?island=tinian&price=100-200&rating=4')
})

const [arrival, departure] = [dayAhead(40), dayAhead(43)]

test('a hotel becomes a favorite; a booking shows its errors next to the fields, and its price part by part before one presses', async () => {
  const page = await visit('/hotels/hotel-3')
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toContain('"type":"hotel"')
  const box = page.locator('#booking')
  await box.getByRole('button', { name: 'Book Now' }).click()
  await expect.poll(() => box.getByText('Choose a date.').count()).toBe(2)
  const checkIn = box.getByLabel('Check-in', { exact: true })
  const checkOut = box.getByLabel('Check-out', { exact: true })
  await expect.poll(() => checkIn.evaluate((input) => input === document.activeElement)).toBe(true)
  await checkIn.fill('2020-01-01')
  await box.getByText('This day has passed. Choose today or a later day.').waitFor()
  await checkIn.fill(arrival)
  await checkOut.fill(arrival)
  await box.getByText('Check-out has to be after check-in.').waitFor()
  await checkOut.fill(departure)
  await box.getByText('Night × 3').waitFor()
  await box.getByText('$360', { exact: true }).first().waitFor()
  await box.getByLabel('Guests').selectOption('2 Adults 2 Children')
  await box.getByText('There isn’t room for that many. Change the number.').waitFor()
  await box.getByLabel('Guests').selectOption('2 Adults 1 Child')
  await box.getByText('$450', { exact: true }).first().waitFor()
  await box.getByText(`You won't be charged yet`).waitFor()
  await expect
    .poll(() => query(page))
    .toBe(`?checkIn=${arrival}&checkOut=${departure}&guests=2-adults-1-child`)
  await box.getByRole('button', { name: 'Book Now' }).click()
  await page.waitForURL(`**/hotels/hotel-3/book?from=${arrival}&of=*&persons=3&until=${departure}`)
})

test('today is the islands’, whatever the clock of the reader says: at 23:59 here it is still morning elsewhere', async () => {
  const [before, midnight] = [dayAhead(0), new Date(`${dayAhead(1)}T00:00+10:00`)]
  const page = await visit('/hotels/hotel-3', {
    browser: { timezoneId: 'America/Los_Angeles' },
    prepare: (page) => page.clock.setFixedTime(new Date(+midnight - 60_000)),
  })
  const box = page.locator('#booking')
  const [checkIn, checkOut] = ['Check-in', 'Check-out'].map((name) => box.getByLabel(name, { exact: true }))
  const today = (await checkIn!.getAttribute('min'))!
  expect([before, dayAhead(0)]).toContain(today)
  await checkIn!.fill(addDays(today, -1))
  await checkOut!.fill(addDays(today, 1))
  await box.getByRole('button', { name: 'Book Now' }).click()
  await box.getByText('This day has passed. Choose today or a later day.').waitFor()
  await checkIn!.fill(today)
  await expect.poll(() => query(page)).toContain(`checkIn=${today}&checkOut=${addDays(today, 1)}`)
  expect(await box.getByText('This day has passed.').count()).toBe(0)
})

test('without scripts the same form answers with the price, or with what is wrong', async () => {
  const page = await visitPlainly('/hotels/hotel-3?lang=ko')
  const box = page.locator('#booking')
  await box.locator('[name=checkIn]').fill(arrival)
  await box.locator('[name=checkOut]').fill(departure)
  await box.locator('[name=guests]').selectOption('2-adults')
  await box.getByRole('button').click()
  await box.getByText('$360', { exact: true }).first().waitFor()
  expect(await box.locator('[name=checkIn]').inputValue()).toBe(arrival)
  expect(await box.locator('[name=guests]').inputValue()).toBe('2-adults')
  await box.locator('[name=checkOut]').fill(dayAhead(39))
  await box.getByRole('button').click()
  await box.getByText('체크아웃은 체크인보다 뒤여야 합니다.').waitFor()
})

test('a hotel has its rooms, amenities, times, stars and a number to call', async () => {
  const page = await visitPlainly('/hotels/hotel-1')
  for (const heading of ['About', 'Room Features', 'Amenities', 'Location', 'Reviews'])
    await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor()
  await page.getByText('Rated 4.6 of 5.').first().waitFor()
  await page.getByText('3:00 PM').waitFor()
  expect(await page.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+16705550151')
  await page.getByRole('link', { name: 'Photo 3 of 4' }).waitFor()
})

test('an unknown hotel answers 404 and shows the first one', async () => {
  expect((await site.ask('/hotels/hotel-99')).status).toBe(404)
  const page = await visitPlainly('/hotels/hotel-99')
  await page.getByText('no longer available').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Lagoon Edge Beach Resort' }).waitFor()
  expect(await page.locator('#booking').getAttribute('action')).toBe('/hotels/hotel-1#booking')
})
