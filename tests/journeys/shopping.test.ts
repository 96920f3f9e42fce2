import { expect, test } from 'vitest'
import { titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test.each([
  ['category=mall&category=fashion', ['Flame Tree Galleria', 'Plumeria & Thread']],
  ['priceRange=$', ['Mañanita Gifts', 'Broadway Home & Hardware']],
  ['rating=4&island=rota', ['Northpoint Electronics']],
  ['q=dive gear', ['Deep Latte Dive Gear']],
  ['q=mananita', ['Mañanita Gifts']],
  ['q=부티크', ['Plumeria & Thread']],
  ['q=sinapalo', ['Northpoint Electronics']],
])('%s finds what it says', async (search, found) => {
  const page = await visitPlainly(`/shopping?${search}`)
  expect(await titles(page)).toEqual(found)
})

test('a shop tells where it is, when it is open and its number', async () => {
  const page = await visit('/shopping/shopping1')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li:not([aria-hidden])')
  expect(await crumbs.allTextContents()).toEqual(['Home', 'Shopping', 'Flame Tree Galleria'])
  await page.getByText('72 reviews').first().waitFor()
  const place = page.getByRole('region', { name: 'Location & Hours' })
  await place.getByText('Beach Road, by the flame trees, Garapan, Saipan').waitFor()
  expect(await place.getByRole('row').last().innerText()).toMatch(/Sunday\s+10:00 AM – 9:00 PM/)
  await place.getByRole('link', { name: 'Get Directions' }).waitFor()
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor()
  const phone = page.getByRole('complementary').getByRole('link', { name: /^Call/ })
  expect(await phone.getAttribute('href')).toBe('tel:+16705550156')
})

test('at most four other places of the same village are listed below', async () => {
  const nearby = async () => {
    const page = await visitPlainly('/shopping/shopping2')
    return page.getByRole('region', { name: 'Nearby Shopping Places' }).locator('h3').allTextContents()
  }
  expect(await nearby()).toEqual(['Mañanita Gifts', 'Flame Tree Galleria', 'Plumeria & Thread'])
  await site.query(
    `insert into listing (kind, ref, title, island, village, attributes, facets, created_at)
     select kind, 'more-' || n, 'Shop ' || n, island, village, attributes, facets, now() + n * interval '1 hour'
     from listing, generate_series(1, 3) n where kind = 'shopping' and ref = 'shopping1'`,
  )
  await expect.poll(nearby).toEqual(['Shop 3', 'Shop 2', 'Shop 1', 'Mañanita Gifts'])
})

test('an unknown shop is not found, in the words of the area', async () => {
  expect((await site.ask('/shopping/shopping99')).status).toBe(404)
  const page = await visitPlainly('/shopping/shopping99')
  await page.getByRole('heading', { level: 1, name: 'Shopping Place Not Found' }).waitFor()
  await page.getByText(`The shopping place you're looking for doesn't exist.`).waitFor()
  await page.getByRole('link', { name: 'Back to Shopping' }).click()
  await page.waitForURL('**/shopping')
})
