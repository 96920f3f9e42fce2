import { expect, test } from 'vitest'
import { addVehicles, openFilter, query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { isSameDocument, markDocument, untilAwake, visitorsOf } from '../visitors.ts'

const site = await startSite()
await addVehicles(site, 60)
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('a sort orders the list and stays in the address; the pager leads through pages of 24, its ends are no links', async () => {
  const page = await visit('/vehicles')
  await markDocument(page)
  await page.getByLabel('Sort').selectOption({ label: 'Price: High to Low' })
  await expect.poll(async () => (await titles(page))[0]).toBe('2023 Tesla Model 3')
  expect(query(page)).toBe('?sort=priceDescending')
  await page.getByLabel('Sort').selectOption({ label: 'Year: Oldest First' })
  await expect.poll(async () => (await titles(page))[0]).toBe('2016 Jeep Cherokee Latitude')
  await page.getByLabel('Sort').selectOption({ label: 'Newest' })
  await expect.poll(async () => (await titles(page))[0]).toBe('2020 Jeep Wrangler Sport')
  expect(query(page)).toBe('')
  expect(await isSameDocument(page)).toBe(true)

  await page.getByText('68 vehicles', { exact: true }).waitFor()
  const pager = page.getByRole('navigation', { name: 'Pages' })
  expect(await pager.getByRole('link', { name: 'Previous' }).count()).toBe(0)
  await untilAwake(pager)
  await pager.getByRole('link', { name: 'Next' }).click()
  await expect.poll(() => query(page)).toBe('?page=2')
  await expect.poll(async () => (await titles(page))[0]).toBe('Corolla no. 17')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results')
  await pager.getByRole('link', { name: 'Page 3' }).click()
  await expect.poll(() => titles(page)).toHaveLength(20)
  expect(await pager.getByRole('link', { name: 'Next' }).count()).toBe(0)
  expect(await pager.locator('[aria-current=page]').textContent()).toBe('3')
})

test('a page past the end shows the last, with its canonical address', async () => {
  const page = await visitPlainly('/vehicles?page=99')
  expect(await titles(page)).toHaveLength(20)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toBe(`${site.origin}/vehicles?page=3`)
})

test('a make beyond the stated ones is offered once a listing has it', async () => {
  const other = `insert into listing (kind, ref, title, island, attributes, facets)
    select kind, 'mazda', 'Mazda 3', island, attributes || '{"make": "Mazda"}',
      array_replace(facets, 'vehicle.make=Toyota', 'vehicle.make=Mazda')
    from listing where kind = 'vehicle' and ref = '1'`
  await site.query(other)
  const page = await visitPlainly('/vehicles?make=Mazda')
  expect(await titles(page)).toEqual(['Mazda 3'])
  await site.query(`delete from listing where ref = 'mazda'`)
})

test('one page still shows its pager', async () => {
  const page = await visitPlainly('/vehicles?make=Honda')
  const pager = page.getByRole('navigation', { name: 'Pages' })
  expect(await pager.textContent()).toBe('Previous1Next')
})

test('grid or list stays in the address and with the filters; Back brings results, filters and place in the page as they were', async () => {
  const page = await visit('/vehicles?make=Toyota')
  await markDocument(page)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect.poll(() => query(page)).toBe('?make=Toyota&view=list')
  await expect
    .poll(() => page.getByRole('link', { name: 'List', exact: true }).getAttribute('aria-current'))
    .toBe('true')
  await openFilter(page, 'Condition')
  await page.getByRole('radio', { name: /^Used/ }).check()
  await expect.poll(() => query(page)).toBe('?condition=used&make=Toyota&view=list')
  expect(await isSameDocument(page)).toBe(true)
  await expect.poll(() => titles(page)).toHaveLength(24)
  const before = await titles(page)
  const card = page.locator('#results article').nth(20)
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(800)
  await card.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: before[20]! }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(before)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place))
  expect(await page.getByRole('radio', { name: /^Used/, includeHidden: true }).isChecked()).toBe(true)
  await page.goBack()
  await expect.poll(() => query(page)).toBe('?make=Toyota&view=list')
  await expect
    .poll(() => page.getByRole('radio', { name: /^Used/, includeHidden: true }).isChecked())
    .toBe(false)
})

test('a filter leaves the page where it is', async () => {
  const page = await visit('/vehicles', { width: 820 })
  await openFilter(page, 'Condition')
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  const used = page.getByRole('radio', { name: /^Used/ })
  await used.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await used.check()
  await expect.poll(() => query(page)).toBe('?condition=used')
  await page.getByText('67 vehicles', { exact: true }).waitFor()
  // What comes and goes above is made up for, so that what is in view stays there.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(60)
})
