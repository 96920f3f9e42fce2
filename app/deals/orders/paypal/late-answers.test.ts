import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { now } from '../../../../tests/orders.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { payPalOrders } from '../../../../tests/paypal-orders.ts'
import { viewerWith } from '../../../../tests/people.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { loadOrder } from '../own/load-order.server.ts'
import { loader } from './return-page.ts'
import { settleUnderWay } from './settle-payment.server.ts'

// What PayPal says late, or after something else has happened here.

const database = await testDatabase()
const { db } = database
const { fake, payPal, settling, ordered, approved } = await payPalOrders(db)
afterAll(fake.close)
const minutes = (count: number) => new Date(+now + count * 60_000)

beforeEach(() => {
  fake.faults.length = 0
  fake.captures.length = 0
})

async function stateOf(number: string) {
  const { rows } = await db.execute<{ state: string; payment: string | null; fault: string | null }>(sql`
    select orders.state, payment.state as payment, fault from orders left join payment on order_id = orders.id
    where number = ${number} order by payment.id desc limit 1`)
  return rows[0]!
}

/** An order's buyer comes back from PayPal, by the address that PayPal was given. */
async function comeBack({ number, buyerId }: { number: string; buyerId: string }, at = now) {
  const address = `/orders/${number}/returned`
  const args = loaderArguments(database, address, { viewer: viewerWith(buyerId), payPal, now: at })
  await loader({ ...args, params: { number }, pattern: '/orders/:number/returned' })
}

const lastPaymentOf = async ({ number, buyerId }: { number: string; buyerId: string }) => {
  const { lastPayment, isPayable } = (await loadOrder({ database: db, payPal, now }, number, buyerId))!
  return { lastPayment, isPayable }
}

test('who agreed and comes back while PayPal does not answer has paid once it does, and reads so long', async () => {
  const order = await approved()
  fake.faults.push({ at: 'find', how: 'fail' })
  await comeBack(order)
  expect(await lastPaymentOf(order)).toEqual({ lastPayment: 'returned', isPayable: false })
  await settleUnderWay({ ...settling, now: minutes(2) })
  expect(await stateOf(order.number)).toEqual({ state: 'paid', payment: 'captured', fault: null })
})

test('who comes back without having agreed can go to PayPal again, and PayPal is not asked on and on', async () => {
  const order = await ordered()
  await order.start()
  fake.faults.push({ at: 'find', how: 'fail' })
  await comeBack(order)
  await settleUnderWay({ ...settling, now: minutes(2) })
  expect(await lastPaymentOf(order)).toEqual({ lastPayment: 'created', isPayable: true })
  fake.faults.push({ at: 'find', how: 'fail' })
  await settleUnderWay({ ...settling, now: minutes(4) })
  expect(fake.faults).toHaveLength(1)
})
