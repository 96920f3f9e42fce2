import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import { addMonths, monthOf } from '../bookings/days/month.ts'
import { playedRow } from './price/is-played.server.ts'

/** A month on the islands, as `2026-12`, with what was paid and given back in it. */
export type MoneyMonth = {
  readonly month: string
  readonly orders: number
  readonly paidCents: number
  readonly refundedCents: number
  /** What of that is tax, less what of it went back. */
  readonly taxCents: number
}

const shownMonths = 12

/** The months that are added up, with this one on the islands, the earliest first. */
export function lastMonths(now: Date): [string, ...string[]] {
  const first = addMonths(monthOf(localDate(now)), 1 - shownMonths)
  return [first, ...Array.from({ length: shownMonths - 1 }, (_, at) => addMonths(first, at + 1))]
}

/** By the receipts, the latest month first. A demo is no money, nor is a sample. @param which a condition on `receipt` and `orders` */
export async function sumMonths(database: Database, which: SQL): Promise<MoneyMonth[]> {
  const { rows } = await database.execute<MoneyMonth>(sql`
    select to_char(issued_at at time zone 'Pacific/Guam', 'YYYY-MM') as month,
      (count(*) filter (where kind = 'payment'))::int as orders,
      coalesce(sum(cents) filter (where kind = 'payment'), 0)::float8 as "paidCents",
      coalesce(sum(cents) filter (where kind = 'refund'), 0)::float8 as "refundedCents",
      sum(case kind when 'payment' then tax_cents else -tax_cents end)::float8 as "taxCents"
    from receipt join orders on orders.id = order_id
    where not ${playedRow} and ${which} group by 1 order by 1 desc`)
  return rows
}

/** For bookkeeping: each receipt, the earliest first. A demo is no money, nor is a sample. @param which as of `sumMonths` */
export async function findReceiptRows(database: Database, which: SQL) {
  const { rows } = await database.execute<{
    seller: string
    receipt: string
    at: string
    kind: 'payment' | 'refund'
    order: string
    item: string
    buyer: string
    way: string
    cents: number
    taxCents: number
  }>(sql`
    select seller_name as seller, receipt.year || '-' || lpad(receipt.number::text, 4, '0') as receipt,
      to_char(issued_at at time zone 'Pacific/Guam', 'YYYY-MM-DD HH24:MI') as at, kind, orders.number as order,
      (select title from order_line where order_id = orders.id order by id limit 1) as item, buyer_name as buyer, way, cents,
      tax_cents as "taxCents"
    from receipt join orders on orders.id = order_id
    where not ${playedRow} and ${which} order by issued_at, receipt.seller_id, receipt.number`)
  return rows
}

/** The amount of a receipt, and what of it is tax, in dollars; below zero what went back. */
export const usdOf = ({
  kind,
  cents,
  taxCents,
}: {
  kind: 'payment' | 'refund'
  cents: number
  taxCents: number
}) => {
  const sign = kind === 'refund' ? -1 : 1
  return [(sign * cents) / 100, (sign * taxCents) / 100]
}
