import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { findReceiptRows, lastMonths, type MoneyMonth, sumMonths } from '../bookkeeping.server.ts'

/** By the receipts of a seller: each of the last twelve months, the earliest first. */
export async function findEarnings(database: Database, sellerId: string, now: Date): Promise<MoneyMonth[]> {
  const shown = lastMonths(now)
  const months = await sumMonths(
    database,
    sql`receipt.seller_id = ${sellerId} and receipt.year >= ${Number(shown[0].slice(0, 4))}`,
  )
  const found = new Map(months.map((one) => [one.month, one]))
  return shown.map(
    (month) => found.get(month) ?? { month, orders: 0, paidCents: 0, refundedCents: 0, taxCents: 0 },
  )
}

/** Each receipt of a seller's year, for their bookkeeping. */
export const findOwnReceipts = (database: Database, sellerId: string, year: number) =>
  findReceiptRows(database, sql`receipt.seller_id = ${sellerId} and receipt.year = ${year}`)
