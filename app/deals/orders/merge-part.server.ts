import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'

/** Orders continue at the kept listing, and what is in stock is added up. */
export const orderMerge: MergePart = {
  tables: ['order_line', 'stock', 'cart_line'],
  async merge(tx, from, to) {
    await tx.execute(sql`
      update order_line set listing_id = ${to.id}, listing_ref = ${to.ref} where listing_id = ${from.id}`)
    await tx.execute(sql`delete from cart_line where listing_id = ${from.id}`)
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
  },
}
