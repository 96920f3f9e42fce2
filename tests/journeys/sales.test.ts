import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axeInTurn, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const verified = async (name: string) => {
  const person = await signedIn(site, { name })
  await site.query('update users set verified_at = now() where id = $1', [person.id])
  return person
}

test('a seller names the buyer, the buyer says yes, and both rate each other, without scripts', async () => {
  const [seller, buyer] = [await verified('Ana Reyes'), await verified('Ben Cruz')]
  await site.query(
    `insert into listing (kind, ref, owner_id, title, island, expires_at)
     values ('buy-and-sell', 'sold-bike', $1, 'Red bicycle', 'saipan', now() + interval '9 days')`,
    [seller.id],
  )
  const asking = await visitPlainly('/messages/buy-and-sell/sold-bike', { browser: buyer.browser })
  await asking.getByRole('textbox').fill('Is it still there?')
  await asking.getByRole('button', { name: 'Send' }).click()
  const selling = await visitPlainly('/user-listings', { browser: seller.browser })
  await selling.getByRole('button', { name: 'Mark as Sold Red bicycle' }).click()
  await selling.getByRole('link', { name: 'Who bought it?' }).first().click()
  await selling.getByRole('button', { name: 'Ask to confirm' }).click()
  await selling.getByText('Choose a person.').waitFor()
  await selling.getByRole('radio', { name: 'Ben Cruz' }).check()
  await selling.getByRole('button', { name: 'Ask to confirm' }).click()
  await selling.getByText('We have asked Ben Cruz to confirm it.', { exact: false }).waitFor()

  const buying = await visitPlainly('/notifications', { browser: buyer.browser })
  await buying.getByRole('link', { name: 'Did you buy it? Red bicycle' }).click()
  await buying.getByRole('button', { name: 'Yes, I bought it' }).click()
  await buying.getByRole('button', { name: 'Save rating' }).click()
  await buying.getByText('Choose 1 to 5 stars.').waitFor()
  await buying.getByRole('radio', { name: '4 stars' }).check()
  await buying.getByLabel('How was it? (optional)').fill('As described.')
  await buying.getByRole('button', { name: 'Save rating' }).click()

  await selling.goto('/user-listings/buy-and-sell/sold-bike/buyer')
  await selling.getByRole('link', { name: 'Rate Ben Cruz' }).click()
  await selling.getByText('As described.').waitFor()
  await selling.getByRole('radio', { name: '5 stars' }).check()
  await selling.getByRole('button', { name: 'Save rating' }).click()

  const profile = await visit(`/people/${seller.id}`, { width: 390 })
  await profile.getByText('As a seller: 4.0 of 5 (1)').waitFor()
  await profile.getByText('Confirmed purchase').waitFor()
  expect(await axeInTurn(profile)).toEqual([])
  const other = await visitPlainly(`/people/${buyer.id}`)
  await other.getByText('Confirmed sale').waitFor()
  await other.getByRole('link', { name: 'Report the rating by Ana Reyes' }).click()
  await other.getByText('5/5').waitFor()
})

test('the pages of a sale can be read by all', async () => {
  const [seller, buyer] = [await verified('Cai Lee'), await verified('Dan Muna')]
  await site.query(
    `insert into listing (kind, ref, owner_id, title, island, status)
     values ('buy-and-sell', 'sold-boat', $1, 'Small boat', 'saipan', 'sold')`,
    [seller.id],
  )
  await site.query(
    `insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id, last_id)
     values ('buy-and-sell', 'sold-boat', 'Small boat', $1, $2, 1)`,
    [seller.id, buyer.id],
  )
  const page = await visit('/user-listings/buy-and-sell/sold-boat/buyer', {
    browser: seller.browser,
    width: 390,
  })
  await page.getByRole('radio', { name: 'Dan Muna' }).waitFor()
  expect(await axeInTurn(page)).toEqual([])
  const [sale] = await site.query(
    `insert into sale (listing_kind, listing_ref, listing_title, seller_id, buyer_id, state)
     values ('buy-and-sell', 'sold-boat', 'Small boat', $1, $2, 'confirmed') returning ref`,
    [seller.id, buyer.id],
  )
  const dark = await visit(`/sales/${sale.ref}`, { browser: buyer.browser, theme: 'dark' })
  await dark.getByRole('heading', { name: 'Rate Cai Lee' }).waitFor()
  expect(await axeInTurn(dark)).toEqual([])
})
