import { expect, test } from 'vitest'
import { titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test.each([
  ['category=food', ["Donne' Sali Hot Sauce", 'Kagman Banana Chips']],
  ['category=clothing&category=home', ['Reef Print Island Shirt', 'Carved Latte Stone']],
  ['priceRange=$$$&rating=4', ['Woven Pandanus Basket']],
  ['q=soap tanapag', ['Coconut Oil Soap']],
  ['q=香皂', ['Coconut Oil Soap']],
])('%s finds what it says', async (search, found) => {
  const page = await visitPlainly(`/local-products?${search}`)
  expect(await titles(page)).toEqual(found)
})

test('a product tells where it is from and who makes it', async () => {
  const page = await visit('/local-products/product1')
  const details = page.getByRole('region', { name: 'Product Details' })
  expect(await details.locator('dl').innerText()).toMatch(
    /Village\s+Marpo Valley, Tinian\s+Producer\s+Marpo Pepper Works/,
  )
  expect(await details.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+16705550162')
  await page.getByRole('button', { name: 'Share Product' }).waitFor()
  const related = page.getByRole('region', { name: 'Related Products' })
  expect(await related.locator('h3').allTextContents()).toEqual(['Kagman Banana Chips'])
})

test('a product that is sold here says for how much, beside what buys it', async () => {
  const page = await visit('/local-products/product3', { width: 1440 })
  await page.locator('aside').getByText('$9', { exact: true }).waitFor()
  await page.locator('aside').getByRole('link', { name: 'Add to order' }).waitFor()
})

test('the producer is reached by the published ways, without scripts on a page', async () => {
  const page = await visit('/local-products/product1')
  await page.getByRole('link', { name: 'Contact Producer' }).click()
  const panel = page.getByRole('dialog', { name: 'Contact Producer' })
  await panel.getByRole('link', { name: /555-0162/ }).waitFor()
  await panel.getByRole('link', { name: /hot@marpopepper/ }).waitFor()
  const plain = await visitPlainly('/local-products/product1')
  await plain.getByRole('link', { name: 'Contact Producer' }).click()
  await plain.getByRole('heading', { level: 1, name: 'Marpo Pepper Works' }).waitFor()
})

test('a product without others of its category has no related ones', async () => {
  const page = await visitPlainly('/local-products/product4')
  expect(await page.getByRole('region', { name: 'Related Products' }).count()).toBe(0)
})

test('an unknown product is not found, in the words of the area', async () => {
  expect((await site.ask('/local-products/product99')).status).toBe(404)
  const page = await visitPlainly('/local-products/product99')
  await page.getByRole('heading', { level: 1, name: 'Product Not Found' }).waitFor()
  await page.getByText(`The product you're looking for doesn't exist.`).waitFor()
  await page.getByRole('link', { name: 'Back to Local Products' }).click()
  await page.waitForURL('**/local-products')
})
