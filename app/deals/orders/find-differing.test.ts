import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount } from '../../../tests/bookings.ts'
import { jobTools } from '../../../tests/job-tools.ts'
import { newClassified, newOrder, now } from '../../../tests/orders.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { readCheck } from '../../people/ledger/checks.server.ts'
import '../../registry/register.server.ts'
import { findDiffering } from './find-differing.server.ts'
import { checkOrders } from './jobs.server.ts'
import { move } from './moves/move.server.ts'
import { giveRefund } from './refunds/give-refund.server.ts'

const { db } = await testDatabase()

test('the nightly check tells admins of orders whose payments, receipts or ledger say something else', async () => {
  const sold = await newClassified(db)
  const { number } = await newOrder(db, sold)
  await move(db, number, { name: 'hand-over-paid', actor: { side: 'seller', id: sold.sellerId }, now })
  const refund = { number, sellerId: sold.sellerId, cents: 5_000, reason: 'A scratch', now }
  expect(await giveRefund(db, refund)).toBe(null)
  const adminId = await newAccount(db)
  await db.execute(sql`update users set role = 'admin' where id = ${adminId}`)
  await checkOrders.run({}, jobTools(db))
  expect(await findDiffering(db)).toEqual([])
  const ofOrder = sql`where order_id = (select id from orders where number = ${number})`
  await db.execute(sql`update payment set cents = 44999 ${ofOrder}`)
  await db.execute(sql`update refund set state = 'promised', done_at = null ${ofOrder}`)
  await db.execute(sql`
    insert into receipt (seller_id, year, number, order_id, kind, cents)
    select seller_id, 2027, 1, id, 'refund', 1 from orders where number = ${number}`)
  expect(await findDiffering(db)).toEqual([
    {
      number,
      paidCents: 45_000,
      capturedCents: 44_999,
      leftCents: 40_000,
      receiptCents: 39_999,
      ledgerCents: 45_000,
    },
  ])
  await checkOrders.run({}, jobTools(db))
  await checkOrders.run({}, jobTools(db))
  const { rows } = await db.execute(
    sql`select user_id, values from notification where event = 'orders-differ'`,
  )
  expect(rows).toEqual([{ user_id: adminId, values: { count: 1 } }])
  expect(await readCheck(db, 'orders')).toEqual({ found: await findDiffering(db), at: expect.any(Date) })
})
