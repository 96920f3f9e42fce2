import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../ground/db/client.server.ts'
import { eachInTurn } from '../../../ground/db/each-in-turn.ts'
import { defineJob, enqueue } from '../../../ground/db/jobs.server.ts'
import type { JobTools } from '../../../ground/request/request-context.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import { post } from '../../../people/ledger/ledger.server.ts'
import { notify } from '../../../people/notifications/notify.server.ts'
import { addMonths, monthOf, spanOfMonth } from '../../bookings/days/month.ts'
import { earningsPath } from '../addresses.ts'

/**
 * Asks each seller for the fees of the month that is over on the islands, and of those before it. What they don't owe
 * after refunds is taken off the next invoice. It may run every day: once a month is invoiced, it adds nothing up.
 */
export async function invoiceFees(database: Database, now: Date): Promise<void> {
  const { from, until } = spanOfMonth(addMonths(monthOf(localDate(now)), -1))
  await database.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      with owed as (
        select party_id as seller_id, -sum(cents) - coalesce((
          select sum(cents) from fee_invoice where seller_id = party_id), 0) as cents
        from ledger_posting
          join ledger_entry on posting_id = ledger_posting.id
          join ledger_account on ledger_account.id = account_id and kind = 'seller'
        where reason in ('fee', 'fee-returned') and at < ${`${until}T00:00+10:00`}::timestamptz
          and coalesce((select month from fee_invoice order by id desc limit 1) < ${from}::date, true)
        group by party_id
      )
      insert into fee_invoice (seller_id, seller_name, month, cents, issued_at)
      select seller_id, full_name, ${from}::date, cents, ${now}
      from owed join users on users.id = seller_id where cents > 0
      on conflict do nothing`)
    if (rowCount) await enqueue(tx, tellOfInvoices, { month: from })
  })
}

/**
 * Tells the sellers of a month's invoices, each by themselves: thousands of them would take the invoices too long.
 *
 * @throws at the end, as `eachInTurn`
 */
export const tellOfInvoices = defineJob({
  name: 'tell-of-fee-invoices',
  isMessage: true,
  payload: z.object({ month: z.iso.date() }),
  async run({ month }, { database }: Pick<JobTools, 'database'>) {
    const { rows } = await database.execute<{ seller: string; cents: number }>(sql`
      select users.id as seller, cents from fee_invoice join users on users.id = seller_id
      where month = ${month} order by fee_invoice.id`)
    await eachInTurn(rows, ({ seller, cents }) =>
      database.transaction((tx) =>
        notify(tx, seller, {
          event: 'fee-invoice',
          values: { cents },
          href: earningsPath,
          key: `fee-invoice ${month}`,
        }),
      ),
    )
  },
})

export type FeeInvoice = {
  readonly id: number
  readonly sellerId: string | null
  readonly seller: string
  /** As `2026-12`. */
  readonly month: string
  readonly cents: number
  readonly paidAt: Date | null
}

const most = 200

/** The latest first; before them, those that are not paid. @param sellerId without it, of all sellers */
export async function findInvoices(database: Database, sellerId?: string): Promise<FeeInvoice[]> {
  const { rows } = await database.execute<Omit<FeeInvoice, 'paidAt'> & { paidAt: string | null }>(sql`
    select id::int, seller_id as "sellerId", seller_name as seller, to_char(month, 'YYYY-MM') as month, cents, paid_at as "paidAt"
    from fee_invoice where ${sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`}
    order by paid_at is null desc, fee_invoice.id desc limit ${most}`)
  return rows.map((one) => ({ ...one, paidAt: one.paidAt === null ? null : new Date(one.paidAt) }))
}

/** The seller of an invoice; null if their account was deleted, or if no invoice has that number. */
export async function findInvoiceSeller(database: Database, id: number): Promise<string | null> {
  const { rows } = await database.execute<{ seller: string | null }>(sql`
    select seller_id as seller from fee_invoice where id = ${id}`)
  return rows[0]?.seller ?? null
}

/**
 * The transfer has arrived: what was owed is the site's.
 * @returns the seller's invoice; null where none is open
 */
export async function recordFeePaid(tx: Database, id: number, now: Date): Promise<{ cents: number } | null> {
  const { rows } = await tx.execute<{ cents: number }>(sql`
    update fee_invoice set paid_at = ${now} where id = ${id} and paid_at is null returning cents`)
  const [paid] = rows
  if (!paid) return null
  await post(tx, {
    reason: 'fee-paid',
    subject: `fee invoice ${id}`,
    entries: [
      { kind: 'fees', cents: -paid.cents },
      { kind: 'site', cents: paid.cents },
    ],
  })
  return paid
}
