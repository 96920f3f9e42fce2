import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newAccount } from '../../../../tests/bookings.ts'
import { newClassified, newOrder, now } from '../../../../tests/orders.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { payPalServer } from '../../../../tests/paypal-server.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { balanceOf } from '../../../people/ledger/ledger.server.ts'
import { payPal as openPayPal } from '../../payments/paypal/paypal.server.ts'
import { saveMerchant } from '../../payments/seller-terms.server.ts'
import { keepOrdersCurrent } from '../moves/clock.server.ts'
import { move } from '../moves/move.server.ts'
import { askForRefunds } from '../refunds/ask-for-refunds.server.ts'
import { giveRefund } from '../refunds/give-refund.server.ts'
import { settlePayment, settleUnderWay } from './settle-payment.server.ts'
import { startPayment } from './start-payment.server.ts'
import { action } from './webhook.ts'

const database = await testDatabase()
const { db } = database
const fake = await payPalServer()
afterAll(fake.close)
const payPal = openPayPal(fake.keys)
const site = { now, demo: false, samples: false, payPal }
const settling = { database: db, payPal, now }
const minutes = (count: number) => new Date(+now + count * 60_000)

beforeEach(() => {
  fake.faults.length = 0
  fake.captures.length = 0
})

async function ordered() {
  const sold = await newClassified(db)
  await saveMerchant(db, sold.sellerId, 'SELLER2345678')
  const { number, buyerId } = await newOrder(db, sold, { way: 'paypal' }, site)
  const start = (at = now) =>
    startPayment({ database: db, payPal, origin: 'http://localhost', now: at }, { number, buyerId })
  return { sold, number, buyerId, start }
}

/** An order that its buyer has agreed to at PayPal. */
async function approved() {
  const order = await ordered()
  const approveAt = (await order.start())!
  fake.approve(approveAt)
  return { ...order, approveAt, reference: fake.referenceOf(approveAt) }
}

async function stateOf(number: string) {
  const { rows } = await db.execute<{ state: string; payment: string | null; fault: string | null }>(sql`
    select orders.state, payment.state as payment, fault from orders left join payment on order_id = orders.id
    where number = ${number} order by payment.id desc limit 1`)
  return rows[0]!
}

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

test('a declined payment can be tried again, by a payment of its own', async () => {
  const { number, reference, start } = await approved()
  fake.faults.push({ at: 'capture', how: 'declined' })
  await settlePayment(settling, reference)
  expect(await stateOf(number)).toMatchObject({ state: 'awaiting-payment', payment: 'ended' })
  const again = (await start())!
  expect(fake.referenceOf(again)).not.toBe(reference)
  fake.approve(again)
  await settlePayment(settling, fake.referenceOf(again))
  expect(await stateOf(number)).toMatchObject({ state: 'paid' })
  expect(fake.captures).toHaveLength(1)
})

test('a buyer who agrees after the order has ended is not charged', async () => {
  const late = await approved()
  await settlePayment({ ...settling, now: minutes(15) }, late.reference)
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

test('a refund is promised until PayPal has given it back, and counts once', async () => {
  const { number, sold, buyerId, reference } = await approved()
  await settlePayment(settling, reference)
  const give = (cents: number) => giveRefund(db, { number, sellerId: sold.sellerId, cents, reason: '', now })
  expect(await give(45_001)).toBe('too-much')
  expect(await give(5_000)).toBe(null)
  expect(await give(40_001)).toBe('too-much')
  expect(await giveRefund(db, { number, sellerId: buyerId, cents: 1, reason: '', now })).toBe('gone')
  const read = async () => {
    const { rows } = await db.execute(sql`
      select state, refunded_cents as refunded, refunding_cents as refunding from orders where number = ${number}`)
    return rows[0]
  }
  await settlePayment(settling, reference)
  expect(await read()).toEqual({ state: 'paid', refunded: 0, refunding: 5_000 })
  fake.refund(reference, 5_000)
  await Promise.all([settlePayment(settling, reference), settlePayment(settling, reference)])
  expect(await read()).toEqual({ state: 'paid', refunded: 5_000, refunding: 5_000 })
  // The rest without a word here.
  fake.refund(reference, 40_000)
  await settlePayment(settling, reference)
  expect(await read()).toEqual({ state: 'refunded', refunded: 45_000, refunding: 45_000 })
  expect(await balanceOf(db, { kind: 'seller', party: sold.sellerId })).toBe(0)
  const { rows } = await db.execute(sql`
    select kind, cents, number from receipt where seller_id = ${sold.sellerId} order by number`)
  expect(rows).toEqual([
    { kind: 'payment', cents: 45_000, number: 1 },
    { kind: 'refund', cents: 5_000, number: 2 },
    { kind: 'refund', cents: 40_000, number: 3 },
  ])
})

/** A paid order of which some is promised back. */
async function promised(cents: number) {
  const order = await approved()
  await settlePayment(settling, order.reference)
  const { number, sold } = order
  expect(await giveRefund(db, { number, sellerId: sold.sellerId, cents, reason: '', now })).toBe(null)
  const read = async () => {
    const { rows } = await db.execute(sql`
      select state, refunded_cents as refunded, refunding_cents as refunding from orders where number = ${number}`)
    return rows[0]
  }
  return { ...order, read }
}

test.each([
  ['none', 5_000],
  ['fail', 0],
  ['cut', 0],
] as const)(
  'PayPal gives back what was promised, once, whatever becomes of its answer (%s)',
  async (how, refunded) => {
    const { read, number, reference, sold } = await promised(5_000)
    if (how !== 'none') fake.faults.push({ at: 'refund', how })
    await askForRefunds(settling)
    expect(await read()).toMatchObject({ refunded, refunding: 5_000 })
    await Promise.all([askForRefunds(settling), askForRefunds(settling, number)])
    await settlePayment(settling, reference)
    expect(await read()).toEqual({ state: 'paid', refunded: 5_000, refunding: 5_000 })
    expect(await balanceOf(db, { kind: 'seller', party: sold.sellerId })).toBe(40_000)
    expect(fake.given(reference)).toEqual([5_000])
  },
)

test('two promises of the same amount are two refunds, and all of it makes the order refunded', async () => {
  const { read, number, reference, sold } = await promised(22_500)
  expect(await giveRefund(db, { number, sellerId: sold.sellerId, cents: 22_500, reason: '', now })).toBe(null)
  await Promise.all([askForRefunds(settling), askForRefunds(settling)])
  expect(await read()).toEqual({ state: 'refunded', refunded: 45_000, refunding: 45_000 })
  expect(fake.given(reference)).toEqual([22_500, 22_500])
})

test('where PayPal does not let the site give it back, the seller is told once and does it there', async () => {
  const { read, reference, sold } = await promised(5_000)
  fake.permission.toRefund = false
  await askForRefunds(settling)
  await askForRefunds(settling)
  fake.permission.toRefund = true
  // It is the seller's now: else it could go back twice.
  await askForRefunds(settling)
  expect(fake.given(reference)).toEqual([])
  expect(await read()).toEqual({ state: 'paid', refunded: 0, refunding: 5_000 })
  const { rows } = await db.execute(sql`
    select values ->> 'news' as news from notification
    where user_id = ${sold.sellerId} and values ->> 'news' like 'refund%'`)
  expect(rows).toEqual([{ news: 'refund-refused' }])
  fake.refund(reference, 5_000)
  await settlePayment(settling, reference)
  expect(await read()).toEqual({ state: 'paid', refunded: 5_000, refunding: 5_000 })
})

test('what a seller has given back at PayPal already is not given a second time', async () => {
  const { read, reference } = await promised(45_000)
  fake.refund(reference, 45_000)
  await askForRefunds(settling)
  expect(fake.given(reference)).toEqual([45_000])
  expect(await read()).toEqual({ state: 'refunded', refunded: 45_000, refunding: 45_000 })
})

test('what a seller gives back at PayPal in other amounts counts towards what was promised', async () => {
  const { read, reference } = await promised(45_000)
  fake.refund(reference, 20_000)
  await settlePayment(settling, reference)
  expect(await read()).toEqual({ state: 'paid', refunded: 20_000, refunding: 45_000 })
  fake.refund(reference, 25_000)
  await settlePayment(settling, reference)
  expect(await read()).toEqual({ state: 'refunded', refunded: 45_000, refunding: 45_000 })
  const small = await promised(5_000)
  fake.refund(small.reference, 45_000)
  await settlePayment(settling, small.reference)
  expect(await small.read()).toEqual({ state: 'refunded', refunded: 45_000, refunding: 45_000 })
})

test('a message of a refund, which names no order, is understood by what was captured', async () => {
  const { read, reference } = await promised(45_000)
  fake.refund(reference, 45_000)
  const { headers, body } = fake.message(reference, 'PAYMENT.CAPTURE.REFUNDED')
  const args = loaderArguments(database, '/payments/paypal', { payPal, now })
  const request = new Request(args.url, { method: 'POST', headers, body })
  expect((await action({ ...args, request, pattern: '/payments/paypal' })).status).toBe(204)
  expect(await read()).toEqual({ state: 'refunded', refunded: 45_000, refunding: 45_000 })
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
