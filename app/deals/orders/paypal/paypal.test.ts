import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newAccount } from '../../../../tests/bookings.ts'
import { now } from '../../../../tests/orders.ts'
import { payPalOrders } from '../../../../tests/paypal-orders.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { payPal as openPayPal } from '../../payments/paypal/paypal.server.ts'
import { balanceOf } from '../../../people/ledger/ledger.server.ts'
import { keepOrdersCurrent } from '../moves/clock.server.ts'
import { move } from '../moves/move.server.ts'
import { settlePayment, settleUnderWay } from './settle-payment.server.ts'

const { db } = await testDatabase()
const { fake, payPal, settling, ordered, approved, stateOf } = await payPalOrders(db)
afterAll(fake.close)
const minutes = (count: number) => new Date(+now + count * 60_000)

beforeEach(() => {
  fake.faults.length = 0
  fake.captures.length = 0
})

test('a buyer who agrees at PayPal has paid: captured once, posted once, with a receipt', async () => {
  const { number, sold, buyerId, reference } = await approved()
  // Back from PayPal in two tabs, and its messages at the same moment.
  await Promise.all(Array.from({ length: 4 }, () => settlePayment(settling, reference)))
  await settlePayment(settling, reference)
  expect(await stateOf(number)).toEqual({ state: 'paid', payment: 'captured', fault: null })
  expect(fake.captures).toEqual([{ order: number, cents: 45_000 }])
  expect(await balanceOf(db, { kind: 'seller', party: sold.sellerId })).toBe(45_000)
  expect(await balanceOf(db, { kind: 'buyer', party: buyerId })).toBe(-45_000)
})

test('a message that comes before the answer to the capture makes it no second one', async () => {
  const { number, reference } = await approved()
  fake.faults.push({ at: 'capture', how: 'slow' })
  const captured = settlePayment(settling, reference)
  await expect.poll(() => fake.captures.length).toBe(1)
  // The message of it, twice, while the site still waits.
  await Promise.all([settlePayment(settling, reference), settlePayment(settling, reference)])
  expect(await stateOf(number)).toMatchObject({ state: 'paid', payment: 'captured' })
  await captured
  const { rows } = await db.execute(sql`
    select count(*)::int as receipts from receipt join orders on orders.id = order_id where orders.number = ${number}`)
  expect([rows, fake.captures.length]).toEqual([[{ receipts: 1 }], 1])
})

test('a question that gets no answer can be asked again', async () => {
  const { number, reference } = await approved()
  fake.faults.push({ at: 'find', how: 'fail' })
  await expect(settlePayment(settling, reference)).rejects.toThrow()
  await settlePayment(settling, reference)
  expect(await stateOf(number)).toMatchObject({ state: 'paid', payment: 'captured' })
})

test.each(['fail', 'cut'] as const)(
  'a capture without an answer (%s) is asked for again, and its order waits for it',
  async (how) => {
    const { number, reference } = await approved()
    fake.faults.push({ at: 'capture', how })
    await expect(settlePayment(settling, reference)).rejects.toThrow()
    // It may be captured already, so that its order neither ends nor is given up.
    await keepOrdersCurrent(db, minutes(60))
    expect(await move(db, number, { name: 'cancel', actor: { side: 'site' }, now })).toMatchObject({
      ok: false,
    })
    await db.execute(sql`update payment set created_at = ${now} where reference = ${reference}`)
    await settleUnderWay({ ...settling, now: minutes(61) })
    expect(await stateOf(number)).toMatchObject({ state: 'paid', payment: 'captured' })
    expect(fake.captures).toHaveLength(1)
  },
)

test.each(['amount', 'currency', 'payee', 'order'] as const)(
  'where the %s is another than was asked, nothing is captured, and the staff look at it',
  async (how) => {
    const { number, reference } = await approved()
    fake.faults.push({ at: 'find', how })
    await settlePayment(settling, reference)
    expect(await stateOf(number)).toEqual({ state: 'awaiting-payment', payment: 'held', fault: how })
    await settlePayment(settling, reference)
    expect(fake.captures).toEqual([])
  },
)

test('what was captured otherwise than asked is not called paid, and admins are told once', async () => {
  const { number, sold, reference } = await approved()
  const adminId = await newAccount(db)
  await db.execute(sql`update users set role = 'admin' where id = ${adminId}`)
  fake.faults.push({ at: 'capture', how: 'amount' })
  await settlePayment(settling, reference)
  await settlePayment(settling, reference)
  const { rows } = await db.execute(sql`
    select values, href from notification where event = 'payment-held' and user_id = ${adminId}`)
  expect(rows).toEqual([{ values: { title: 'Rattan set', cents: 45_000 }, href: '/admin/money' }])
  expect(await stateOf(number)).toEqual({ state: 'awaiting-payment', payment: 'held', fault: 'amount' })
  expect(await balanceOf(db, { kind: 'seller', party: sold.sellerId })).toBe(0)
})

test.each(['declined', 'refused', 'no-consent'] as const)(
  'a payment that PayPal refuses (%s) can be tried again, by a payment of its own',
  async (how) => {
    const { number, reference, start } = await approved()
    fake.faults.push({ at: 'capture', how })
    await settlePayment(settling, reference)
    expect(await stateOf(number)).toMatchObject({ state: 'awaiting-payment', payment: 'ended' })
    const again = (await start())!
    expect(fake.referenceOf(again)).not.toBe(reference)
    fake.approve(again)
    await settlePayment(settling, fake.referenceOf(again))
    expect(await stateOf(number)).toMatchObject({ state: 'paid' })
    expect(fake.captures).toHaveLength(1)
  },
)

test('a payment that the site has no permission to capture waits until it has', async () => {
  const { number, reference } = await approved()
  fake.faults.push({ at: 'capture', how: 'not-authorized' })
  await expect(settlePayment(settling, reference)).rejects.toThrow('PERMISSION_DENIED')
  expect(await stateOf(number)).toMatchObject({ state: 'awaiting-payment', payment: 'capturing' })
  await settlePayment(settling, reference)
  expect(await stateOf(number)).toMatchObject({ state: 'paid', payment: 'captured' })
})

test('a buyer who agrees after the order has ended is not charged', async () => {
  const late = await approved()
  await settlePayment({ ...settling, now: minutes(15) }, late.reference)
  expect(await stateOf(late.number)).toMatchObject({ state: 'cancelled' })
  const ended = await approved()
  await keepOrdersCurrent(db, minutes(15))
  await settlePayment({ ...settling, now: minutes(16) }, ended.reference)
  for (const { number } of [late, ended])
    expect(await stateOf(number)).toMatchObject({ state: 'cancelled', payment: 'ended' })
  expect(fake.captures).toEqual([])
  expect(await ended.start(minutes(16))).toBe(null)
})

test('a payment that PayPal no longer knows ends, and the staff look at one that may have been captured', async () => {
  const left = await approved()
  fake.forget(left.reference)
  await settlePayment(settling, left.reference)
  expect(await stateOf(left.number)).toMatchObject({ state: 'awaiting-payment', payment: 'ended' })
  const asked = await approved()
  fake.faults.push({ at: 'capture', how: 'fail' })
  await expect(settlePayment(settling, asked.reference)).rejects.toThrow()
  fake.forget(asked.reference)
  await settlePayment(settling, asked.reference)
  expect(await stateOf(asked.number)).toEqual({
    state: 'awaiting-payment',
    payment: 'held',
    fault: 'lost',
  })
})

test('a buyer who turns round at PayPal can go there again, to the same payment', async () => {
  const { number, start } = await ordered()
  fake.faults.push({ at: 'create', how: 'cut' })
  expect(await start()).toBe(null)
  const approveAt = (await start())!
  await settlePayment(settling, fake.referenceOf(approveAt))
  expect(await stateOf(number)).toMatchObject({ state: 'awaiting-payment', payment: 'created' })
  expect(await start()).toBe(approveAt)
})

test('a message counts only with PayPal’s signature', async () => {
  const { reference } = await approved()
  for (const type of ['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED']) {
    const { headers, body } = fake.message(reference, type)
    expect(await payPal.readMessage(new Headers(headers), body)).toEqual({ reference })
    expect(await payPal.readMessage(new Headers(headers), body.replace(reference, 'OTHER'))).toBe(null)
    expect(await payPal.readMessage(new Headers(), body)).toBe(null)
  }
  const refunded = fake.message(reference, 'PAYMENT.CAPTURE.REFUNDED')
  expect(await payPal.readMessage(new Headers(refunded.headers), refunded.body)).toEqual({
    capture: `C${reference}`,
  })
})

test('keys that PayPal does not know are the site’s fault, and leave no refund to the seller', async () => {
  const wrong = openPayPal({ ...fake.keys, clientSecret: 'another' })
  const [returnTo, cancelTo] = ['http://localhost/returned', 'http://localhost']
  const asked = { number: 'ORDER23456', title: 'Rattan set', cents: 45_000, payee: 'SELLER2345678', key: '1' }
  expect(await wrong.create({ ...asked, returnTo, cancelTo })).toBe('site')
  fake.faults.push({ at: 'create', how: 'refused' })
  expect(await payPal.create({ ...asked, returnTo, cancelTo })).toBe('payee')
  await expect(wrong.refund({ ...asked, capture: 'C1' })).rejects.toThrow('401')
})

test('each event that operators are told to subscribe to is about a payment or a seller', async () => {
  const { reference } = await approved()
  const [, section = ''] = readFileSync('docs/operate.md', 'utf8').split('\n## PayPal\n')
  const events = section
    .split('\n## ')[0]!
    .match(/^- .*?:/gm)!
    .flatMap((line) => line.match(/[A-Z][A-Z.-]+[A-Z]/g)!)
  expect(events).toContain('MERCHANT.PARTNER-CONSENT.REVOKED')
  for (const type of events) {
    const { headers, body } = fake.message(reference, type)
    const about = await payPal.readMessage(new Headers(headers), body)
    expect(Object.values(about ?? {}), type).toContainEqual(expect.stringContaining(reference))
  }
})

test('what PayPal refuses for want of a permission is told to the operator without names of payments', async () => {
  const { reference } = await approved()
  await settlePayment(settling, reference)
  const told: string[] = []
  const heard = openPayPal(fake.keys, (text) => told.push(text))
  fake.permission.toRefund = false
  const asked = { capture: `C${reference}`, payee: 'SELLER2345678', cents: 100, key: 'refund' }
  expect(await heard.refund(asked)).toBe(false)
  fake.permission.toRefund = true
  expect(told).toEqual([
    'PayPal answered 403: REFUSED, PERMISSION_DENIED (POST /v2/payments/captures/…/refund)',
  ])
})
