import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { hasTurn } from '../pages.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { scrollsSideways, setTextSize } from '../reach.ts'
import { startSite } from '../site.ts'
import { axeInTurn, lookAway, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

/** A person with copies of a sample car, under these refs. */
async function owner(...refs: string[]) {
  const maria = await signedIn(site)
  await site.query(
    `insert into listing (kind, ref, title, island, attributes, facets, search_text, offer, price_cents, contact, owner_id, created_at)
     select kind, new.ref, 'Car ' || new.ref, island, attributes, facets, 'car ' || new.ref, 'sale', price_cents,
       '{"name": "Maria", "phone": "670-555-0142"}', $1, now() - make_interval(days => new.place::int)
     from unnest($2::text[]) with ordinality new(ref, place), listing where kind = 'vehicle' and listing.ref = '1'`,
    [maria.id, refs],
  )
  return maria
}

const statusOf = async (path: string, cookie = '') => (await site.ask(path, { headers: { cookie } })).status

test('an owner finds a listing among theirs, whose table ends on a phone where the search does, sorts them, pauses one and takes that back', async () => {
  const maria = await owner('blue', 'green')
  await site.query(`update listing set kind = 'property' where ref = 'green'`)
  const page = await visit('/user-listings', { browser: maria.browser })
  const titles = () => page.locator('tbody th a').allTextContents()
  expect(await titles()).toEqual(['Car blue', 'Car green'])
  expect(await page.locator('thead').textContent()).toMatch(/Directory.*Date Posted.*Messages/)
  expect(await page.getByRole('columnheader', { name: 'Date Posted' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  expect(await axeInTurn(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 900 })
  const endOf = async (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().right)
  const figures = page.getByRole('cell', { name: 'No views yet' }).first()
  expect(await figures.getByRole('img').count()).toBe(0)
  expect((await figures.boundingBox())!.height).toBeLessThan(40)
  expect(await endOf(page.getByRole('table'))).toBe(await endOf(page.getByRole('main').getByRole('search')))
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('link', { name: 'Date Posted' }).click()
  await expect.poll(titles).toEqual(['Car green', 'Car blue'])
  await page.getByRole('link', { name: 'Directory' }).click()
  await page.locator('th[aria-sort=ascending]', { hasText: 'Directory' }).waitFor()
  expect(await titles()).toEqual(['Car green', 'Car blue'])
  await page.getByRole('link', { name: 'Directory' }).click()
  await expect.poll(titles).toEqual(['Car blue', 'Car green'])

  await page.getByLabel('Directory').selectOption('vehicle')
  await expect.poll(titles).toEqual(['Car blue'])
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('No listings found matching your search criteria.').waitFor()
  await page.getByRole('link', { name: 'Reset Filters' }).click()
  await expect.poll(titles).toEqual(['Car blue', 'Car green'])

  const row = page.getByRole('row', { name: 'Car blue' })
  const height = async () => (await row.boundingBox())!.height
  const before = await height()
  await page.getByRole('button', { name: 'Actions Car blue' }).click()
  await page.getByRole('link', { name: 'View Listing Car blue' }).waitFor()
  expect(await height()).toBe(before)
  expect(await axeInTurn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'View Listing Car blue' }).waitFor({ state: 'hidden' })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('View Listing Car blue')
  await page.getByRole('button', { name: 'Pause Car blue' }).click()
  await page.getByText('Paused: Car blue').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await expect.poll(() => statusOf('/vehicles/blue')).toBe(404)
  expect(await statusOf('/vehicles/blue', maria.cookie)).toBe(200)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Resumed: Car blue').waitFor()
  await expect.poll(() => statusOf('/vehicles/blue')).toBe(200)
  // The link of the title lies over the whole row.
  await page.getByRole('row', { name: 'Car blue' }).getByText('Vehicle').click({ force: true })
  await page.waitForURL('**/messages/vehicle/blue')
  const plain = await visitPlainly('/messages/vehicle/blue', { browser: maria.browser })
  await plain.getByRole('link', { name: 'Back to listings' }).click()
  await plain.getByRole('link', { name: 'Edit Car blue' }).click()
  await plain.getByRole('heading', { name: 'Edit listing' }).waitFor()
})

test('an owner reads on the page of a listing how it does, and goes on to edit it; no one asks them to contact themselves', async () => {
  const maria = await owner('violet')
  await site.query(
    `insert into daily_count (day, what, subject, count)
     values ((now() at time zone 'Pacific/Guam')::date, 'listing view', 'vehicle/violet', 7)`,
  )
  const page = await visitPlainly('/vehicles/violet', { browser: maria.browser })
  await page.getByText('This is your listing').waitFor()
  await page.getByText('7 views').waitFor()
  for (const name of ['Contact Seller', 'Report this listing'])
    expect(await page.getByRole('link', { name }).count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('heading', { name: 'Edit listing' }).waitFor()
  const guest = await visitPlainly('/vehicles/violet')
  expect(await guest.getByText('This is your listing').count()).toBe(0)
  await guest.getByRole('link', { name: 'Report this listing' }).waitFor()

  await site.query(`update listing set status = 'paused' where kind = 'vehicle' and ref = 'violet'`)
  await page.goto('/vehicles/violet')
  await page.getByText('Paused: only you see this page.').waitFor()
  await page.goto('/user-listings')
  await page.getByRole('button', { name: 'Resume Car violet' }).waitFor()
})

test('a duplicate is sent as it is, or after a look at its category', async () => {
  const maria = await owner('teal')
  await site.query(
    `update listing set description = 'Runs well.', village = 'Garapan' where kind = 'vehicle' and ref = 'teal'`,
  )
  const page = await visitPlainly('/user-listings', { browser: maria.browser })
  for (const isLookedAt of [false, true]) {
    await page.getByRole('button', { name: 'Duplicate Car teal' }).first().click()
    await page.getByRole('heading', { name: 'Tell people about it' }).waitFor()
    if (isLookedAt) {
      await page.getByRole('button', { name: 'Category' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await page.getByRole('button', { name: 'Create Listing' }).click()
    await page.getByText('Vehicle listing created successfully!').waitFor()
  }
  expect(await site.query('select from listing where owner_id = $1', [maria.id])).toHaveLength(3)
})

test('older drafts are on the next page, and can be deleted there', async () => {
  const maria = await signedIn(site)
  await site.query(
    `insert into draft (owner_id, kind, category, form, updated_at)
     select $1, 'job', 'x', jsonb_build_object('title', jsonb_build_array('Draft ' || number)), now() - make_interval(mins => number)
     from generate_series(1, 21) number`,
    [maria.id],
  )
  const page = await visitPlainly('/user-listings', { browser: maria.browser })
  const drafts = page.getByRole('region', { name: 'Drafts' }).getByRole('listitem')
  expect(await drafts.count()).toBe(20)
  await page.getByRole('link', { name: 'Older drafts' }).click()
  expect(await drafts.locator('b').allInnerTexts()).toEqual(['Draft 21'])
  await page.getByRole('button', { name: 'Delete Draft 21' }).click()
  await expect.poll(() => drafts.count()).toBe(0)
  const kept = () => site.query('select from draft where owner_id = $1 and deleted_at is null', [maria.id])
  expect(await kept()).toHaveLength(20)
  await page.getByText('Deleted: Draft 21').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Restored: Draft 21').waitFor()
  expect(await drafts.locator('b').allInnerTexts()).toEqual(['Draft 21'])
  await page.getByRole('button', { name: 'Delete Draft 21' }).click()
  await expect.poll(() => drafts.count()).toBe(0)
  await page.goto('/create-listing')
  await page.getByRole('link', { name: 'All drafts' }).click()
  await expect.poll(() => drafts.count()).toBe(20)
})

test('without scripts a listing is deleted and restored, in Korean', async () => {
  const maria = await owner('red')
  const page = await visitPlainly('/user-listings', { ...maria, language: 'ko-KR' })
  // A browser opens it by itself.
  const menu = await page.getByRole('button', { name: '작업 Car red' }).getAttribute('popovertarget')
  await page.locator(`#${menu}[popover]`).getByRole('button', { name: '삭제 Car red' }).click()
  await page.getByText('삭제됨: Car red').waitFor()
  expect(await statusOf('/vehicles/red', maria.cookie)).toBe(404)
  await page.getByRole('button', { name: '실행 취소' }).click()
  await page.getByRole('link', { name: 'Car red', exact: true }).waitFor()
})

/** One language each day; in `npm run sweep` all. */
const languageInTurn = ['en-US', 'ko-KR', 'ja-JP', 'zh-CN'].filter((_, at) => hasTurn(at))

test.each(languageInTurn)(
  'in %s dates stay whole, and nothing is wider than the screen',
  async (language) => {
    const maria = await owner(`whole-${language}`)
    const page = await visit('/user-listings', { browser: maria.browser, language, width: 1440 })
    for (const width of [1440, 1025, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await page.locator('tbody time').evaluate((date) => date.getClientRects().length)
      expect([width, lines]).toEqual([width, 1])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  },
)

test('a sold listing keeps its page for 90 days, in no list and without contact, and is gone then', async () => {
  const maria = await owner('sold')
  const page = await visitPlainly('/vehicles/sold')
  await page.getByRole('link', { name: 'Contact Seller' }).first().waitFor()
  await fetch(`${site.origin}/user-listings`, {
    method: 'POST',
    headers: { cookie: maria.cookie, origin: site.origin },
    body: new URLSearchParams({ kind: 'vehicle', ref: 'sold', change: 'sold' }),
  })
  await expect.poll(async () => (await site.ask('/vehicles/sold')).text()).toContain('This is sold.')
  await page.goto('/vehicles/sold')
  await page.getByText('This is sold.').waitFor()
  expect(await axeInTurn(() => visit('/vehicles/sold'))).toEqual([])
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  expect(await page.getByRole('link', { name: 'Contact Seller' }).count()).toBe(0)
  expect(await page.content()).not.toContain('555-0142')
  await page.getByRole('heading', { name: 'Similar Vehicles' }).waitFor()
  const list = await site.ask('/vehicles?q=car+sold')
  expect(await list.text()).not.toContain('/vehicles/sold')
  await site.query(`update listing set ended_at = now() - interval '91 days' where ref = 'sold'`)
  await expect.poll(() => statusOf('/vehicles/sold')).toBe(410)
  expect(await statusOf('/vehicles/sold', maria.cookie)).toBe(200)
})

test('a visitor of a listing is counted when they leave, its owner is not', async () => {
  const maria = await owner('seen', 'only-seen')
  const look = async (ref: string, browser?: typeof maria.browser) => {
    const page = await visit(`/vehicles/${ref}`, { browser })
    await page.mouse.move(1, 1)
    await page.waitForFunction(() => localStorage.getItem('recentlyViewed'))
    return page
  }
  for (const browser of [maria.browser, undefined]) {
    const page = await look('seen', browser)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: 'tel:+16705550142' })
      document.body.append(link)
      link.addEventListener('click', (event) => event.preventDefault())
      link.click()
    })
    await lookAway(page)
  }
  const other = await look('only-seen')
  await other.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await other.waitForURL('**/contact')
  await lookAway(other)
  const days = (ref: string) =>
    site.query(
      'select what, sum(count)::int as count from daily_count where subject = $1 group by what order by what',
      [`vehicle/${ref}`],
    )
  await expect
    .poll(() => days('seen'))
    .toEqual([
      { what: 'listing contact', count: 1 },
      { what: 'listing view', count: 1 },
    ])
  await expect.poll(() => days('only-seen')).toEqual([{ what: 'listing view', count: 1 }])
  const table = await site.ask('/user-listings', { headers: { cookie: maria.cookie } })
  const text = (await table.text()).replaceAll(/<!-- -->|<\/?span[^>]*>/g, '')
  expect(text).toContain('1 view · 1 contact · 0 favorites')
})

test('a listing that only its owner sees is not left in the browser', async () => {
  const { id, browser } = await signedIn(site)
  await site.query(
    `insert into listing (kind, ref, owner_id, title, island, status)
     values ('vehicle', 'seen-by-owner', $1, 'Paused car', 'saipan', 'paused')`,
    [id],
  )
  const page = await visit('/vehicles/seen-by-owner', { browser })
  await page.mouse.wheel(0, 200)
  await page.getByRole('contentinfo').waitFor()
  await page.getByRole('link', { name: 'Vehicles' }).first().click()
  await page.waitForURL('**/vehicles')
  expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBe(null)
})

test('with text of double size on a phone nothing of a seller and guest scrolls sideways, however wide', async () => {
  const person = await signedIn(site, { name: 'Ana Reyes' })
  await site.query(
    `insert into booking (number, listing_kind, listing_ref, listing_title, kind, guest_id, name, persons, starts_at,
       ends_at, state, rule, form_key)
     values ('MWMWMWMWMW', 'vehicle', '1', 'Corolla', 'visit', $1, 'Ana Reyes', 1, now() + interval '2 days',
       now() + interval '3 days', 'confirmed', 'moderate', gen_random_uuid())`,
    [person.id],
  )
  await site.query(
    `with placed as (
       insert into orders (number, buyer_id, seller_name, buyer_name, phone, way, delivery, state, total_cents, form_key)
       values ('MWMWMWMWMX', $1, 'Ben Cruz', 'Ana Reyes', '', 'on-site', 'pick-up', 'open', 500, gen_random_uuid())
       returning id
     )
     insert into order_line (order_id, listing_kind, listing_ref, title, quantity, unit_cents)
     select id, 'buy-and-sell', '1', 'Rattan set', 1, 500 from placed`,
    [person.id],
  )
  await site.query(
    `insert into listing (kind, ref, owner_id, title, island, status)
     values ('vehicle', 'wide-words', $1, 'Weatherproofed Wrangler', 'saipan', 'paused')`,
    [person.id],
  )
  const page = await visit('/user-listings', { width: 390, touch: true, browser: person.browser })
  await setTextSize(page, await page.context().newCDPSession(page), 32)
  for (const path of ['/user-listings', '/bookings/MWMWMWMWMW', '/orders/MWMWMWMWMX', '/orders/earnings']) {
    await page.goto(path)
    expect.soft(await scrollsSideways(page), path).toBe(0)
  }
})
