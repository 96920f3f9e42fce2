import { expect, test } from 'vitest'
import { chips, openFilter, query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('the adventures are narrowed by difficulty, and keep that when attractions are chosen', async () => {
  const page = await visit('/adventures')
  await page.getByRole('heading', { name: 'Popular Adventures' }).waitFor()
  await page.getByText('6 adventures found').waitFor()
  await openFilter(page, 'Difficulty')
  await page.getByRole('checkbox', { name: /^Beginner/ }).check()
  await page.getByText('3 adventures found').waitFor()
  const attractions = page.locator('#attractions')
  expect(await attractions.getByRole('article').count()).toBe(12)
  await attractions.getByRole('link', { name: 'Hikes', exact: true }).click()
  await expect.poll(() => attractions.getByRole('article').count()).toBe(1)
  expect(query(page)).toBe('?attractions=hikes&difficulty=beginner')
  await expect.poll(() => titles(page)).toHaveLength(3)
  expect(await chips(page).allTextContents()).toEqual(['Beginner'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Map View' }).waitFor()
})

test('without scripts the chips of the attractions are links', async () => {
  const page = await visitPlainly('/adventures?category=hiking')
  await page.locator('#attractions').getByRole('link', { name: 'Beaches', exact: true }).click()
  await page.waitForURL('**/adventures?attractions=beaches&category=hiking#attractions')
  expect(await titles(page)).toHaveLength(1)
  await page.locator('#attractions').getByRole('link', { name: 'Micro Beach' }).click()
  await page.waitForURL('**/attractions/8')
  await page.getByRole('heading', { name: 'Good to know' }).waitFor()
})

test('an adventure tells when, what is included and what it takes, and can be booked', async () => {
  const page = await visitPlainly('/adventures/1')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li:not([aria-hidden])')
  expect(await crumbs.allTextContents()).toEqual(['Home', 'Adventures', 'Grotto Cavern Dive'])
  for (const heading of ['Duration & Schedule', "What's Included", 'Requirements', 'Location', 'Reviews'])
    await page.getByRole('heading', { name: heading, exact: true }).waitFor()
  const book = page.getByRole('link', { name: 'Book Now' })
  expect(await book.getAttribute('href')).toMatch(/^\/adventures\/1\/book\?of=\d+$/)
  expect(await page.getByRole('link', { name: /555-0160/ }).getAttribute('href')).toBe('tel:+16705550160')
})

test('a favorite adventure is stored as its own kind', async () => {
  const page = await visit('/adventures/2')
  await page.getByRole('button', { name: 'Save Mount Tapochau Sunrise Hike' }).click()
  const kept = () => page.evaluate(() => localStorage.getItem('favorites'))
  await expect.poll(kept).toContain('"type":"adventure"')
})

test.each([
  ['/adventures/99', 'Adventure Not Found', "The adventure you're looking for doesn't exist."],
  ['/attractions/99', 'Attraction Not Found', "The attraction you're looking for doesn't exist."],
])('%s is not found, in the words of the area', async (path, title, text) => {
  const page = await visitPlainly(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText(text).waitFor()
})

test('the list of attractions has chips that combine with its search', async () => {
  const page = await visit('/attractions')
  await page.getByText('12 attractions').waitFor()
  const kinds = page.getByRole('navigation', { name: 'Category' })
  await kinds.getByRole('link', { name: 'Historical', exact: true }).click()
  await page.getByText('5 attractions').waitFor()
  await page.getByRole('searchbox').fill('tinian')
  await page.getByRole('searchbox').press('Enter')
  await expect.poll(() => titles(page)).toEqual(['House of Taga', 'North Field'])
  await kinds.getByRole('link', { name: 'All Attractions' }).click()
  await page.getByText('4 attractions').waitFor()
})
