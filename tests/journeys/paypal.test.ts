import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { dayAhead, newBooked } from '../booking-people.ts'
import { payPalServer } from '../paypal-server.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'

const payPal = await payPalServer()
afterAll(payPal.close)
const site = await startSite({ samples: false, environment: { DEMO: 'off', ...payPal.environment } })
const visit = plainVisitorsOf(site)

/** A seller who has connected their account at PayPal, and what they sell. */
async function newClassified() {
  const seller = await signedIn(site, { name: 'Ana Reyes' })
  await site.query(`insert into seller_terms (user_id, paypal_merchant) values ($1, 'SELLER2345678')`, [
    seller.id,
  ])
  const ref = randomUUID()
  await site.query(
    `insert into listing (kind, ref, owner_id, title, island, price_cents, price_period, expires_at)
     values ('buy-and-sell', $1, $2, 'Rattan set', 'saipan', 45000, 'once', now() + interval '9 days')`,
    [ref, seller.id],
  )
  return { seller, path: `/buy-and-sell/${ref}` }
}

/** Presses a button that leads to PayPal. @returns where */
async function leadsTo(page: Page, button: string): Promise<string> {
  const error: unknown = await page
    .getByRole('button', { name: button })
    .click()
    .catch((caught: unknown) => caught)
  return /^(\S+) is another site\.$/.exec(error instanceof Error ? error.message : '')?.[1] ?? ''
}

test('a seller connects PayPal by a mailed link, which is theirs alone', async () => {
  const [seller, other] = [await signedIn(site), await signedIn(site)]
  const page = await visit('/account/payments', { browser: seller.browser })
  await page.getByLabel('Merchant ID').fill('12345')
  await page.getByLabel('Email address of the PayPal account').fill('ana')
  await page.getByRole('button', { name: 'Connect PayPal' }).click()
  await page.getByText('Enter the 13 letters and digits of your merchant ID.').waitFor()
  expect(await page.getByLabel('Merchant ID').inputValue()).toBe('12345')
  await page.getByLabel('Merchant ID').fill('seller2345678')
  await page.getByLabel('Email address of the PayPal account').fill('shop@example.com')
  await page.getByRole('button', { name: 'Connect PayPal' }).click()
  await page.getByText('We have sent a link to that address.', { exact: false }).waitFor()
  const [mail] = await site.query(`select body from mail where address = 'shop@example.com'`)
  const link = /\/account\/payments\?confirm=[\w-]+/.exec(mail!.body as string)![0]
  const theirs = await visit(link, { browser: other.browser })
  await theirs.getByText('This link no longer works.', { exact: false }).waitFor()
  await page.goto(link)
  await page.getByText('Buyers will pay to this account: SELLER2345678').waitFor()
  await page.getByRole('button', { name: 'Confirm the account' }).click()
  await page.getByText('Connected: SELLER2345678').waitFor()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Saved.').waitFor()
  expect(
    await site.query('select paypal_merchant from seller_terms where user_id = $1', [seller.id]),
  ).toEqual([{ paypal_merchant: null }])
})

test('a buyer pays with PayPal, comes back, and the seller hands it over, without scripts', async () => {
  const { seller, path } = await newClassified()
  const buyer = await signedIn(site, { name: 'Ben Cruz' })
  const page = await visit(path, { browser: buyer.browser })
  await page.getByRole('link', { name: 'Pay with PayPal' }).first().click()
  await page.getByLabel('Phone').fill('(670) 234-5678')
  const approveAt = await leadsTo(page, 'Order now')
  expect(approveAt).toContain(payPal.url)
  const [order] = await site.query('select number from orders where buyer_id = $1', [buyer.id])
  // They turn round, and go there again.
  await page.goto(`/orders/${order!.number}`)
  expect(await leadsTo(page, 'Pay with PayPal')).toBe(approveAt)
  payPal.approve(approveAt)
  await page.goto(`/orders/${order!.number}/returned?token=nonsense`)
  await page.getByText('Payment successful! Thank you for your purchase.').waitFor()
  await page.getByText(/-0001: \$450 paid on /).waitFor()
  const selling = await visit('/notifications', { browser: seller.browser })
  await selling.getByRole('link', { name: 'Paid: Rattan set' }).click()
  await selling.getByRole('button', { name: 'I have handed it over' }).click()
  await selling.getByRole('status').filter({ hasText: 'Handed over' }).waitFor()
})

test('a message of PayPal’s does what the way back would, and a forged one nothing', async () => {
  const { path } = await newClassified()
  const buyer = await signedIn(site)
  const page = await visit(`${path}/buy`, { browser: buyer.browser })
  await page.getByLabel('Phone').fill('(670) 234-5678')
  const approveAt = await leadsTo(page, 'Order now')
  payPal.approve(approveAt)
  const { headers, body } = payPal.message(payPal.referenceOf(approveAt), 'CHECKOUT.ORDER.APPROVED')
  const send = async (more: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { ...headers, ...more }, body }
    return (await fetch(`${site.origin}/payments/paypal`, init)).status
  }
  const states = () => site.query('select state from orders where buyer_id = $1', [buyer.id])
  expect(await send({ 'paypal-transmission-sig': 'forged' })).toBe(400)
  expect(await states()).toEqual([{ state: 'awaiting-payment' }])
  expect([await send(), await send()]).toEqual([204, 204])
  expect(await states()).toEqual([{ state: 'paid' }])
  expect((await fetch(`${site.origin}/payments/paypal`)).status).toBe(404)
})

test('while PayPal can’t be reached the order says so, and nothing is lost', async () => {
  const { path } = await newClassified()
  const buyer = await signedIn(site)
  const page = await visit(`${path}/buy`, { browser: buyer.browser })
  await page.getByLabel('Phone').fill('(670) 234-5678')
  payPal.faults.push({ at: 'create', how: 'fail' }, { at: 'create', how: 'fail' })
  await page.getByRole('button', { name: 'Order now' }).click()
  await page.getByText('It is kept for its buyer until', { exact: false }).waitFor()
  await page.getByText('PayPal can’t be reached right now.', { exact: false }).waitFor()
  await page.goto(new URL(page.url()).pathname)
  await page.getByRole('button', { name: 'Pay with PayPal' }).click()
  await page.getByText('PayPal can’t be reached right now.', { exact: false }).waitFor()
  payPal.faults.push({ at: 'create', how: 'not-authorized' })
  await page.getByRole('button', { name: 'Pay with PayPal' }).click()
  await page.getByText('PayPal doesn’t accept our site at the moment.', { exact: false }).waitFor()
  expect(await leadsTo(page, 'Pay with PayPal')).toContain(payPal.url)
})

test('an order that its seller can’t be paid for by PayPal, or that another tab has paid, says so', async () => {
  const { path } = await newClassified()
  const buyer = await signedIn(site)
  const page = await visit(`${path}/buy`, { browser: buyer.browser })
  await page.getByLabel('Phone').fill('(670) 234-5678')
  payPal.faults.push({ at: 'create', how: 'refused' })
  await page.getByRole('button', { name: 'Order now' }).click()
  const unpayable = 'This seller can’t be paid with PayPal right now.'
  await page.getByText(unpayable, { exact: false }).waitFor()
  await page.goto(new URL(page.url()).pathname)
  payPal.faults.push({ at: 'create', how: 'refused' })
  await page.getByRole('button', { name: 'Pay with PayPal' }).click()
  await page.getByText(unpayable, { exact: false }).waitFor()
  const otherTab = await visit(new URL(page.url()).pathname, { browser: buyer.browser })
  payPal.approve(await leadsTo(page, 'Pay with PayPal'))
  await page.goto(`${new URL(page.url()).pathname}/returned`)
  await page.getByText('Payment successful! Thank you for your purchase.').waitFor()
  await otherTab.getByRole('button', { name: 'Pay with PayPal' }).click()
  await otherTab.getByText('This order has changed since you opened it.', { exact: false }).waitFor()
  await otherTab.getByText('Payment successful! Thank you for your purchase.').waitFor()

  const later = await newClassified()
  await page.goto(`${later.path}/buy`)
  await page.getByLabel('Phone').fill('(670) 234-5678')
  payPal.faults.push({ at: 'create', how: 'fail' })
  await page.getByRole('button', { name: 'Order now' }).click()
  await site.query(
    `update payment set state = 'ended' where order_id in (
       select id from orders where seller_id = $1)`,
    [later.seller.id],
  )
  await site.query('update seller_terms set paypal_merchant = null where user_id = $1', [later.seller.id])
  await page.getByRole('button', { name: 'Pay with PayPal' }).click()
  await page.getByText(unpayable, { exact: false }).waitFor()
})

test('a buyer who comes back from PayPal too late reads that the order has ended', async () => {
  const { path } = await newClassified()
  const buyer = await signedIn(site)
  const page = await visit(`${path}/buy`, { browser: buyer.browser })
  await page.getByLabel('Phone').fill('(670) 234-5678')
  payPal.approve(await leadsTo(page, 'Order now'))
  const [order] = await site.query(
    `update orders set deadline = now() - interval '1 second' where buyer_id = $1 returning number`,
    [buyer.id],
  )
  await page.goto(`/orders/${order!.number}/returned`)
  await page.getByText('It was not paid in time, so this order has ended.', { exact: false }).waitFor()
  expect(await page.getByRole('button', { name: 'Pay with PayPal' }).count()).toBe(0)
  // To give money back is its seller's, whatever is typed.
  const init = {
    method: 'POST',
    headers: { cookie: buyer.cookie },
    body: new URLSearchParams({ move: 'refund' }),
  }
  expect((await site.ask(`/orders/${order!.number}`, init)).status).toBe(404)
})

test('a seller gives money back by PayPal, and does it there where PayPal wants that, without scripts', async () => {
  const { seller, path } = await newClassified()
  const buyer = await signedIn(site, { name: 'Ben Cruz' })
  const page = await visit(`${path}/buy`, { browser: buyer.browser })
  await page.getByLabel('Phone').fill('(670) 234-5678')
  const approveAt = await leadsTo(page, 'Order now')
  payPal.approve(approveAt)
  const [order] = await site.query('select number from orders where buyer_id = $1', [buyer.id])
  await page.goto(`/orders/${order!.number}/returned`)
  const selling = await visit(`/orders/${order!.number}`, { browser: seller.browser })
  const give = async (amount: string) => {
    await selling.locator('summary', { hasText: 'Give money back' }).click()
    await selling.getByLabel('Amount in dollars').fill(amount)
    await selling.getByRole('button', { name: 'Refund' }).click()
  }
  await give('451')
  await selling.getByText('Enter an amount of up to $450.').waitFor()
  const otherTab = await visit(`/orders/${order!.number}`, { browser: seller.browser })
  await selling.getByLabel('Amount in dollars').fill('50')
  await selling.getByRole('button', { name: 'Refund' }).click()
  await selling.getByText(/-0002: \$50 refunded on /).waitFor()
  // Pressed once more, in another tab.
  await otherTab.locator('summary', { hasText: 'Give money back' }).click()
  await otherTab.getByLabel('Amount in dollars').fill('50')
  await otherTab.getByRole('button', { name: 'Refund' }).click()
  await otherTab.getByText('This order has changed since you opened it.', { exact: false }).waitFor()
  expect(await otherTab.getByLabel('Amount in dollars').inputValue()).toBe('50')
  expect(payPal.given(payPal.referenceOf(approveAt))).toEqual([5_000])

  payPal.permission.toRefund = false
  await give('30')
  payPal.permission.toRefund = true
  await selling
    .getByText('PayPal didn’t let us return the money from your account.', { exact: false })
    .waitFor()
  expect(await selling.getByRole('link', { name: 'Go to PayPal' }).getAttribute('href')).toBe(
    `${payPal.url}/activity`,
  )
  await page.goto(`/orders/${order!.number}`)
  await page.getByText('Refund promised').waitFor()
  await page.getByText('PayPal lets only the seller give the money back.', { exact: false }).waitFor()
  payPal.refund(payPal.referenceOf(approveAt), 3_000)
  const { headers, body } = payPal.message(payPal.referenceOf(approveAt), 'PAYMENT.CAPTURE.REFUNDED')
  expect((await fetch(`${site.origin}/payments/paypal`, { method: 'POST', headers, body })).status).toBe(204)
  await page.goto(page.url())
  await page.getByText(/-0003: \$30 refunded on /).waitFor()
})

test('a guest pays a deposit for a place that is held, and gets it back when the owner calls it off', async () => {
  const lagoon = { cents: 10_000, guests: 4 }
  const { owner, ref, bookableId } = await newBooked(site, { kind: 'hotel', of: 'stay', settings: lagoon })
  await site.query(`insert into seller_terms (user_id, paypal_merchant) values ($1, 'SELLER2345678')`, [
    owner.id,
  ])
  const setup = `/user-listings/hotel/${ref}/bookings/${bookableId}`
  const owning = await visit(setup, { browser: owner.browser })
  await owning.getByLabel('Paid on this site').selectOption({ label: 'A deposit of half the price' })
  await owning.getByRole('button', { name: 'Save' }).last().click()
  await owning.goto(setup)
  expect(await owning.getByLabel('Paid on this site').inputValue()).toBe('50')

  const guest = await signedIn(site, { name: 'Ben Cruz' })
  const stay = `from=${dayAhead(30)}&until=${dayAhead(32)}&persons=1`
  const page = await visit(`/hotels/${ref}/book?${stay}`, { browser: guest.browser })
  await page.getByText('Pay on this site: $100. Pay at the place: $100').waitFor()
  const charge =
    'Once the owner agrees, you pay $100. The page of your booking says until when your place is held.'
  await page.getByText(charge).waitFor()
  await page.getByLabel('Phone').fill('(670) 234-5678')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('status').filter({ hasText: 'Waiting for an answer' }).waitFor()
  const booking = page.url()

  await owning.goto('/notifications')
  await owning.getByRole('link', { name: 'New request: Lagoon House' }).click()
  await owning.getByRole('button', { name: 'Confirm' }).click()
  await owning.getByRole('status').filter({ hasText: 'Waiting for the payment' }).waitFor()

  await page.goto('/notifications')
  await page.getByRole('link', { name: 'Pay to confirm: Lagoon House' }).click()
  expect(page.url()).toBe(booking)
  await page.getByText('Your place is held until', { exact: false }).waitFor()
  payPal.faults.push({ at: 'create', how: 'fail' })
  await page.getByRole('button', { name: 'Pay $100' }).click()
  await page.getByText('PayPal can’t be reached right now.', { exact: false }).waitFor()
  await page.goto(booking)
  const approveAt = await leadsTo(page, 'Pay $100')
  payPal.approve(approveAt)
  const [order] = await site.query('select number from orders where buyer_id = $1', [guest.id])
  await page.goto(`/orders/${order!.number}/returned`)
  await page.getByText('Payment successful! Thank you for your purchase.').waitFor()
  await page.getByRole('link', { name: 'To the booking' }).click()
  await page.getByRole('status').filter({ hasText: 'Confirmed' }).waitFor()
  await page.getByText('Paid on this site: $100. Pay at the place: $100').waitFor()
  await page.getByText('If you cancel now, you get back $100 of the $100 that you paid.').waitFor()

  payPal.refund(payPal.referenceOf(approveAt), 4_000)
  const { headers, body } = payPal.message(payPal.referenceOf(approveAt), 'PAYMENT.CAPTURE.REFUNDED')
  expect((await fetch(`${site.origin}/payments/paypal`, { method: 'POST', headers, body })).status).toBe(204)
  await page.goto(booking)
  await page.getByText('Paid on this site: $100. Refund: $40. Pay at the place: $100').waitFor()
  await page.getByText('If you cancel now, you get back another $60.').waitFor()

  await owning.goto(owning.url())
  await owning.locator('summary', { hasText: 'Cancel' }).first().click()
  await owning.getByLabel('Why are you canceling?').fill('The roof leaks.')
  await owning.getByRole('button', { name: 'Cancel the booking' }).click()
  await owning.getByRole('status').filter({ hasText: 'Canceled by the owner' }).waitFor()
  await page.goto(booking)
  await page.getByRole('status').filter({ hasText: 'Canceled by the owner' }).waitFor()
  expect(await page.getByText('Pay at the place', { exact: false }).count()).toBe(0)
  await page.goto(`${booking}/payment`)
  await page
    .getByText(/^Refund(ed| promised)/)
    .first()
    .waitFor()
  const [paid] = await site.query('select refunding_cents from orders where number = $1', [order!.number])
  expect(paid).toEqual({ refunding_cents: 10_000 })
})

// The last one here: the network of these tests is no longer listened to.
test('of a network that has sent many forged messages, PayPal is not asked any more whose they are', async () => {
  const send = async (more: Record<string, string> = {}) => {
    const { headers, body } = payPal.message('NOPAYMENT', 'CHECKOUT.ORDER.APPROVED')
    const init = { method: 'POST', headers: { ...headers, ...more }, body }
    return (await fetch(`${site.origin}/payments/paypal`, init)).status
  }
  expect(await send()).toBe(204)
  const forged = await Promise.all(
    Array.from({ length: 25 }, () => send({ 'paypal-transmission-sig': 'forged' })),
  )
  expect(forged).toContain(400)
  payPal.checks.length = 0
  expect([await send({ 'paypal-transmission-sig': 'forged' }), await send()]).toEqual([429, 429])
  expect(payPal.checks).toEqual([])
})
