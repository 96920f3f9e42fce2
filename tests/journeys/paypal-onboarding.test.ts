import { afterAll, expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { payPalServer } from '../paypal-server.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'

const payPal = await payPalServer()
afterAll(payPal.close)
const environment = { DEMO: 'off', ...payPal.environment, ...payPal.partnerEnvironment }
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
