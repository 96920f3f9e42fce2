import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { saleAddress } from '../../../market/sales/addresses.ts'
import type { Order } from '../tables.server.ts'

/** Where the two sides of an order rate each other; null: what they have sold and bought is not rated. */
export async function findRatable(database: Database, { id, buyerId }: Order): Promise<string | null> {
  const { rows } = await database.execute<{ ref: string }>(sql`
    select sale.ref from order_line join sale on sale.listing_id = order_line.listing_id
    where order_id = ${id} and sale.buyer_id = ${buyerId} and sale.state = 'confirmed' limit 1`)
  return rows[0] ? saleAddress(rows[0].ref) : null
}
