import { expect, test } from 'vitest'
import { newClassified, newOrder, now } from '../../../../tests/orders.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { move } from '../moves/move.server.ts'
import { giveRefund } from '../refunds/give-refund.server.ts'
import { findEarnings, findOwnReceipts } from './find-earnings.server.ts'

const { db } = await testDatabase()

test('a seller’s earnings are their own receipts by month on the islands, less what went back, without demos', async () => {
  const sold = await newClassified(db)
  const { sellerId } = sold
  const { number } = await newOrder(db, sold)
  // In Saipan it is December already.
  const eve = new Date('2026-11-30T20:00Z')
  const actor = { side: 'seller', id: sellerId } as const
  await move(db, number, { name: 'hand-over-paid', actor, now: eve })
  await giveRefund(db, {
    number,
    sellerId,
    cents: 5_000,
    reason: '',
    now: new Date('2027-01-02T12:00+10:00'),
  })
  const demo = await newClassified(db, { sellerId })
  const tried = await newOrder(db, demo, { way: 'demo' }, { now, demo: true, samples: false, payPal: null })
  await move(db, tried.number, { name: 'pay', actor: { side: 'site' }, now })
  await move(db, (await newOrder(db, await newClassified(db))).number, {
    name: 'hand-over-paid',
    actor: { side: 'site' },
    now,
  })

  const months = await findEarnings(db, sellerId, new Date('2027-01-03T12:00+10:00'))
  expect(months).toHaveLength(12)
  expect(months[0]!.month).toBe('2026-02')
  expect(months.slice(-2)).toEqual([
    { month: '2026-12', orders: 1, paidCents: 45_000, refundedCents: 0, taxCents: 0 },
    { month: '2027-01', orders: 0, paidCents: 0, refundedCents: 5_000, taxCents: 0 },
  ])
  expect(months.slice(0, -2).every(({ paidCents }) => paidCents === 0)).toBe(true)
  expect(await findOwnReceipts(db, sellerId, 2026)).toMatchObject([
    { receipt: '2026-0001', kind: 'payment', order: number, item: 'Rattan set', cents: 45_000 },
  ])
  expect(await findOwnReceipts(db, sellerId, 2027)).toMatchObject([{ receipt: '2027-0001', kind: 'refund' }])
})
