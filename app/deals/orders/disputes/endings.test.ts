import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buyer, disputedOrders } from '../../../../tests/disputed-orders.ts'
import { now } from '../../../../tests/orders.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { balanceOf } from '../../../people/ledger/ledger.server.ts'
import { eraseDue } from '../../../people/settings/leave.server.ts'
import '../../../registry/register.server.ts'
import { findDiffering } from '../find-differing.server.ts'
import { lockOrder } from '../moves/find-order.server.ts'
import { settlePayment } from '../paypal/settle-payment.server.ts'
import { giveRefund } from '../refunds/give-refund.server.ts'
import { endDispute } from './end.server.ts'
import type { Ending } from './endings.ts'

const { db } = await testDatabase()
const { fake, payPal, ...orders } = await disputedOrders(db)
const { handedOver, paidByPayPal, write, decide, press, read, newsOf, sells } = orders
afterAll(fake.close)

const end = ({ number }: { number: string }, ending: Ending, hasPayPal = true) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, number, { side: 'site' })
    return endDispute(tx, order!, { ending, hasPayPal, now })
  })

/** An account whose time to come back is over. */
async function leave(userId: string) {
  await db.execute(sql`update users set closes_at = now() - interval '1 day' where id = ${userId}`)
  expect(await eraseDue(db)).toBe(1)
}

test.each(['buyer', 'seller'] as const)(
  'what was given up is written down as back after its %s has left, and bars no one any more',
  async (left) => {
    const order = await handedOver()
    await write(order, buyer(order.buyerId))
    await decide(order, 10_000)
    expect(await end(order, 'given-up')).toBe(true)
    await leave(left === 'buyer' ? order.buyerId : order.sellerId)
    expect(await end(order, 'returned')).toBe(true)
    expect(await read(order)).toEqual({ state: 'completed', refunded: 10_000, refunding: 10_000 })
    expect(await findDiffering(db)).toEqual([])
    expect(await end(order, 'returned')).toBe(false)
    expect(await balanceOf(db, { kind: 'seller', party: order.sellerId })).toBe(35_000)
    expect(await balanceOf(db, { kind: 'buyer', party: order.buyerId })).toBe(-35_000)
    const { rows } = await db.execute(
      sql`select from seller_terms where user_id = ${order.sellerId} and barred`,
    )
    expect(rows).toEqual([])
  },
)

test('staff end a decided dispute whose seller does nothing: the buyer has the money, or the seller stays barred', async () => {
  const returned = await handedOver()
  await write(returned, buyer(returned.buyerId))
  expect(await end(returned, 'returned')).toBe(false)
  await decide(returned, 10_000)
  expect(await end(returned, 'returned')).toBe(true)
  expect(await read(returned)).toEqual({ state: 'completed', refunded: 10_000, refunding: 10_000 })
  expect(await newsOf(returned.sellerId)).toEqual(['opened', 'granted', 'returned'])
  expect(await sells(returned)).toBe(true)

  const lost = await handedOver()
  await write(lost, buyer(lost.buyerId))
  await decide(lost, 10_000)
  await press(lost, 'pay-back')
  expect(await end(lost, 'given-up')).toBe(false)
  await press(lost, 'deny')
  expect(await end(lost, 'given-up')).toBe(true)
  expect(await end(lost, 'given-up')).toBe(false)
  expect(await read(lost)).toEqual({ state: 'completed', refunded: 0, refunding: 0 })
  expect(await newsOf(lost.buyerId)).toEqual(['granted', 'paid-back', 'given-up'])
  expect(await newsOf(lost.sellerId)).toEqual(['opened', 'granted', 'denied', 'given-up'])
  expect(await sells(lost)).toBe(false)
  const own = { number: lost.number, sellerId: lost.sellerId, cents: 10_000, reason: '', now }
  expect(await giveRefund(db, own)).toBe('stale')
  expect(await end(lost, 'returned')).toBe(true)
  expect(await read(lost)).toEqual({ state: 'completed', refunded: 10_000, refunding: 10_000 })
  expect(await sells(lost)).toBe(true)

  const atPayPal = await paidByPayPal()
  await write(atPayPal, buyer(atPayPal.buyerId))
  fake.permission.toRefund = false
  await decide(atPayPal, 45_000)
  fake.permission.toRefund = true
  // What PayPal has given back, PayPal says.
  expect(await end(atPayPal, 'returned')).toBe(false)
  expect(await end(atPayPal, 'given-up')).toBe(true)
  expect(await sells(atPayPal)).toBe(false)
  fake.refund(atPayPal.reference, 45_000)
  await settlePayment({ database: db, payPal, now }, atPayPal.reference)
  expect(await read(atPayPal)).toMatchObject({ state: 'refunded', refunded: 45_000 })
  expect(await sells(atPayPal)).toBe(true)
  expect(await findDiffering(db)).toEqual([])
})

test('without its keys of PayPal the site leaves to staff what PayPal would say, and counts it once', async () => {
  const order = await paidByPayPal()
  await write(order, buyer(order.buyerId))
  expect(await decide(order, 10_000, { by: null })).toBe(true)
  expect(await end(order, 'given-up')).toBe(false)
  expect(await end(order, 'given-up', false)).toBe(true)
  expect(await sells(order)).toBe(false)
  expect(await end(order, 'returned', false)).toBe(true)
  expect(await read(order)).toEqual({ state: 'completed', refunded: 10_000, refunding: 10_000 })
  expect(await sells(order)).toBe(true)
  // Its keys are back, and PayPal tells of it.
  fake.refund(order.reference, 10_000)
  await settlePayment({ database: db, payPal, now }, order.reference)
  expect(await read(order)).toEqual({ state: 'completed', refunded: 10_000, refunding: 10_000 })
  expect(await findDiffering(db)).toEqual([])
})
