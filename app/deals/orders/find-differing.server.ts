import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { playedRow } from './price/is-played.server.ts'
import { saveCheck } from '../../people/ledger/checks.server.ts'

/** What an order says of its money, and what its payments, its receipts and the ledger say; amounts in cents. */
export type DifferingOrder = {
  readonly number: string
  readonly paidCents: number
  readonly capturedCents: number
  /** What was paid less what was given back: by the order, by its receipts, and by the ledger, where a demo or a sample has none. */
  readonly leftCents: number
  readonly receiptCents: number
  readonly ledgerCents: number | null
}

const most = 100

/** The orders whose money is not the same in all places, the latest first. */
export async function findDiffering(database: Database): Promise<DifferingOrder[]> {
  const { rows } = await database.execute<DifferingOrder>(sql`
    with captured as (
      select order_id, sum(cents) as cents from payment where state = 'captured' group by order_id
    ), issued as (
      select order_id, sum(case kind when 'payment' then cents else -cents end) as cents from receipt group by order_id
    ), earned as (
      select subject, sum(cents) as cents
      from ledger_posting
        join ledger_entry on posting_id = ledger_posting.id
        join ledger_account on ledger_account.id = account_id and kind in ('seller', 'tax')
      where reason in ('captured', 'refunded') group by subject
    ), returned as (
      select order_id, sum(earned.cents) as cents
      from refund left join earned on subject = 'refund ' || refund.id
      where state = 'done' group by order_id
    ), compared as (
      select orders.id, number, paid_cents, paid_cents - refunded_cents as left_cents,
        coalesce(captured.cents, 0) as captured_cents, coalesce(issued.cents, 0) as receipt_cents,
        case when ${playedRow} then null else coalesce(earned.cents, 0) + coalesce(returned.cents, 0) end as ledger_cents
      from orders
        left join captured on captured.order_id = orders.id
        left join issued on issued.order_id = orders.id
        left join earned on subject = 'order ' || number
        left join returned on returned.order_id = orders.id
    )
    select number, paid_cents::float8 as "paidCents", captured_cents::float8 as "capturedCents",
      left_cents::float8 as "leftCents", receipt_cents::float8 as "receiptCents", ledger_cents::float8 as "ledgerCents"
    from compared
    where paid_cents <> captured_cents or left_cents <> receipt_cents or left_cents <> ledger_cents
    order by id desc limit ${most}`)
  return rows
}

/** @returns how many orders differ, which the latest check then has */
export async function compareOrders(database: Database): Promise<number> {
  const found = await findDiffering(database)
  await saveCheck(database, 'orders', found)
  return found.length
}
