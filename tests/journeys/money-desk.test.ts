import { expect, onTestFinished, test } from 'vitest'
import { localDate } from '../../app/ground/i18n/local-time.ts'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axeInTurn, goTo, visitorsOf } from '../visitors.ts'

const site = await startSite({ samples: false })
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
const admin = await signedIn(site, { name: 'Ada Admin', role: 'admin' })
const onPhone = (path: string) => () => visit(path, { browser: admin.browser, width: 390 })

test('a site without listings has an empty desk of them, and a table to begin with', async () => {
  const ask = (path: string) => site.ask(path, { headers: { cookie: admin.cookie } })
  expect(await (await ask('/admin/listings')).text()).toContain('No listings found.')
  expect(await (await ask('/admin/listings/export?kind=vehicle')).text()).toMatch(/^id,key,owner,.*\r\n$/)
  for (const path of [
    '/admin/listings/export',
    '/admin/listings/export?kind=constructor',
    '/admin/listings/import/1',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})

/** An order whose payment is in doubt, since PayPal says another amount. */
async function newDoubtful() {
  const [seller, buyer] = [await signedIn(site, { name: 'Ana Reyes' }), await signedIn(site)]
  await site.query(
    `with placed as (
       insert into orders (number, seller_id, buyer_id, seller_name, buyer_name, phone, way, delivery, state, total_cents,
         form_key)
       values ('HELD234567', $1, $2, 'Ana Reyes', 'Ben Cruz', '+16702345678', 'paypal', 'pick-up', 'awaiting-payment',
         45000, gen_random_uuid()) returning id
     ), line as (
       insert into order_line (order_id, listing_kind, listing_ref, title, quantity, unit_cents)
       select id, 'buy-and-sell', '1', 'Rattan set', 1, 45000 from placed
     )
     insert into payment (order_id, way, state, cents, reference, fault)
     select id, 'paypal', 'held', 45000, 'PAYPALORDER', 'amount' from placed`,
    [seller.id, buyer.id],
  )
  return { seller, buyer }
}

test('an admin closes a payment that is not as it was asked, with a reason that stays', async () => {
  const { seller, buyer } = await newDoubtful()
  expect(await axeInTurn(onPhone('/admin/money'))).toEqual([])
  const theirs = await visitPlainly('/orders/HELD234567', { browser: buyer.browser })
  await theirs.getByText('Our staff will look into it', { exact: false }).waitFor()
  const page = await visitPlainly('/admin/money', { browser: admin.browser })
  const close = () => page.getByRole('button', { name: 'Close the payment' })
  await page.getByText('The amount is another one.').waitFor()
  await page.getByLabel('Why').fill('It is mine.')
  await site.query('update orders set seller_id = $1', [admin.id])
  await close().click()
  await page.getByText('another admin has to decide this', { exact: false }).waitFor()
  expect(await close().count()).toBe(0)
  await site.query('update orders set seller_id = $1', [seller.id])
  await site.query(`update payment set fault = 'lost'`)
  await page.goto('/admin/money')
  await page.getByText('PayPal may have taken the money', { exact: false }).waitFor()
  await page.getByText('Not known', { exact: true }).waitFor()
  await site.query(`update payment set fault = 'amount'`)
  await page.goto('/admin/money')
  await page.getByRole('button', { name: 'Close the payment' }).click()
  await page.getByText('Please give a reason.').waitFor()
  await page.getByLabel('Why').fill('The buyer has the money back.')
  await page.getByRole('button', { name: 'Close the payment' }).click()
  expect(await site.query('select state from orders')).toEqual([{ state: 'cancelled' }])
  expect(await site.query('select state from payment')).toEqual([{ state: 'ended' }])
  await page.goto('/admin/audit')
  await page.getByText('Held payment closed').first().waitFor()
})

test('the bookkeeper gets each receipt of a year, and a refund below zero', async () => {
  const [seller] = await site.query(`select id from users where full_name = 'Ana Reyes'`)
  const year = localDate(new Date()).slice(0, 4)
  await site.query(
    `insert into receipt (seller_id, year, number, order_id, kind, cents)
     select $1, $2, n, orders.id, kind, cents from orders, (values (1, 'payment', 45000), (2, 'refund', 500)) of (n, kind, cents)`,
    [seller!.id, year],
  )
  const answer = await site.ask(`/admin/money/export?year=${year}`, { headers: { cookie: admin.cookie } })
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(new RegExp(`^Ana Reyes,${year}-0002,${year}-.*,refund,HELD234567,paypal,-5,0$`))
  await site.query('delete from money_check') // that of this day, if its hour has come
  const page = await visitPlainly('/admin/money', { browser: admin.browser })
  await page.getByText('$450 paid').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'HELD234567' }).getByText('Canceled').waitFor()
  await page.getByText('Nothing was compared yet.').waitFor()
  await page.getByRole('button', { name: 'Compare now' }).click()
  await page.getByText('The ledger adds up.').waitFor()
  // This order was never paid.
  await page.getByText('After refunds $0; receipts: $445.').waitFor()
  expect((await site.ask('/admin/money/export?year=no', { headers: { cookie: admin.cookie } })).status).toBe(
    404,
  )
})

test('the operation page shows what the last comparison of the ledger has found, and when', async () => {
  const forget = async () => void (await site.query('delete from money_check'))
  await forget()
  onTestFinished(forget)
  const page = await visitPlainly('/admin/operation', { browser: admin.browser })
  await page.getByText('Nothing was compared yet.').waitFor()
  expect(await page.getByText('Every posting adds up').count()).toBe(0)
  await site.query(
    `insert into money_check (name, found, checked_at)
     values ('ledger', '[{"of": "posting", "id": "7", "cents": 250}]', '2026-11-03T17:30:00Z')`,
  )
  await page.goto('/admin/operation')
  await page.getByText('Posting 7: $2.50').waitFor()
  await page.getByText('Compared on Nov 4, 2026, 3:30 AM ChST.').waitFor()
  await page.getByRole('link', { name: 'Compare again on the Money page' }).click()
  await page.getByRole('button', { name: 'Compare now' }).waitFor()
})

test('an admin adds a tax, buyers see it as a line before they order, and it is taken away again', async () => {
  expect(await axeInTurn(onPhone('/admin/money/taxes'))).toEqual([])
  const page = await visitPlainly('/admin/money/taxes', { browser: admin.browser })
  await page.getByLabel('Name of the tax').fill('Island tax')
  await page.getByLabel('Percent').fill('none')
  await page.getByRole('button', { name: 'Add the tax' }).click()
  await page.getByText('Enter a number from 0.01 to 50.').waitFor()
  expect(await page.getByText('Choose one or more.').count()).toBe(2)
  expect(await page.getByLabel('Name of the tax').inputValue()).toBe('Island tax')
  await page.getByLabel('Percent').fill('2.5')
  await page.getByLabel('Due from').fill('2026-01-01')
  await page.getByLabel('Saipan').check()
  await page.getByLabel('Goods that are ordered').check()
  await page.getByRole('button', { name: 'Add the tax' }).click()
  await page.getByText('Island tax · 2.5%').waitFor()

  const seller = await signedIn(site, { name: 'Ana Reyes' })
  await site.query('insert into seller_terms (user_id, on_site) values ($1, true)', [seller.id])
  await site.query(
    `insert into listing (kind, ref, owner_id, title, island, price_cents, price_period)
     values ('product', 'taxed', $1, 'Coconut oil', 'saipan', 1000, 'once')`,
    [seller.id],
  )
  await site.query(`insert into stock (listing_id, quantity) select id, 9 from listing where ref = 'taxed'`)
  const buyer = await signedIn(site, { name: 'Ben Cruz' })
  const buying = await visit('/local-products/taxed/buy', { browser: buyer.browser, width: 390 })
  await buying.getByText('$10.25').waitFor()
  await buying.getByLabel('Pieces').fill('3')
  await buying.getByText('$30.75').waitFor()
  expect(await axeInTurn(buying)).toEqual([])
  await buying.getByLabel('Cash or card at the handover').check()
  await buying.getByLabel('Phone').fill('(670) 234-5678')
  await buying.getByRole('button', { name: 'Order now' }).click()
  await buying.getByRole('heading', { name: /^Order / }).waitFor()
  await buying.getByText('Island tax').waitFor()
  const selling = await visitPlainly(new URL(buying.url()).pathname, { browser: seller.browser })
  await selling.getByText('Island tax').waitFor()
  await selling.getByRole('button', { name: 'Handed over and paid' }).click()
  await selling.getByText(/-0001: \$30\.75 paid on .+ \(including \$0\.75 of taxes\)/).waitFor()

  await page.getByRole('button', { name: 'Remove Island tax' }).click()
  expect(await page.getByText('Island tax').count()).toBe(0)
  await page.goto('/admin/audit')
  await page.getByText('Taxes changed').first().waitFor()
})

test('an admin sets the fee of the site, which sellers see first, and marks its invoice as paid', async () => {
  const page = await visitPlainly('/admin/money/fees', { browser: admin.browser })
  await page.getByLabel('Percent').fill('31')
  await page.getByRole('button', { name: 'Save the fee' }).click()
  await page.getByText('Enter a number from 0 to 30.').waitFor()
  expect(await page.getByLabel('Percent').inputValue()).toBe('31')
  await page.getByLabel('Percent').fill('2.5')
  await page.getByRole('button', { name: 'Save the fee' }).click()
  const seller = await signedIn(site, { name: 'Fe Santos' })
  const selling = await visitPlainly('/account/payments', { browser: seller.browser })
  await selling.getByText('The site’s fee is 2.5% of what you sell here', { exact: false }).waitFor()
  const sends = {
    cookie: seller.cookie,
    origin: site.origin,
    'content-type': 'application/x-www-form-urlencoded',
  }
  for (const [kind, count] of [
    ['product', 1],
    ['vehicle', 0],
  ] as const) {
    const begun = await site.ask('/create-listing', { method: 'POST', headers: sends, body: `kind=${kind}` })
    const [, draft] = /create-listing\/([^/]+)/.exec(begun.headers.get('location')!)!
    await selling.goto(`/create-listing/${draft}/details`)
    expect(await selling.getByText('The site’s fee is 2.5%', { exact: false }).count()).toBe(count)
  }
  await site.query(
    `insert into fee_invoice (seller_id, seller_name, month, cents)
     values ($1, 'Fe Santos', '2026-11-01', 1250), ($2, 'Ada Admin', '2026-11-01', 900)`,
    [seller.id, admin.id],
  )
  await selling.goto('/orders/earnings')
  await selling.getByText('Ask our staff for the account:', { exact: false }).waitFor()
  await page.getByLabel('Account for transfers').fill('Bank of Saipan\n0123 4567')
  for (let time = 0; time < 2; time++) await page.getByRole('button', { name: 'Save the account' }).click()
  await selling.goto('/orders/earnings')
  await selling.getByText('By bank transfer to:').waitFor()
  await selling.getByText('Bank of Saipan', { exact: false }).waitFor()
  expect(await axeInTurn(onPhone('/admin/money/fees'))).toEqual([])
  await page.goto('/admin/money/fees')
  await page.getByText('another admin has to decide this', { exact: false }).waitFor()
  expect(await page.getByRole('button', { name: 'Mark as paid by Ada Admin' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Mark as paid by Fe Santos' }).click()
  await page.getByText('Paid on', { exact: false }).waitFor()
  await selling.goto('/orders/earnings')
  await selling.getByText('Paid on', { exact: false }).waitFor()
  await page.goto('/admin/money')
  await page.getByText('$12.50 of site fees').waitFor()
  const year = localDate(new Date()).slice(0, 4)
  const table = await site.ask(`/admin/money/export?year=${year}`, { headers: { cookie: admin.cookie } })
  expect(await table.text()).toMatch(/\r\nProa,,[^,]+,fee-paid,fee invoice \d+,bank transfer,12\.5,0\r\n$/)
  await page.goto('/admin/audit')
  await page.getByText('Fee marked as paid').first().waitFor()
  await page.getByText('Account for the fee changed').first().waitFor()
  expect(await site.query(`select count(*)::int as changes from audit where action = 'fee-account'`)).toEqual(
    [{ changes: 1 }],
  )
})

test('the fee is saved twice in a row, and not over one that the open page learned of while it was typed', async () => {
  const path = '/admin/money/fees'
  const fee = async () =>
    (await site.query(`select value from site_setting where name = 'platform-fee'`))[0].value
  const page = await visit(path, { browser: admin.browser, expected: /status of 409/ })
  const percent = page.getByLabel('Percent')
  const save = page.getByRole('button', { name: 'Save the fee' })
  for (const typed of [3, 4]) {
    await percent.fill(String(typed))
    await save.click()
    await expect.poll(fee).toEqual({ basisPoints: typed * 100 })
    await expect.poll(() => save.getAttribute('aria-disabled')).toBe(null) // the page has its answer
  }
  await percent.fill('6')
  const other = await visitPlainly(path, { browser: admin.browser })
  await other.getByLabel('Percent').fill('5')
  await other.getByRole('button', { name: 'Save the fee' }).click()
  const seller = await signedIn(site, { name: 'Lou Reyes' })
  await site.query(
    `insert into fee_invoice (seller_id, seller_name, month, cents) values ($1, 'Lou Reyes', '2026-11-01', 700)`,
    [seller.id],
  )
  await goTo(page, path)
  await page.getByRole('button', { name: 'Mark as paid by Lou Reyes' }).waitFor()
  await save.click()
  await page.getByText('This changed while you were reading', { exact: false }).waitFor()
  expect([await percent.inputValue(), await fee()]).toEqual(['6', { basisPoints: 500 }])
  await save.click()
  await expect.poll(fee).toEqual({ basisPoints: 600 })
})
