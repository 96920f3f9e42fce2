import { expect, test } from 'vitest'
import { dayAhead, newBooked } from '../booking-people.ts'
import { chips, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
const visitPlainly = plainVisitorsOf(site)
const visit = visitorsOf(site)
const [from, until] = [dayAhead(30), dayAhead(33)]

test('hotels are filtered by dates without scripts; what is wrong is said, with what was typed', async () => {
  const page = await visitPlainly('/hotels')
  const all = await titles(page)
  await page.locator('summary', { hasText: 'Dates' }).click()
  await page.getByLabel('Check-in').fill(until)
  await page.getByLabel('Check-out').fill(from)
  await page.getByLabel('Guests').fill('4')
  await page.getByRole('button', { name: /^Show \d+ results/ }).click()
  await page.getByText('Check-out: Check-out has to be after check-in.').waitFor()
  expect(await titles(page)).toEqual(all)
  expect(await page.getByLabel('Check-out').inputValue()).toBe(from)
  await page.getByLabel('Check-in').fill(from)
  await page.getByLabel('Check-out').fill(until)
  await page.getByRole('button', { name: /^Show \d+ results/ }).click()
  const found = await titles(page)
  expect(found).toContain('Lagoon Edge Beach Resort')
  // Its rooms are for two and three.
  expect(found).not.toContain('Taga Dive Lodge')
  expect(found.length).toBeLessThan(all.length)
  await page.getByText('for 3 nights').first().waitFor()
  expect(await chips(page).allTextContents()).toEqual([expect.stringMatching(/ – .* · 4 guests$/)])
  await page.getByRole('link', { name: 'Lagoon Edge Beach Resort' }).click()
  expect(await page.getByLabel('Check-in', { exact: true }).inputValue()).toBe(from)
  const request = page.getByRole('link', { name: 'Continue to the request' })
  const { searchParams } = new URL((await request.getAttribute('href'))!, site.origin)
  expect(Object.fromEntries(searchParams)).toMatchObject({ from, until, persons: '4' })
})

test('homes are filtered by the day to move in, which their pages say; a mistyped day is said, with what was typed', async () => {
  const page = await visitPlainly('/properties?moveIn=soon')
  await page.getByText('Move in by: Choose a date.').waitFor()
  await page.locator('summary', { hasText: 'More' }).click()
  await page.getByLabel('Move in by', { exact: true }).fill(dayAhead(8))
  await page.getByRole('button', { name: /^Show \d+ results/ }).click()
  expect(await chips(page).allTextContents()).toEqual([expect.stringMatching(/^Move in by \w+ \d+, \d+$/)])
  const found = await titles(page)
  expect(found).toHaveLength(2)
  await page.getByRole('link', { name: found[0]! }).click()
  await page.getByText('Available from').waitFor()
  const { total } = (await (await site.ask(`/api/v1/properties?moveIn=${dayAhead(5)}`)).json()) as {
    total: number
  }
  expect(total).toBe(1)
})

test('homes by the night are filtered by dates, which go along to their form', async () => {
  await newBooked(site, { kind: 'property', of: 'stay', settings: { cents: 15_000, guests: 4 } })
  const page = await visitPlainly('/hotels/rent')
  await page.locator('summary', { hasText: 'Stay by the night' }).waitFor()
  await page.goto(`/properties?checkIn=${until}&checkOut=${from}`)
  await page.getByText('Check-out: Check-out has to be after check-in.').waitFor()
  await page.goto(`/properties?checkIn=${from}&checkOut=${until}&guests=5`)
  expect(await titles(page)).toEqual([])
  await page.goto(`/properties?checkIn=${from}&checkOut=${until}&guests=2`)
  expect(await titles(page)).toEqual(['Lagoon House', 'Beach house for four, by the night'])
  await page.getByText('for 3 nights').first().waitFor()
  await page.getByRole('link', { name: 'Lagoon House' }).click()
  expect(await page.getByRole('link', { name: 'Schedule a Viewing' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Book Now' }).first().click()
  expect(await page.getByLabel('Check-in', { exact: true }).inputValue()).toBe(from)
  expect(await page.getByLabel('People').inputValue()).toBe('2')
  await page.getByText('$450', { exact: true }).first().waitFor()
})

test('with scripts the list follows the dates once they are whole, Back brings the former ones', async () => {
  const page = await visit('/hotels')
  const dates = page.locator('summary', { hasText: 'Dates' })
  await dates.click()
  await page.getByLabel('Check-in', { exact: true }).fill(from)
  await page.getByLabel('Check-out', { exact: true }).fill(until)
  await page.waitForURL(`**/hotels?checkIn=${from}&checkOut=${until}`)
  await page.getByText('for 3 nights').first().waitFor()
  await page.getByLabel('Guests').fill('99')
  await page.getByRole('searchbox').click()
  await page.getByText('Guests: Enter a number from 1 to 30.').waitFor()
  await page.goBack()
  await page.waitForURL(`**/hotels?checkIn=${from}&checkOut=${until}`)
  // The address is there before its page.
  await expect.poll(() => page.locator('input[name=guests]').inputValue()).toBe('')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await page.waitForURL('**/hotels')
  await expect.poll(() => page.getByLabel('Check-in', { exact: true }).inputValue()).toBe('')
})

test('adventures are filtered by day, events by places left', async () => {
  const page = await visitPlainly(`/adventures?day=${dayAhead(3)}`)
  expect((await titles(page)).length).toBeGreaterThan(0)
  await page.goto('/adventures?day=2020-01-01')
  await page.getByText('This day has passed. Choose today or a later day.').first().waitFor()
  await page.goto('/events')
  const all = (await titles(page)).length
  await page.goto('/events?places=left')
  const left = (await titles(page)).length
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(all)
  expect(await chips(page).allTextContents()).toEqual(['Places left'])
})
