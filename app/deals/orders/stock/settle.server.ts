import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { soldOf } from '../../../directory/sold.ts'
import type { Order } from '../tables.server.ts'

/** In the order in which orders take it. */
const lockHeld = (tx: Database, orderId: number) =>
  tx.execute(sql`
    select from stock where (listing_id, scope) in (
      select listing_id, scope from stock_hold where order_id = ${orderId})
    order by listing_id for update`)

/** Gives back what an order that comes to nothing has held. */
export async function giveBack(tx: Database, orderId: number): Promise<void> {
  await lockHeld(tx, orderId)
  await tx.execute(sql`delete from stock_hold where order_id = ${orderId}`)
}

/**
 * What an order has held is the buyer's now. A listing of one piece is sold with it, and its two sides can rate each
 * other; in a demo a sample stays for others.
 */
export async function takeAway(tx: Database, order: Order): Promise<void> {
  await lockHeld(tx, order.id)
  const { rows } = await tx.execute<{ listing_id: string; quantity: number; kind: string }>(sql`
    with held as (delete from stock_hold where order_id = ${order.id} returning listing_id, quantity)
    select listing_id, quantity, kind from held join listing on listing.id = listing_id order by listing_id`)
  for (const { listing_id: listingId, quantity, kind } of rows) {
    await tx.execute(sql`
      update stock set quantity = quantity - ${quantity} where listing_id = ${listingId} and scope = ${order.scope}`)
    if (soldOf(kind) === 'one' && order.scope === '') await sell(tx, order, listingId)
  }
}

async function sell(tx: Database, { id, sellerId, buyerId }: Order, listingId: string) {
  await tx.execute(sql`
    update listing set status = 'sold', updated_at = now()
    where id = ${listingId} and status in ('live', 'paused')`)
  // If it is listed again, there is one again.
  await tx.execute(sql`delete from stock where listing_id = ${listingId} and scope = ''`)
  await tx.execute(sql`
    insert into sale (listing_id, listing_kind, listing_ref, listing_title, seller_id, buyer_id, state, answered_at)
    select listing_id, listing_kind, listing_ref, title, ${sellerId}, ${buyerId}, 'confirmed', now()
    from order_line where order_id = ${id} and listing_id = ${listingId}
    on conflict do nothing`)
}
