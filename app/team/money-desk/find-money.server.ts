import { sql } from 'drizzle-orm'
import type { Fault } from '../../deals/orders/paypal/fault-of.ts'
import { lastMonths, sumMonths } from '../../deals/orders/bookkeeping.server.ts'
import type { State } from '../../deals/orders/moves/states.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { localDate } from '../../ground/i18n/local-time.ts'

/**
 * A payment for which PayPal reports another amount or state than we requested (`held`), or that it captured after it had
 * ended here.
 */
export type DoubtfulPayment = {
  readonly id: number
  readonly number: string
  readonly title: string
  readonly seller: string
  readonly buyer: string
  readonly sellerId: string | null
  readonly buyerId: string | null
  readonly cents: number
  readonly fault: Fault
  /** It was captured after it had ended here. */
  readonly isLate: boolean
  /** PayPal's names for its order and what it captured; null: it captured nothing, or no longer says so. */
  readonly reference: string | null
  readonly capture: string | null
}

const most = 200
const title = sql`(select title from order_line where order_id = orders.id order by id limit 1)`

/** What waits for the staff, the oldest first. */
export async function findDoubtful(database: Database): Promise<DoubtfulPayment[]> {
  const { rows } = await database.execute<DoubtfulPayment>(sql`
    select payment.id::int, number, ${title} as title, seller_name as seller, buyer_name as buyer,
      seller_id as "sellerId", buyer_id as "buyerId", cents, fault, late_at is not null as "isLate", reference,
      capture_reference as capture
    from payment join orders on orders.id = order_id
    where payment.state = 'held' or late_at is not null order by payment.id limit ${most}`)
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

export type LatestOrder = {
  readonly number: string
  readonly title: string
  readonly seller: string
  readonly buyer: string
  readonly cents: number
  readonly state: State
  readonly at: Date
}

/** What was ordered last. */
export async function findLatest(database: Database): Promise<LatestOrder[]> {
  const { rows } = await database.execute<Omit<LatestOrder, 'at'> & { at: string }>(sql`
    select number, ${title} as title, seller_name as seller, buyer_name as buyer, total_cents as cents, state,
      created_at as at
    from orders order by orders.id desc limit 20`)
  return rows.map((one) => ({ ...one, at: new Date(one.at) }))
}

/** When the months begin that are added up. */
const firstDay = (now: Date) => sql`${`${lastMonths(now)[0]}-01T00:00+10:00`}::timestamptz`

/** What the site itself has received in a month, by bank transfer. */
export type SiteMonth = {
  readonly month: string
  readonly feeCents: number
  readonly advertisedCents: number
}

const received = sql`
  ledger_posting join ledger_entry on posting_id = ledger_posting.id
    join ledger_account on ledger_account.id = account_id and kind = 'site'
  where reason in ('fee-paid', 'advertised')`

/** By the ledger, the latest month first. */
export async function findReceived(database: Database, now: Date): Promise<SiteMonth[]> {
  const { rows } = await database.execute<SiteMonth>(sql`
    select to_char(at at time zone 'Pacific/Guam', 'YYYY-MM') as month,
      coalesce(sum(cents) filter (where reason = 'fee-paid'), 0)::float8 as "feeCents",
      coalesce(sum(cents) filter (where reason = 'advertised'), 0)::float8 as "advertisedCents"
    from ${received} and at >= ${firstDay(now)} group by 1 order by 1 desc`)
  return rows
}

/** The same of a year on the islands, each posting by itself, the earliest first. */
export async function findReceivedRows(database: Database, year: number) {
  const { rows } = await database.execute<ReceivedRow>(sql`
    select to_char(at at time zone 'Pacific/Guam', 'YYYY-MM-DD HH24:MI') as at, reason, subject, cents::float8
    from ${received} and extract(year from at at time zone 'Pacific/Guam') = ${year}
    order by ledger_posting.at, ledger_posting.id`)
  return rows
}
type ReceivedRow = Record<'at' | 'reason' | 'subject', string> & { cents: number }

/** By the receipts, the latest month first. */
export const findMonths = (database: Database, now: Date) =>
  sumMonths(database, sql`issued_at >= ${firstDay(now)}`)

/** The years on the islands of which there may be something for the bookkeeper, the latest first. */
export async function findYears(database: Database, now: Date): Promise<number[]> {
  const last = Number(localDate(now).slice(0, 4))
  const { rows } = await database.execute<{ first: number | null }>(sql`
    select extract(year from least((select min(issued_at) from receipt), (select min(at) from ${received}))
      at time zone 'Pacific/Guam')::int as first`)
  const first = Math.min(last, rows[0]?.first ?? last)
  return Array.from({ length: last - first + 1 }, (_, back) => last - back)
}
