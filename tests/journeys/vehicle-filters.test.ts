import { expect, test } from 'vitest'
import { chips, filtersToggle, openFilter, query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { isSameDocument, markDocument, visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const toyota = '2021 Toyota Corolla LE'
const honda = '2019 Honda CR-V EX AWD'
const yaris = 'Toyota Yaris, daily rental'
const jeep = '2020 Jeep Wrangler Sport'
const cherokee = '2016 Jeep Cherokee Latitude'

test('a filter narrows the list at once, without a reload; in a group with a single choice, pressing it again clears it', async () => {
  const page = await visit('/vehicles')
  await markDocument(page)
  await openFilter(page, 'Offer')
  const rent = page.getByRole('radio', { name: /^For rent/ })
  await rent.check()
  await expect.poll(() => query(page)).toBe('?offer=rent')
  await expect.poll(() => titles(page)).toHaveLength(2)
  await openFilter(page, 'Offer')
  await rent.click()
  await expect.poll(() => query(page)).toBe('')
  await expect.poll(() => titles(page)).toHaveLength(8)

  await openFilter(page, 'Make')
  await page.getByRole('checkbox', { name: /^Toyota/ }).check()
  await expect.poll(() => titles(page)).toEqual([toyota, yaris])
  await page.getByRole('checkbox', { name: /^Honda/ }).check()
  await expect.poll(() => titles(page)).toEqual([toyota, honda, yaris])
  expect(query(page)).toBe('?make=Toyota&make=Honda')
  await page.getByText('3 vehicles', { exact: true }).waitFor()
  expect(await filtersToggle(page).textContent()).toBe('Filters2')
  expect(await isSameDocument(page)).toBe(true)
})

test('on a phone the filters stay open while choices apply, and their button only closes them', async () => {
  const page = await visit('/vehicles', { width: 390, height: 844 })
  await openFilter(page, 'Make')
  const toyotas = page.getByRole('checkbox', { name: /^Toyota/ })
  await toyotas.check()
  await expect.poll(() => query(page)).toBe('?make=Toyota')
  expect(await toyotas.isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Show 2 results' }).click()
  await toyotas.waitFor({ state: 'hidden' })
  expect(query(page)).toBe('?make=Toyota')
})

test('makes without a vehicle come last, and bands of prices keep their order', async () => {
  const page = await visitPlainly('/vehicles?bodyStyle=truck')
  const counts = async (name: string) =>
    (await page.locator(`input[name=${name}] + span small`).allTextContents()).map(Number)
  const makes = await counts('make')
  expect(makes).toEqual(makes.toSorted((a, b) => Number(b > 0) - Number(a > 0)))
  expect(makes.filter((count) => count > 0).length).toBeGreaterThan(0)
  expect((await counts('price')).indexOf(0)).toBe(0)
})

test('a list that comes late is there at once with its filters, in place of the shapes', async () => {
  const page = await visit('/vehicles')
  await openFilter(page, 'Make')
  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\.data\?.*make=Honda/, async (route) => {
    await goOn
    await route.continue()
  })
  await page.getByRole('checkbox', { name: /^Honda/ }).check()
  await expect.poll(() => titles(page)).toEqual([])
  const firstTitles = await page.evaluateHandle(noteFirstTitles)
  letGo()
  await expect.poll(() => titles(page)).toEqual([honda])
  expect(await firstTitles.jsonValue()).toEqual([[honda]])
})

/** In a page: what is in its list once it has a filter to remove. */
function noteFirstTitles() {
  const first: string[][] = []
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[aria-label="Active filters"]')) return
    observer.disconnect()
    first.push([...document.querySelectorAll('#results article h3')].map((title) => title.textContent))
  }).observe(document.body, { childList: true, subtree: true })
  return first
}

test('a filter that is chosen just before the list of another one appears stays chosen', async () => {
  const page = await visit('/vehicles')
  await openFilter(page, 'Make')
  await page.evaluate(() => {
    const { pushState } = history
    history.pushState = (...entry) => {
      history.pushState = pushState
      pushState.apply(history, entry)
      queueMicrotask(() => document.querySelector<HTMLInputElement>('input[value=Honda]')!.click())
    }
  })
  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(
    ({ search }) => search.includes('Honda'),
    async (route) => {
      await goOn
      await route.continue()
    },
  )
  await page.getByRole('checkbox', { name: /^Toyota/ }).check()
  await expect.poll(() => query(page)).toBe('?make=Toyota')
  // The list of the first is on show for 200 ms, then shapes in its place.
  await expect.poll(async () => (await titles(page)).length).toBeLessThan(8)
  expect(await page.getByRole('checkbox', { name: /^Honda/ }).isChecked()).toBe(true)
  letGo()
  await expect.poll(() => titles(page)).toEqual([toyota, honda, yaris])
  expect(query(page)).toBe('?make=Toyota&make=Honda')
})

test('each chip removes its own filter and keeps the others; Clear filters takes all away and keeps the view', async () => {
  const page = await visit('/vehicles?make=Honda&make=Jeep&bodyStyle=suv&condition=used&q=wrangler&view=list')
  await expect.poll(() => titles(page)).toEqual([jeep])
  await chips(page).filter({ hasText: 'wrangler' }).click()
  await expect.poll(() => titles(page)).toEqual([jeep, honda, cherokee])
  await chips(page).filter({ hasText: 'Jeep' }).click()
  await expect.poll(() => titles(page)).toEqual([honda])
  expect(query(page)).toBe('?bodyStyle=suv&condition=used&make=Honda&view=list')
  expect(await chips(page).allTextContents()).toEqual(['Honda', 'SUV', 'Used'])
  await openFilter(page, 'Make')
  expect(await page.getByRole('checkbox', { name: /^Jeep/ }).isChecked()).toBe(false)
  expect(await page.getByRole('checkbox', { name: /^Honda/ }).isChecked()).toBe(true)

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect.poll(() => titles(page)).toHaveLength(8)
  expect(query(page)).toBe('?view=list')
  expect(await chips(page).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Clear filters' }).count()).toBe(0)
  expect(await filtersToggle(page).textContent()).toBe('Filters')
})

test('the number beside a value says how many there would be', async () => {
  const page = await visitPlainly('/vehicles?bodyStyle=suv')
  await page.locator('#filters summary').filter({ hasText: /^Make/ }).click()
  const makes = page.getByRole('group', { name: 'Make' }).locator('label')
  expect(await makes.allTextContents()).toEqual([
    'Honda1',
    'Jeep2',
    'Toyota0',
    'Ford0',
    'Kia0',
    'Subaru0',
    'Tesla0',
  ])
})

test('Enter and the button search; typing alone does not, nor Enter that ends the composing of a word', async () => {
  const page = await visit('/vehicles')
  await markDocument(page)
  const box = page.getByRole('searchbox', { name: 'Make, model or keyword' })
  await box.fill('honda')
  await openFilter(page, 'Condition')
  await page.getByRole('radio', { name: /^Used/ }).check()
  await expect.poll(() => query(page)).toBe('?condition=used')
  expect(await box.inputValue()).toBe('honda')
  await box.press('Enter')
  await expect.poll(() => titles(page)).toEqual([honda])
  await box.fill('corolla')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(() => titles(page)).toEqual([toyota])
  expect(query(page)).toBe('?condition=used&q=corolla')

  await box.fill('혼다')
  const isTaken = await box.evaluate((input) => {
    const enter = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }
    return !input.dispatchEvent(new KeyboardEvent('keydown', enter))
  })
  expect(isTaken).toBe(true)
  expect(query(page)).toBe('?condition=used&q=corolla')
  await box.press('Enter')
  await expect.poll(() => titles(page)).toEqual([honda])
  expect(await isSameDocument(page)).toBe(true)
})

test('nothing found says so in the words of the area and clears', async () => {
  const page = await visitPlainly('/vehicles?make=Tesla&offer=rent')
  await page.getByRole('heading', { name: 'No vehicles found' }).waitFor()
  await page.getByText('Try adjusting your search filters or search term to find vehicles').waitFor()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect.poll(() => titles(page)).toHaveLength(8)
})

test('a list of one island offers all of them when it is short', async () => {
  const page = await visitPlainly('/vehicles?island=rota')
  expect(await titles(page)).toHaveLength(1)
  await page.getByRole('link', { name: 'Show all islands' }).click()
  await expect.poll(() => titles(page)).toHaveLength(8)
})
