import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'

/**
 * The number of a buyer's order that holds pieces of a listing or, of a sample, has taken their copy; null: others
 * have them.
 */
export async function findOwnHold(
  database: Database,
  buyerId: string,
  listingId: number,
): Promise<string | null> {
  const { rows } = await database.execute<{ number: string }>(sql`
    select number from orders join order_line on order_line.order_id = orders.id
    where buyer_id = ${buyerId} and listing_id = ${listingId} and state not in ('cancelled', 'refunded')
      and (scope <> '' or exists (
        select from stock_hold where stock_hold.order_id = orders.id and stock_hold.listing_id = ${listingId}))
    order by orders.id desc limit 1`)
  return rows[0]?.number ?? null
}
