import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'

/** Lines of a cart: more are ordered in another order. */
const most = 20
/** Of one line. */
export const mostPieces = 999

export type CartLine = RecordKey & {
  readonly id: number
  readonly sellerId: string
  readonly quantity: number
}

/** What a buyer has put into their cart, by seller, the earliest first. @param sellerId without it, of all */
export async function findCart(database: Database, buyerId: string, sellerId?: string): Promise<CartLine[]> {
  const { rows } = await database.execute<CartLine>(sql`
    select listing.id::int, kind, ref, owner_id as "sellerId", quantity
    from cart_line join listing on listing.id = listing_id
    where buyer_id = ${buyerId} and ${sellerId === undefined ? sql`true` : sql`owner_id = ${sellerId}`}
    order by owner_id, added_at, listing.id`)
  return rows
}

/** Puts one piece more into a cart. @returns false where it is full */
export async function addToCart(database: Database, buyerId: string, listingId: number): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into cart_line (buyer_id, listing_id, quantity)
    select ${buyerId}, ${listingId}, 1 where (
      select count(*) from cart_line where buyer_id = ${buyerId} and listing_id <> ${listingId}) < ${most}
    on conflict (buyer_id, listing_id) do update set quantity = least(${mostPieces}, cart_line.quantity + 1)`)
  return rowCount !== 0
}

export async function takeOut(
  database: Database,
  buyerId: string,
  listingIds: readonly number[],
): Promise<void> {
  await database.execute(sql`
    delete from cart_line where buyer_id = ${buyerId} and listing_id = any(${sql.param([...listingIds])}::bigint[])`)
}
