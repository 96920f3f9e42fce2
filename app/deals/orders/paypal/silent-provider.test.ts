import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { jobTools } from '../../../../tests/job-tools.ts'
import { now } from '../../../../tests/orders.ts'
import { payPalOrders } from '../../../../tests/paypal-orders.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import '../../../registry/register.server.ts'
import { orderClock } from '../jobs.server.ts'
import { askForRefunds } from '../refunds/ask-for-refunds.server.ts'
import { giveRefund } from '../refunds/give-refund.server.ts'
import { settlePayment, settleUnderWay } from './settle-payment.server.ts'

const { db } = await testDatabase()
const { fake, payPal, settling, ordered, approved } = await payPalOrders(db)
afterAll(fake.close)

/** Two payments that are captured without an answer, and two refunds that PayPal has not been asked for. */
async function underWay() {
  for (let count = 0; count < 2; count++) {
    const { reference } = await approved()
    fake.faults.push({ at: 'capture', how: 'cut' })
    await expect(settlePayment(settling, reference)).rejects.toThrow()
    await db.execute(
      sql`update payment set created_at = now() - interval '5 minutes' where reference = ${reference}`,
    )
    const paid = await approved()
    await settlePayment(settling, paid.reference)
    const { number, sold } = paid
    expect(await giveRefund(db, { number, sellerId: sold.sellerId, cents: 100, reason: '', now })).toBe(null)
  }
}

test('while PayPal does not answer, orders end and the round of the clock is over after one question of each kind', async () => {
  await underWay()
  const { number } = await ordered()
  await db.execute(sql`update orders set deadline = now() - interval '1 minute' where number = ${number}`)
  const waiting: (() => void)[] = []
  const find = () =>
    new Promise<never>((_, fail) => {
      waiting.push(() => fail(new DOMException('It takes too long.', 'TimeoutError')))
    })
  const silent = { ...payPal, find }
  const round = orderClock.run({}, { ...jobTools(db), payPal: silent })
  const stateOf = async () => {
    const { rows } = await db.execute<{ state: string }>(
      sql`select state from orders where number = ${number}`,
    )
    return rows[0]!.state
  }
  await expect.poll(() => waiting.length).toBe(1)
  expect(await stateOf()).toBe('cancelled')
  waiting[0]!()
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]!()
  await round
  expect(waiting).toHaveLength(2)
  // Once it answers, all of it is done.
  const later = { ...settling, now: new Date(+now + 120_000) }
  await settleUnderWay(later)
  await askForRefunds(later)
  const { rows } = await db.execute(sql`
    select (select count(*)::int from payment where state = 'capturing') as capturing,
      (select count(*)::int from refund where state = 'promised') as promised`)
  expect(rows).toEqual([{ capturing: 0, promised: 0 }])
})
