import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newAccount } from '../../../../tests/bookings.ts'
import { now } from '../../../../tests/orders.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { payPalOrders } from '../../../../tests/paypal-orders.ts'
import { viewerWith } from '../../../../tests/people.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { closePayment } from '../../../team/money-desk/close-payment.server.ts'
import { findDoubtful } from '../../../team/money-desk/find-money.server.ts'
import { move } from '../moves/move.server.ts'
import { loadOrder } from '../own/load-order.server.ts'
import { loader } from './return-page.ts'
import { settlePayment, settleUnderWay } from './settle-payment.server.ts'

// What PayPal says late, or after something else has happened here.

const database = await testDatabase()
const { db } = database
const { fake, payPal, settling, ordered, approved, stateOf } = await payPalOrders(db)
afterAll(fake.close)
const minutes = (count: number) => new Date(+now + count * 60_000)

beforeEach(() => {
  fake.faults.length = 0
  fake.captures.length = 0
})

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

test('what PayPal said before it was asked to capture does not take the capture back', async () => {
  const { number, buyerId, start } = await ordered()
  const approveAt = (await start())!
  const reference = fake.referenceOf(approveAt)
  const [answer, arrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const find = async (name: string) => {
    const seen = await payPal.find(name)
    answer.resolve()
    await arrival.promise
    return seen
  }
  const late = settlePayment({ ...settling, payPal: { ...payPal, find } }, reference)
  await answer.promise
  fake.approve(approveAt)
  fake.faults.push({ at: 'capture', how: 'cut' })
  await expect(settlePayment(settling, reference)).rejects.toThrow()
  arrival.resolve()
  await late
  expect(await stateOf(number)).toMatchObject({ payment: 'capturing' })
  expect(
    await move(db, number, { name: 'cancel', actor: { side: 'buyer', id: buyerId }, now }),
  ).toMatchObject({
    ok: false,
  })
  await settlePayment(settling, reference)
  expect(await stateOf(number)).toMatchObject({ state: 'paid', payment: 'captured' })
})

test.each(['answer', 'message'] as const)(
  'what was captured for a payment that has ended here waits for the staff, who are told once (%s)',
  async (by) => {
    const adminId = await newAccount(db)
    await db.execute(sql`update users set role = 'admin' where id = ${adminId}`)
    const order = await approved()
    const { number, buyerId, reference } = order
    const [capture, arrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const late = {
      ...payPal,
      async capture(...asked: Parameters<typeof payPal.capture>) {
        const captured = await payPal.capture(...asked)
        capture.resolve()
        await arrival.promise
        if (by === 'message') throw new Error('It got lost.')
        return captured
      },
    }
    const capturing = settlePayment({ ...settling, payPal: late }, reference).catch(() => undefined)
    await capture.promise
    // As before a backup that was restored.
    await db.execute(sql`update payment set state = 'created' where reference = ${reference}`)
    await move(db, number, { name: 'cancel', actor: { side: 'buyer', id: buyerId }, now })
    arrival.resolve()
    await capturing
    for (let time = 0; time < 2; time++) await settlePayment(settling, reference)
    expect(await stateOf(number)).toEqual({ state: 'cancelled', payment: 'ended', fault: 'late' })
    expect(await lastPaymentOf(order)).toMatchObject({ lastPayment: 'held' })
    const [doubtful] = await findDoubtful(db)
    expect(doubtful).toMatchObject({ number, fault: 'late', reference, capture: `C${reference}` })
    expect(await closePayment(db, { id: doubtful!.id, adminId, reason: 'It is back.', now })).toBe(true)
    await settlePayment(settling, reference)
    expect(await findDoubtful(db)).toEqual([])
    const { rows } = await db.execute(sql`
      select event from notification where event = 'payment-held' and user_id = ${adminId}`)
    expect(rows).toHaveLength(1)
  },
)
