import { sql } from 'drizzle-orm'
import type { Fault } from '../../deals/orders/paypal/fault-of.ts'
import type { Database } from '../../ground/db/client.server.ts'

/** A payment of which PayPal says other than was asked. */
export type HeldPayment = {
  readonly id: number
  readonly number: string
  readonly title: string
  readonly seller: string
  readonly buyer: string
  readonly cents: number
  readonly fault: Fault
  /** PayPal's names for its order and what it captured; null: it captured nothing. */
  readonly reference: string | null
  readonly capture: string | null
}

const most = 200
const title = sql`(select title from order_line where order_id = orders.id order by id limit 1)`

/** What waits for the staff, the oldest first. */
export async function findHeld(database: Database): Promise<HeldPayment[]> {
  const { rows } = await database.execute<HeldPayment>(sql`
    select payment.id::int, number, ${title} as title, seller_name as seller, buyer_name as buyer, cents, fault, reference,
      capture_reference as capture
    from payment join orders on orders.id = order_id
    where payment.state = 'held' order by payment.id limit ${most}`)
  return rows
}

/** What a seller has promised and not given back. */
export type PromisedRefund = {
  readonly number: string
  readonly title: string
  readonly seller: string
  readonly cents: number
  readonly since: Date
}

export async function findPromised(database: Database): Promise<PromisedRefund[]> {
  const { rows } = await database.execute<Omit<PromisedRefund, 'since'> & { since: string }>(sql`
    select number, ${title} as title, seller_name as seller, cents, refund.created_at as since
    from refund join orders on orders.id = order_id
    where refund.state = 'promised' order by refund.created_at limit ${most}`)
  return rows.map((one) => ({ ...one, since: new Date(one.since) }))
}

/** A month on the islands, as `2026-12`, with what was paid and given back in it. A demo is no money. */
export type MoneyMonth = {
  readonly month: string
  readonly orders: number
  readonly paidCents: number
  readonly refundedCents: number
}

const months = 12

/** By the receipts, the latest month first. */
export async function findMonths(database: Database): Promise<MoneyMonth[]> {
  const { rows } = await database.execute<MoneyMonth>(sql`
    select to_char(issued_at at time zone 'Pacific/Guam', 'YYYY-MM') as month,
      (count(*) filter (where kind = 'payment'))::int as orders,
      coalesce(sum(cents) filter (where kind = 'payment'), 0)::float8 as "paidCents",
      coalesce(sum(cents) filter (where kind = 'refund'), 0)::float8 as "refundedCents"
    from receipt join orders on orders.id = order_id
    where way <> 'demo' and issued_at > now() - make_interval(months => ${months})
    group by 1 order by 1 desc`)
  return rows
}

/** For the bookkeeper: each receipt of a year. */
export async function findReceipts(database: Database, year: number) {
  const { rows } = await database.execute<{
    seller: string
    receipt: string
    at: string
    kind: string
    order: string
    way: string
    cents: number
  }>(sql`
    select seller_name as seller, receipt.year || '-' || lpad(receipt.number::text, 4, '0') as receipt,
      to_char(issued_at at time zone 'Pacific/Guam', 'YYYY-MM-DD HH24:MI') as at, kind, orders.number as order, way, cents
    from receipt join orders on orders.id = order_id
    where way <> 'demo' and receipt.year = ${year} order by issued_at, receipt.seller_id, receipt.number`)
  return rows
}
