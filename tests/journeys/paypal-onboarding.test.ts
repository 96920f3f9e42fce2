import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { payPalServer } from '../paypal-server.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'

const payPal = await payPalServer()
afterAll(payPal.close)
const environment = { DEMO: 'off', LOG_LEVEL: 'warn', ...payPal.environment, ...payPal.partnerEnvironment }
const site = await startSite({ samples: false, environment })
const visit = plainVisitorsOf(site)

test('where the site is PayPal’s partner, a seller connects their account there, without scripts', async () => {
  const [seller, other] = [await signedIn(site), await signedIn(site)]
  const page = await visit('/account/payments', { browser: seller.browser })
  expect(await page.getByLabel('Merchant ID').count()).toBe(0)
  const error: unknown = await page
    .getByRole('button', { name: 'Connect PayPal' })
    .click()
    .catch((caught: unknown) => caught)
  const [, leadsTo] = /^(\S+) is another site\.$/.exec((error as Error).message)!
  expect(leadsTo).toContain(payPal.url)
  const unknown = 'This link no longer works.'
  await page.goto('/account/payments/returned/00000000')
  await page.getByText(unknown, { exact: false }).waitFor()

  const account = { merchant: 'SELLER2345678' }
  const notYet = 'PayPal does not say yet that your account is connected.'
  await page.goto(new URL(payPal.wayBack(leadsTo!)).pathname)
  await page.getByText(notYet, { exact: false }).waitFor()
  const { pathname, search } = new URL(payPal.onboard(leadsTo!, { ...account, canReceive: false }))
  await page.goto(pathname + search)
  await page.getByText('This account can’t receive payments yet.', { exact: false }).waitFor()
  payPal.onboard(leadsTo!, { ...account, canReceive: true })
  // Of another, the same address leads nowhere.
  const theirs = await visit(pathname + search, { browser: other.browser })
  await theirs.getByText(unknown, { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Check again' }).click()
  await page.getByText('Your PayPal account is connected.').waitFor()
  await page.getByText('Connected: SELLER2345678').waitFor()
  expect(await site.query('select user_id, paypal_merchant from seller_terms')).toEqual([
    { user_id: seller.id, paypal_merchant: 'SELLER2345678' },
  ])

  // From the history the same address brings nothing back.
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Saved.').waitFor()
  await page.goto(pathname + search)
  await page.getByText(unknown, { exact: false }).waitFor()
  expect(await site.query('select paypal_merchant from seller_terms')).toEqual([{ paypal_merchant: null }])
})

test('who takes back their permission at PayPal is no longer paid by it, and is told, once', async () => {
  const seller = await signedIn(site)
  const connectedAt = new Date(Date.now() - 60_000)
  await site.query(
    `insert into seller_terms (user_id, paypal_merchant, paypal_connected_at) values ($1, 'SELLER7654322', $2)`,
    [seller.id, connectedAt],
  )
  const ref = randomUUID()
  await site.query(
    `insert into listing (kind, ref, owner_id, title, island, price_cents, price_period, expires_at)
     values ('buy-and-sell', $1, $2, 'Rattan set', 'saipan', 45000, 'once', now() + interval '9 days')`,
    [ref, seller.id],
  )
  const offers = async () => {
    const listing = await visit(`/buy-and-sell/${ref}`)
    return listing.getByRole('link', { name: 'Pay with PayPal' }).count()
  }
  const send = async (at: Date) => {
    const { headers, body } = payPal.message('SELLER7654322', 'MERCHANT.PARTNER-CONSENT.REVOKED', at)
    return (await fetch(`${site.origin}/payments/paypal`, { method: 'POST', headers, body })).status
  }
  // A message of the time before they connected it again comes late.
  expect(await send(new Date(+connectedAt - 1_000))).toBe(204)
  expect(await offers()).toBeGreaterThan(0)
  expect([await send(new Date()), await send(new Date())]).toEqual([204, 204])
  await expect.poll(offers).toBe(0)
  const page = await visit('/notifications', { browser: seller.browser })
  await page.getByRole('link', { name: 'Your PayPal account is no longer connected' }).click()
  await page.getByRole('button', { name: 'Connect PayPal' }).waitFor()
  expect(
    await site.query(
      `select count(*)::int from notification where event = 'paypal-disconnected' and user_id = $1`,
      [seller.id],
    ),
  ).toEqual([{ count: 1 }])
})

test('where PayPal does not know the site as its partner, the seller is told so, and the log says why', async () => {
  const seller = await signedIn(site)
  payPal.partnership.isKnown = false
  const page = await visit('/account/payments', { browser: seller.browser })
  await page.getByRole('button', { name: 'Connect PayPal' }).click()
  await page.getByText('PayPal doesn’t accept our site at the moment.', { exact: false }).waitFor()
  payPal.partnership.isKnown = true
  await expect
    .poll(() => site.output.text)
    .toContain('PayPal answered 403: REFUSED, PARTNER (POST /v2/customer/partner-referrals)')
})

test('while PayPal can’t be reached the page says so, and a signed message about no payment is taken', async () => {
  const { headers, body } = payPal.message('X', 'MERCHANT.ONBOARDING.COMPLETED')
  const answer = await fetch(`${site.origin}/payments/paypal`, { method: 'POST', headers, body })
  expect(answer.status).toBe(204)
  const seller = await signedIn(site)
  const page = await visit('/account/payments', { browser: seller.browser })
  await payPal.close()
  await page.getByRole('button', { name: 'Connect PayPal' }).click()
  await page.getByText('PayPal can’t be reached right now.', { exact: false }).waitFor()
})
