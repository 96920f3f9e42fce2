import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'

/** Whether someone has bought, paid for and received what a listing sells, and kept it. */
export async function hasPurchased(
  database: Database,
  { listingId, userId }: { readonly listingId: number; readonly userId: string },
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from orders join order_line on order_id = orders.id
    where buyer_id = ${userId} and listing_id = ${listingId} and state = 'completed' and booking_id is null limit 1`)
  return rows.length > 0
}
