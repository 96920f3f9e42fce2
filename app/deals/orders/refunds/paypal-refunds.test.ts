import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { now } from '../../../../tests/orders.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { payPalOrders } from '../../../../tests/paypal-orders.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { findDifferences } from '../../../people/ledger/find-differences.server.ts'
import { balanceOf } from '../../../people/ledger/ledger.server.ts'
import { eraseDue } from '../../../people/settings/leave.server.ts'
import '../../../registry/register.server.ts'
import { findDiffering } from '../find-differing.server.ts'
import { move } from '../moves/move.server.ts'
import { loadOrder } from '../own/load-order.server.ts'
import { settlePayment, settleUnderWay } from '../paypal/settle-payment.server.ts'
import { action } from '../paypal/webhook.ts'
import { askForRefunds } from './ask-for-refunds.server.ts'
import { giveRefund } from './give-refund.server.ts'

const database = await testDatabase()
const { db } = database
const { fake, payPal, settling, approved } = await payPalOrders(db)
afterAll(fake.close)

beforeEach(() => {
  fake.faults.length = 0
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

test('of two promises of the same amount the second is asked for once the first is given back', async () => {
  const { read, number, reference, sold } = await promised(22_500)
  expect(await giveRefund(db, { number, sellerId: sold.sellerId, cents: 22_500, reason: '', now })).toBe(null)
  fake.faults.push({ at: 'refund', how: 'fail' })
  await askForRefunds(settling, number)
  expect(fake.given(reference)).toEqual([])
  await askForRefunds(settling, number)
  expect(await read()).toEqual({ state: 'refunded', refunded: 45_000, refunding: 45_000 })
  expect(fake.given(reference)).toEqual([22_500, 22_500])
})

test('where PayPal does not let the site give it back, the seller is told once and does it there', async () => {
  const { read, reference, sold, buyerId } = await promised(5_000)
  fake.permission.toRefund = false
  await askForRefunds(settling)
  await askForRefunds(settling)
  fake.permission.toRefund = true
  // It is the seller's now: else it could go back twice.
  await askForRefunds(settling)
  expect(fake.given(reference)).toEqual([])
  expect(await read()).toEqual({ state: 'paid', refunded: 0, refunding: 5_000 })
  const { rows } = await db.execute(sql`
    select values ->> 'news' as news, about from notification
    where user_id = ${sold.sellerId} and values ->> 'news' like 'refund%'`)
  expect(rows).toEqual([{ news: 'refund-refused', about: [buyerId] }])
  fake.refund(reference, 5_000)
  await settlePayment(settling, reference)
  expect(await read()).toEqual({ state: 'paid', refunded: 5_000, refunding: 5_000 })
})

test('what a seller gives back in place of a refund that failed keeps the promise', async () => {
  const { read, reference, number } = await promised(45_000)
  fake.faults.push({ at: 'refund', how: 'pending' })
  await askForRefunds(settling, number)
  fake.endPending(reference, 'FAILED')
  fake.refund(reference, 45_000)
  await settlePayment(settling, reference)
  expect(await read()).toEqual({ state: 'refunded', refunded: 45_000, refunding: 45_000 })
})

test.each([
  ['COMPLETED', { refunded: 5_000, refunding: 5_000 }, null, []],
  ['FAILED', { refunded: 0, refunding: 5_000 }, 'refused', ['refund-refused']],
  ['CANCELLED', { refunded: 0, refunding: 5_000 }, 'refused', ['refund-refused']],
] as const)(
  'a refund that takes PayPal some days is promised until it is %s',
  async (status, after, promise, told) => {
    const { read, reference, number, sold, buyerId } = await promised(5_000)
    fake.faults.push({ at: 'refund', how: 'pending' })
    const how = async () => (await loadOrder({ database: db, payPal, now }, number, buyerId))!.promise
    await askForRefunds(settling, number)
    expect(await read()).toMatchObject({ refunded: 0, refunding: 5_000 })
    expect(await how()).toBe('pending')
    // What its seller gives back besides is another one, and this one is not asked for again.
    fake.refund(reference, 1_000)
    await askForRefunds(settling, number)
    expect(fake.given(reference)).toEqual([1_000, 5_000])
    fake.endPending(reference, status)
    for (let minute = 0; minute < 60; minute++)
      await askForRefunds({ ...settling, now: new Date(+now + minute * 60_000) })
    expect(await read()).toMatchObject({
      refunded: after.refunded + 1_000,
      refunding: after.refunding + 1_000,
    })
    expect(await how()).toBe(promise)
    const { rows } = await db.execute(sql`
      select values ->> 'news' as news from notification
      where user_id = ${sold.sellerId} and values ->> 'news' like 'refund-refused%'`)
    expect(rows.map(({ news }) => news)).toEqual(told)
  },
)

test('a refund that fails at once is left to the seller', async () => {
  const { read, number, buyerId, reference } = await promised(5_000)
  fake.faults.push({ at: 'refund', how: 'declined' })
  await askForRefunds(settling, number)
  expect(await read()).toMatchObject({ refunded: 0, refunding: 5_000 })
  expect((await loadOrder({ database: db, payPal, now }, number, buyerId))!.promise).toBe('refused')
  fake.refund(reference, 5_000)
  await settlePayment(settling, reference)
  expect(await read()).toMatchObject({ refunded: 5_000, refunding: 5_000 })
})

test('what a seller has given back at PayPal already is not given a second time', async () => {
  const { read, reference } = await promised(45_000)
  fake.refund(reference, 45_000)
  await askForRefunds(settling)
  expect(fake.given(reference)).toEqual([45_000])
  expect(await read()).toEqual({ state: 'refunded', refunded: 45_000, refunding: 45_000 })
})

test('what a seller has given back at PayPal is read before PayPal is asked for it', async () => {
  const { read, number, reference, sold } = await promised(5_000)
  expect(await giveRefund(db, { number, sellerId: sold.sellerId, cents: 7_000, reason: '', now })).toBe(null)
  fake.refund(reference, 9_000)
  await askForRefunds(settling)
  expect(fake.given(reference)).toEqual([9_000, 3_000])
  expect(await read()).toEqual({ state: 'paid', refunded: 12_000, refunding: 12_000 })
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

test.each(['buyer', 'seller'] as const)(
  'what PayPal gives back after the %s of an order has left is written down, as of a party without a name',
  async (left) => {
    const { number, sold, buyerId, reference, read } = await promised(5_000)
    await askForRefunds(settling)
    expect(
      await move(db, number, { name: 'receive', actor: { side: 'buyer', id: buyerId }, now }),
    ).toMatchObject({
      ok: true,
    })
    const leaver = left === 'buyer' ? buyerId : sold.sellerId
    await db.execute(sql`update users set closes_at = now() - interval '1 day' where id = ${leaver}`)
    expect(await eraseDue(db)).toBe(1)
    fake.refund(reference, 40_000)
    await settlePayment(settling, reference)
    expect(await read()).toEqual({ state: 'refunded', refunded: 45_000, refunding: 45_000 })
    expect(await balanceOf(db, { kind: 'seller', party: sold.sellerId })).toBe(0)
    expect(await balanceOf(db, { kind: 'buyer', party: buyerId })).toBe(0)
    expect(await findDiffering(db)).toEqual([])
  },
)

test('a message of a refund, which names no order, is understood by what was captured', async () => {
  const { read, reference } = await promised(45_000)
  fake.refund(reference, 45_000)
  const { headers, body } = fake.message(reference, 'PAYMENT.CAPTURE.REFUNDED')
  const args = loaderArguments(database, '/payments/paypal', { payPal, now })
  const request = new Request(args.url, { method: 'POST', headers, body })
  expect((await action({ ...args, request, pattern: '/payments/paypal' })).status).toBe(204)
  expect(await read()).toEqual({ state: 'refunded', refunded: 45_000, refunding: 45_000 })
})

test.each(['buyer', 'seller'] as const)(
  'what was captured before the account of its %s was erased is in the books, and goes back',
  async (side) => {
    const { number, sold, buyerId, reference } = await approved()
    fake.faults.push({ at: 'capture', how: 'cut' })
    await expect(settlePayment(settling, reference)).rejects.toThrow()
    const leaver = { buyer: buyerId, seller: sold.sellerId }[side]
    await db.execute(sql`update users set closes_at = ${now} where id = ${leaver}`)
    expect(await eraseDue(db, now)).toBe(1)
    await db.execute(sql`update payment set created_at = ${now} where reference = ${reference}`)
    const later = { ...settling, now: new Date(+now + 15 * 86_400_000) }
    await settleUnderWay(later)
    const read = async () => {
      const { rows } = await db.execute(sql`
        select orders.state, payment.state as payment, refunded_cents as refunded, refunding_cents as refunding
        from orders join payment on order_id = orders.id where number = ${number}`)
      return rows[0]
    }
    const all = { payment: 'captured', refunding: 45_000 }
    expect(await read()).toEqual({ ...all, state: 'paid', refunded: 0 })
    await askForRefunds(later)
    expect(await read()).toEqual({ ...all, state: 'refunded', refunded: 45_000 })
    expect([await findDiffering(db), await findDifferences(db)]).toEqual([[], []])
  },
)
