import { expect, test } from 'vitest'
import { openFilter, query, titles } from '../list-view.ts'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = await startSite()
const demo = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('a card tells category, price, place and age', async () => {
  await site.query(
    `update listing set created_at = now() - interval '2 days' where title = 'Rattan Sofa Set'`,
  )
  const page = await visitPlainly('/buy-and-sell')
  await page.getByRole('heading', { level: 1, name: 'Buy & Sell Marketplace' }).waitFor()
  const card = page.locator('#results article', { hasText: 'Rattan Sofa Set' })
  for (const words of ['Furniture', '$450', 'Dandan, Saipan', '2 days ago', 'View Details'])
    await card.getByText(words).waitFor()
})

test('the search looks at titles, and filters narrow what it finds', async () => {
  const page = await demo('/buy-and-sell?q=island')
  await page.getByRole('heading', { name: 'No listings found' }).waitFor()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  // The form follows the address once the cleared list is there.
  await page.getByText('8 listings', { exact: true }).waitFor()
  await openFilter(page, 'Category')
  await page.getByRole('checkbox', { name: /^Electronics/ }).check()
  await page.getByRole('checkbox', { name: /^Furniture/ }).check()
  await openFilter(page, 'Condition')
  await page.getByRole('checkbox', { name: /^Like New/ }).check()
  await expect.poll(() => query(page)).toBe('?category=furniture&category=electronics&condition=like-new')
  await expect.poll(() => titles(page)).toEqual(['14-inch Laptop, 16 GB', 'Rattan Sofa Set'])
})

test.each([true, false])('one\u2019s own tabs ask to log in (scripts: %s)', async (javaScript) => {
  const page = await (javaScript ? demo : visitPlainly)('/buy-and-sell')
  const tabs = page.getByRole('navigation', { name: 'Listings' })
  await tabs.getByRole('link', { name: 'My Favorites' }).click()
  await page.getByText('Login to view your favorites').waitFor()
  expect(await tabs.locator('[aria-current]').allTextContents()).toEqual(['My Favorites'])
  await tabs.getByRole('link', { name: 'My Listings' }).click()
  await page.getByText('Login to view your listings').waitFor()
  const login = page.locator('main').getByRole('link', { name: 'Login' })
  expect(await login.getAttribute('href')).toBe('/login?next=/buy-and-sell/mine')
  await tabs.getByRole('link', { name: 'All Listings' }).click()
  await page.getByText('8 listings', { exact: true }).waitFor()
})

test('a signed-in user finds their own listings, and no others', async () => {
  const { id, cookie } = await signedIn(site)
  const mine = async () =>
    withoutScripts(await (await site.ask('/buy-and-sell/mine', { headers: { cookie } })).text())
  await site.query(
    `insert into listing (kind, ref, title, island, owner_id) values ('hotel', 'own', 'My hotel', 'rota', $1)`,
    [id],
  )
  expect(await mine()).toContain('You have no listings yet.')
  await site.query(
    `insert into listing (kind, ref, title, island, owner_id)
      values ('buy-and-sell', 'own', 'My old canoe', 'rota', $1)`,
    [id],
  )
  expect(await mine()).toContain('My old canoe')
  const other = await signedIn(site)
  const theirs = await site.ask('/buy-and-sell/mine', { headers: { cookie: other.cookie } })
  expect(await theirs.text()).not.toContain('My old canoe')
  for (const change of [`review = 'pending'`, `review = 'approved', expires_at = now()`]) {
    await site.query(`update listing set ${change} where kind = 'buy-and-sell' and ref = 'own'`)
    expect(await mine()).toContain('None of your listings is in the list now.')
  }
})

test('of more favorites or listings of one\u2019s own than a tab shows, the others are a link away', async () => {
  const { id, cookie } = await signedIn(site)
  const linked = async (tab: string, to: string) => {
    const page = await (await site.ask(`/buy-and-sell/${tab}`, { headers: { cookie } })).text()
    return withoutScripts(page).includes(`href="${to}"`)
  }
  const links = async () => [
    await linked('favorites', '/favorites?tab=buy-and-sell'),
    await linked('mine', '/user-listings?type=buy-and-sell'),
  ]
  const add = (from: number, until: number, kept: number) =>
    site.query(
      `with many as (
        insert into listing (kind, ref, title, island, owner_id)
        select 'buy-and-sell', 'many-' || number, 'Canoe', 'rota', $1 from generate_series($2::int, $3::int) number
        returning ref
      ) insert into favorite (user_id, type, ref) select $1, 'buy-and-sell', ref from many limit $4`,
      [id, from, until, kept],
    )
  await add(1, 100, 24)
  expect(await links()).toEqual([false, false])
  await add(101, 101, 1)
  expect(await links()).toEqual([true, true])
  await site.query(`delete from listing where owner_id = $1`, [id])
})

test('Post a Listing leads to the categories of classifieds, and the choice begins the draft', async () => {
  const seller = await signedIn(site)
  const page = await visitPlainly('/buy-and-sell', { browser: seller.browser })
  await page.getByRole('link', { name: 'Post a Listing' }).click()
  await page.getByRole('heading', { name: 'Which category fits best?' }).waitFor()
  const drafts = () => site.query('select kind, category from draft where owner_id = $1', [seller.id])
  expect(await drafts()).toEqual([])
  await page.getByRole('button', { name: 'Furniture' }).click()
  await page.getByText('Step 3 of 4').waitFor()
  expect(await drafts()).toEqual([{ kind: 'buy-and-sell', category: 'furniture' }])
})

test('a listing tells what it is and who sells it, and asks before it shows a number', async () => {
  const page = await visitPlainly('/buy-and-sell/1')
  for (const words of [
    'Like New',
    'Member since',
    'March 2022',
    '4.8 of 5 (5)',
    '2 chairs, 1 bench, 1 table',
  ])
    await page.getByText(words, { exact: true }).first().waitFor()
  await page.getByText(/^Listed \w+ \d+, \d{4}$/).waitFor()
  await page.getByRole('button', { name: 'Share Listing' }).waitFor()
  expect(await (await site.ask('/buy-and-sell/1')).text()).not.toContain('555-0171')
  await page.getByRole('link', { name: 'Contact Seller' }).first().click()
  await page.getByRole('button', { name: 'Show contact' }).click()
  await page.getByText('(670) 555-0171').first().waitFor()
})

test('an unknown classified is not found, in the words of the area', async () => {
  expect((await site.ask('/buy-and-sell/99')).status).toBe(404)
  const page = await visitPlainly('/buy-and-sell/99')
  await page.getByRole('heading', { level: 1, name: 'Listing Not Found' }).waitFor()
  await page.getByText(`The listing you're looking for doesn't exist or has been removed.`).waitFor()
  await page.getByRole('link', { name: 'Back to Listings' }).click()
  await page.waitForURL('**/buy-and-sell')
})
