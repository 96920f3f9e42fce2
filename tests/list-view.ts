import type { Page } from 'playwright-core'
import type { Site } from './site.ts'

/** The titles of the listings on the page, in their order, without featured ones above the list. */
export const titles = (page: Page) => page.locator('#results article h3').allTextContents()

export const chips = (page: Page) =>
  page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /^Remove filter/ })

export const query = (page: Page) => decodeURIComponent(new URL(page.url()).search)

/** Opens one of the filters, and where they are folded or in a sheet, that first. */
export async function openFilter(page: Page, name: string) {
  const filter = page.locator('#filters summary').filter({ hasText: new RegExp(`^${name}`) })
  if (!(await filter.isVisible()))
    await page.locator('.filters-toggle, [popovertarget=filters]').filter({ visible: true }).click()
  await filter.click()
}

/** The button of folded filters, with the number of those chosen. */
export const filtersToggle = (page: Page) => page.locator('.filters-toggle')

/** Many more of the first vehicle, each a day older than the last. */
export const addVehicles = (site: Site, count: number) =>
  addListings(site, { kind: 'vehicle', ref: '1', title: 'Corolla no. ' }, count)

/**
 * Many more of a listing, each a day older than the last. @param like its kind and ref, and what precedes their numbers
 */
export const addListings = (site: Site, like: { kind: string; ref: string; title: string }, count: number) =>
  site.query(
    `insert into listing (kind, ref, sample, title, description, island, village, lng, lat, offer, price_cents,
       price_period, attributes, contact, facets, search_text, grams, created_at)
     select kind, 'more-' || n, sample, $4 || n, description, island, village, lng, lat, offer,
       price_cents, price_period, attributes, contact, facets, search_text, grams,
       created_at - make_interval(days => 100 + n)
     from listing, generate_series(1, $1::int) n where kind = $2 and ref = $3`,
    [count, like.kind, like.ref, like.title],
  )
