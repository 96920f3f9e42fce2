import { expect, test } from 'vitest'
import { chips, openFilter, query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const house = 'Three-bedroom concrete house above the lagoon'
const condo = 'Two-bedroom condo with pool and lagoon view'
const shop = 'Two-story shop building on Beach Road'
const land = 'Ocean-view lot with a flame tree'
const beachHouse = 'Beach house for four, by the night'

test('the filters that few need share a dropdown, which says what is chosen in it', async () => {
  const page = await visit('/properties')
  await openFilter(page, 'More')
  const more = page.locator('details[open] .dropdown')
  expect(await more.locator('legend').allTextContents()).toEqual([
    'Rental period',
    'Bathrooms',
    'Typhoons and outages',
    'Water',
    'Pets',
    'Furniture',
    'Lease term',
  ])
  await more.getByRole('checkbox', { name: /^Generator/ }).check()
  await page.locator('summary', { hasText: 'More: Generator' }).waitFor()
  await expect.poll(() => query(page)).toContain('stormReadiness=generator')
})

test('cards tell price, beds, baths and size, each where there is one', async () => {
  const page = await visitPlainly('/properties')
  const card = (title: string) => page.locator('#results article', { hasText: title })
  const facts = (title: string) => card(title).getByRole('listitem').allTextContents()
  expect(await facts(house)).toEqual(['3 Beds', '2 Baths', '1,680 sqft'])
  expect(await facts(shop)).toEqual(['2 Baths', '3,200 sqft'])
  expect(await facts(land)).toEqual(['10,760 sqft'])
  await card(house).getByText('$329,000').waitFor()
  await card(condo).getByText('$1,450 / month').waitFor()
  await card(beachHouse).getByText('from $150 / night').waitFor()
  await card(land).getByText('Land', { exact: true }).waitFor()
})

test('filters combine, and each chip takes its own away', async () => {
  const page = await visit('/properties')
  await openFilter(page, 'Features')
  await page.getByRole('checkbox', { name: /^Ocean View/ }).check()
  await openFilter(page, 'Bedrooms')
  await page.getByRole('radio', { name: /^2\+/ }).check()
  await openFilter(page, 'Price Range')
  await page.getByRole('radio', { name: /^\$1,000 - \$1,500 a month/ }).check()
  await expect.poll(() => titles(page)).toEqual([condo])
  expect(query(page)).toBe('?bedrooms=2&features=ocean-view&price=rent-1000-1500')
  await page.getByText('1 property', { exact: true }).waitFor()
  expect((await chips(page).allInnerTexts()).map((text) => text.trim())).toContain('2+ Beds')
  await chips(page).filter({ hasText: 'a month' }).click()
  await expect.poll(() => titles(page)).toContain(house)
})

test('nothing found says so in the words of the area and clears', async () => {
  const page = await visitPlainly('/properties?propertyType=economic-incentive')
  await page.getByRole('heading', { name: 'No properties found' }).waitFor()
  await page.getByText('Try adjusting your search filters or search term to find properties').waitFor()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect.poll(() => titles(page)).toHaveLength(6)
})

test('a property tells what it is and how it is to live there', async () => {
  const page = await visit('/properties/2')
  await page.getByRole('heading', { level: 1, name: condo }).waitFor()
  await page.getByText(/^Listed on \w+ \d+, \d{4}$/).waitFor()
  const facts = (region: string) =>
    page.getByRole('region', { name: region, exact: true }).locator('dl > div').allInnerTexts()
  expect((await facts('Overview')).map(inOneLine)).toEqual([
    'Kind Condo',
    'Bedrooms 2',
    'Bathrooms 2',
    'Square Feet 980',
  ])
  expect((await facts('Good to Know')).map(inOneLine)).toEqual([
    'Lease term One year',
    expect.stringMatching(/^Available from \w+ \d+, \d+$/),
    'Furniture Furnished',
    'Pets Not allowed',
    'Water 24 hours',
    'Typhoons and outages Concrete roof, Generator',
  ])
  const features = page.getByRole('region', { name: 'Features' }).getByRole('listitem')
  expect(await features.allTextContents()).toEqual(['Ocean View', 'Pool', 'Air Conditioning'])
  const similar = page.getByRole('region', { name: 'Similar Properties' }).locator('h3')
  expect(await similar.allTextContents()).toEqual([house, shop, beachHouse])
  await page.getByRole('link', { name: 'Back to Properties' }).click()
  await page.waitForURL('**/properties')
})

test('absent facts are not shown', async () => {
  const page = await visitPlainly('/properties/5')
  const overview = page.getByRole('region', { name: 'Overview', exact: true })
  expect(await overview.locator('dt').allTextContents()).toEqual(['Kind', 'Square Feet'])
  expect(await page.getByRole('region', { name: 'Similar Properties' }).count()).toBe(0)
})

test('Save keeps a property', async () => {
  const page = await visit('/properties/2')
  await page.getByRole('button', { name: `Save ${condo}`, pressed: false }).click()
  await page
    .getByRole('button', { name: `Save ${condo}`, pressed: true })
    .getByText('Saved')
    .waitFor()
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('favorites')!))
  expect(kept).toMatchObject([{ type: 'property', id: '2' }])
})

test('where no viewings are booked, one is agreed on in the contact panel', async () => {
  const page = await visit('/properties/5')
  await page.getByRole('link', { name: 'Schedule a Viewing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Viewing' })
  await dialog.getByText('Call or write to agree on a day and a time for your viewing.').waitFor()
})

test("a private seller's number is in no page unasked", async () => {
  for (const path of ['/properties', '/properties/1', '/properties/1.data', '/properties/nothing'])
    expect(await (await site.ask(path)).text(), path).not.toContain('555-0110')
})

test('an unknown property answers 404 and shows the first one, with its own address', async () => {
  const answer = await site.ask('/properties/999')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('noindex')
  const page = await visitPlainly('/properties/999')
  await page.getByText('What you were looking for is no longer available. This one is.').waitFor()
  await page.getByRole('heading', { level: 1, name: house }).waitFor()
  const contact = page.getByRole('link', { name: 'Contact Seller' }).first()
  expect(await contact.getAttribute('href')).toBe('/properties/1/contact')
})

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
