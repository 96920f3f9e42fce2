import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'

/** A month on the islands, as `2026-12`, with what a seller's buyers paid in it and what went back to them. */
export type Earned = {
  readonly month: string
  readonly orders: number
  readonly paidCents: number
  readonly refundedCents: number
}

const months = 12

/** By the receipts: each of the last twelve months, the earliest first. A demo is no money. */
export async function findEarnings(database: Database, sellerId: string, now: Date): Promise<Earned[]> {
  const shown = lastMonths(now)
  const { rows } = await database.execute<Earned>(sql`
    select to_char(issued_at at time zone 'Pacific/Guam', 'YYYY-MM') as month,
      (count(*) filter (where kind = 'payment'))::int as orders,
      coalesce(sum(cents) filter (where kind = 'payment'), 0)::float8 as "paidCents",
      coalesce(sum(cents) filter (where kind = 'refund'), 0)::float8 as "refundedCents"
    from receipt join orders on orders.id = order_id
    where receipt.seller_id = ${sellerId} and receipt.year >= ${Number(shown[0]!.slice(0, 4))} and way <> 'demo'
    group by 1`)
  const found = new Map(rows.map((one) => [one.month, one]))
  return shown.map((month) => found.get(month) ?? { month, orders: 0, paidCents: 0, refundedCents: 0 })
}

function lastMonths(now: Date): string[] {
  const [year, month] = localDate(now).split('-').map(Number) as [number, number]
  return Array.from({ length: months }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 15)).toISOString().slice(0, 7),
  ).toReversed()
}

/** Each receipt of a seller's year, for their bookkeeping. */
export async function findOwnReceipts(database: Database, sellerId: string, year: number) {
  const { rows } = await database.execute<{
    receipt: string
    at: string
    kind: 'payment' | 'refund'
    order: string
    item: string
    buyer: string
    way: string
    cents: number
  }>(sql`
    select receipt.year || '-' || lpad(receipt.number::text, 4, '0') as receipt,
      to_char(issued_at at time zone 'Pacific/Guam', 'YYYY-MM-DD HH24:MI') as at, kind, orders.number as order,
      (select title from order_line where order_id = orders.id order by id limit 1) as item, buyer_name as buyer, way, cents
    from receipt join orders on orders.id = order_id
    where way <> 'demo' and receipt.seller_id = ${sellerId} and receipt.year = ${year}
    order by receipt.number`)
  return rows
}
