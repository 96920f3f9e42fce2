import { sql } from 'drizzle-orm'
import { soldOf } from '../../directory/sold.ts'
import type { MergePart } from '../../ground/db/merge-part.ts'
import { mostPieces } from './cart/cart.server.ts'

/** Orders and carts continue at the kept listing, and what is in stock is added up. */
export const orderMerge: MergePart = {
  tables: ['order_line', 'stock', 'cart_line'],
  async merge(tx, from, to) {
    await tx.execute(sql`
      update order_line set listing_id = ${to.id}, listing_ref = ${to.ref} where listing_id = ${from.id}`)
    await tx.execute(sql`
      with moved as (delete from cart_line where listing_id = ${from.id} returning buyer_id, quantity, added_at)
      insert into cart_line (buyer_id, listing_id, quantity, added_at)
      select buyer_id, ${to.id}, quantity, added_at from moved
      on conflict (buyer_id, listing_id) do update set quantity = least(${mostPieces}, cart_line.quantity + excluded.quantity)`)
    await tx.execute(sql`
      insert into stock (listing_id, scope, quantity)
      select ${to.id}, scope, quantity from stock where listing_id = ${from.id}
      on conflict (listing_id, scope) do update set quantity = least(100000, stock.quantity + excluded.quantity)`)
    // An order may hold pieces of both.
    await tx.execute(sql`
      with moved as (delete from stock_hold where listing_id = ${from.id} returning order_id, scope, quantity)
      insert into stock_hold (order_id, listing_id, scope, quantity)
      select order_id, ${to.id}, scope, quantity from moved
      on conflict (order_id, listing_id) do update set quantity = stock_hold.quantity + excluded.quantity`)
    await tx.execute(sql`delete from stock where listing_id = ${from.id}`)
    // Listed twice, it was there once; each of two orders keeps what it was promised.
    if (soldOf(to.kind) === 'one')
      await tx.execute(sql`update stock set quantity = greatest(1, held) where listing_id = ${to.id}`)
  },
}
