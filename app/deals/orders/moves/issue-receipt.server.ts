import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import type { Order } from '../tables.server.ts'

type NewReceipt = {
  readonly kind: 'payment' | 'refund'
  readonly cents: number
  readonly taxCents: number
  readonly now: Date
}

/**
 * Gives an order the next number of its seller and year. The counter's row stays locked until the transaction ends, so
 * that a number which is undone is given again.
 */
export async function issueReceipt(
  tx: Database,
  { id, sellerId }: Pick<Order, 'id' | 'sellerId'>,
  { kind, cents, taxCents, now }: NewReceipt,
): Promise<void> {
  const year = Number(localDate(now).slice(0, 4))
  await tx.execute(sql`
    with next as (
      insert into receipt_counter (seller_id, year, last) values (${sellerId}, ${year}, 1)
      on conflict (seller_id, year) do update set last = receipt_counter.last + 1
      returning last
    )
    insert into receipt (seller_id, year, number, order_id, kind, cents, tax_cents, issued_at)
    select ${sellerId}, ${year}, last, ${id}, ${kind}, ${cents}, ${taxCents}, ${now} from next`)
}
