import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newClassified, newOrder } from '../../../tests/orders.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { move } from '../../deals/orders/moves/move.server.ts'
import { findMonths, findYears } from './find-money.server.ts'

const { db } = await testDatabase()

/** Something is paid at the handover. */
async function paid(at: string, cents: number) {
  const sold = await newClassified(db, { cents })
  const { number } = await newOrder(db, sold)
  const actor = { side: 'seller', id: sold.sellerId } as const
  expect(await move(db, number, { name: 'hand-over-paid', actor, now: new Date(at) })).toMatchObject({
    ok: true,
  })
}

test('twelve whole months on the islands are added up, and each year has its table', async () => {
  const now = new Date('2026-12-15T12:00+10:00')
  expect(await findYears(db, now)).toEqual([2026])
  await paid('2025-12-31T23:59+10:00', 100)
  await paid('2026-01-01T00:01+10:00', 200)
  await paid('2026-12-01T12:00+10:00', 400)
  expect(await findMonths(db, now)).toMatchObject([
    { month: '2026-12', paidCents: 400 },
    { month: '2026-01', paidCents: 200 },
  ])
  expect(await findYears(db, now)).toEqual([2026, 2025])
  // No one has paid for anything next year, but it has begun.
  expect(await findYears(db, new Date('2026-12-31T23:00Z'))).toEqual([2027, 2026, 2025])
  const { rows } = await db.execute(sql`select count(*)::int as receipts from receipt`)
  expect(rows).toEqual([{ receipts: 3 }])
})
