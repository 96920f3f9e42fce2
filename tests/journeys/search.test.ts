import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { query } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { isSameDocument, markDocument, visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const box = (page: Page) => page.getByRole('combobox', { name: 'What' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const chosen = (page: Page) => options(page).and(page.locator('[aria-selected=true]')).allTextContents()

/** The search of the header, with its field alive. */
async function openSearch(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await box(page).waitFor()
}

test('from any page the header opens a search that suggests while one types, all by keyboard', async () => {
  const page = await visit('/about')
  await markDocument(page)
  await openSearch(page)
  // Of slow keys each would be suggested for, and the keys below enter no suggestions for another text.
  await page.keyboard.insertText('garap')
  await options(page).filter({ hasText: 'Garapan Street Market' }).waitFor()
  const count = await options(page).count()
  await page
    .getByRole('status')
    .filter({ hasText: `${count} suggestions` })
    .waitFor()
  expect(await box(page).getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('ArrowDown')
  expect(await chosen(page)).toEqual(['GarapanSaipan'])
  expect(await box(page).getAttribute('aria-activedescendant')).toBe(
    await options(page).first().getAttribute('id'),
  )
  await page.keyboard.press('ArrowUp')
  expect(await chosen(page)).toEqual([])
  await page.keyboard.press('Escape')
  await options(page).first().waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: 'Search the directory' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page
    .getByRole('heading', { name: 'Results for' })
    .or(page.getByText('Results for “Garapan”'))
    .waitFor()
  expect(query(page)).toBe('?q=Garapan')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await isSameDocument(page)).toBe(true)
})

test('Enter without a choice searches, and each area leads to its own list', async () => {
  const page = await visit('/')
  const field = page.getByRole('search').getByLabel('What')
  await field.fill('beach')
  await field.press('Enter')
  await page.getByText('Results for “beach”').waitFor()
  await page.getByRole('link', { name: 'See all : Hotels' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hotels' }).waitFor()
  expect(query(page)).toBe('?q=beach')
})

test('Enter neither picks nor searches while Korean, Japanese or Chinese is composed; a slow answer is dropped for the next one, and typing continues', async () => {
  const page = await visit('/search')
  await page.getByLabel('What').focus()
  await box(page).waitFor()
  await page.keyboard.insertText('가라')
  await options(page).filter({ hasText: 'Garapan' }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: '판', selectionStart: 1, selectionEnd: 1 })
  const enter = { type: 'keyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 } as const
  await client.send('Input.dispatchKeyEvent', enter)
  expect(query(page)).toBe('')
  await client.send('Input.insertText', { text: '판' })
  await expect.poll(() => box(page).inputValue()).toBe('가라판')
  await page.keyboard.press('Enter')
  await page.getByText('Results for “가라판”').waitFor()

  await box(page).fill('')
  const asked: string[] = []
  await page.route('**/suggest?*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q')!
    asked.push(q)
    if (q === 'gara') return // never answered
    await route.continue()
  })
  await page.keyboard.type('gara')
  await expect.poll(() => asked.at(-1)).toBe('gara')
  await page.keyboard.type('pan st')
  await options(page).filter({ hasText: 'Garapan Street Market' }).waitFor()
  expect(await box(page).inputValue()).toBe('garapan st')
  await options(page).filter({ hasText: 'Garapan Street Market' }).click()
  await page.getByRole('heading', { level: 1, name: 'Garapan Street Market' }).waitFor()
})

test("the arrow keys don't enter suggestions for another text, and late ones highlight nothing; searches keep the focus in the field, and each result is announced", async () => {
  const page = await visit('/search')
  const answers = Promise.withResolvers<void>()
  await page.route(/\/suggest\?q=gard$/, async (route) => {
    await answers.promise
    await route.continue()
  })
  await page.getByLabel('What').focus()
  await box(page).waitFor()
  await page.keyboard.type('gar')
  await options(page).filter({ hasText: 'Garapan' }).first().waitFor()
  await page.keyboard.type('d')
  await page.keyboard.press('ArrowDown')
  expect(await chosen(page)).toEqual([])
  answers.resolve()
  await options(page).filter({ hasText: 'Garapan' }).first().waitFor({ state: 'detached' })
  expect(await chosen(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  expect(await chosen(page)).toHaveLength(1)
  await box(page).fill('xyzzyx')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Nothing found for “xyzzyx”' }).waitFor()
  expect(query(page)).toBe('?q=xyzzyx')

  const field = page.getByLabel('What')
  const told = page.getByRole('main').getByRole('status').filter({ hasNotText: 'suggestion' })
  const hasFocus = () => field.evaluate((input) => input === document.activeElement)
  await field.fill('beach')
  await field.press('Enter')
  const line = await told.filter({ hasText: 'Results for “beach”' }).elementHandle()
  expect(query(page)).toBe('?q=beach')
  expect(await hasFocus()).toBe(true)
  await field.fill('xyzzyx')
  await field.press('Enter')
  await told.filter({ hasText: 'Nothing found for “xyzzyx”' }).waitFor()
  expect(await hasFocus()).toBe(true)
  await expect.poll(() => line!.textContent()).toBe('Nothing found for “xyzzyx”')
  await page.getByLabel('Island').selectOption('Rota')
  await field.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('island') === 'rota')
  await page.goBack()
  await page.goBack()
  await told.filter({ hasText: 'Results for “beach”' }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('beach')
  await expect.poll(() => page.getByLabel('Island').inputValue()).toBe('')
})

/** The built file with a module's code. */
const fileOf = (module: string) => {
  const manifest: Record<string, { name?: string; file: string }> = JSON.parse(
    readFileSync('build/client/.vite/manifest.json', 'utf8'),
  )
  return Object.values(manifest).find(({ name }) => name === module)!.file
}

test('suggestions whose code comes after the typing open on their own', async () => {
  const code = Promise.withResolvers<void>()
  const before = (page: Page) =>
    page.route(`**/${fileOf('suggestions')}`, async (route) => {
      await code.promise
      await route.continue()
    })
  const page = await visit('/search', { before })
  await page.getByLabel('What').focus()
  await page.keyboard.type('garap')
  code.resolve()
  await options(page).filter({ hasText: 'Garapan' }).first().waitFor()
})

test('what a search was understood to ask for can be taken out of it', async () => {
  const page = await visitPlainly('/search?q=hotels+tinian')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Taga Dive Lodge' }).waitFor()
  await main.getByRole('link', { name: 'Remove filter: Tinian' }).click()
  await page.waitForURL('**/search?q=hotels')
  await main.getByRole('link', { name: 'Lagoon Edge Beach Resort' }).waitFor()
  await main.getByRole('link', { name: 'Remove filter: Hotels', exact: true }).click()
  await page.waitForURL('**/search?not=hotel&q=hotels')
  await main.getByText('Results for “hotels”').waitFor()
  expect(await main.getByRole('link', { name: 'Remove filter: Hotels', exact: true }).count()).toBe(0)
})

test('where nothing is found, people can be asked', async () => {
  const page = await visitPlainly('/search?q=xyzzyx')
  await page.getByRole('main').getByRole('link', { name: 'Ask a Local' }).click()
  await page.waitForURL('**/ask-local/new?q=xyzzyx')
})

test('a long word fits a phone, on which the search is in the menu', async () => {
  const page = await visit(`/search?q=${'W'.repeat(80)}`, { width: 390, height: 844 })
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.getByRole('link', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Search the directory' }).click()
  await page.getByRole('dialog', { name: 'Search the directory' }).getByRole('combobox').waitFor()
  await page.keyboard.type('taxi')
  await options(page).filter({ hasText: 'Hafa Taxi Garapan' }).click()
  await page.waitForURL('**/hotels/taxi/1')
})

test('without scripts it is a plain form: found by area, misspelled, too short', async () => {
  const page = await visitPlainly('/search')
  await page.getByLabel('What').fill('가라판')
  await page.getByLabel('What').press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Virtual Tour' }).waitFor()
  await page.getByRole('link', { name: 'Garapan Town Walk' }).waitFor()
  await page.getByLabel('What').fill('x')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('Type at least two letters.').waitFor()
  await page.getByLabel('What').fill('shelter')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Emergency numbers and shelters' }).waitFor()
})

test('a misspelled term finds what it may have meant as soon as the words are known', async () => {
  await expect.poll(async () => (await site.query('select from known_word limit 1')).length).toBe(1)
  const page = await visitPlainly('/search?q=corola')
  await page.getByText('These are results for “corolla”').waitFor()
  await page.getByRole('link', { name: '2021 Toyota Corolla LE' }).waitFor()
  const list = await visitPlainly('/vehicles?q=corola')
  await list.getByRole('link', { name: 'Did you mean “corolla”?' }).click()
  await list.getByRole('link', { name: '2021 Toyota Corolla LE' }).waitFor()
})
