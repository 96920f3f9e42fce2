import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { orders } from '../tables.server.ts'

const perPage = 50

/**
 * A page of what a user has bought, or sold to others, the latest first.
 * @param after the number of the last order on the page before; empty: this is the first one
 */
export async function findOwnOrders(
  database: Database,
  personId: string,
  { side, after = '' }: { side: 'buyer' | 'seller'; after?: string },
) {
  const isOwn = eq(side === 'buyer' ? orders.buyerId : orders.sellerId, personId)
  const last = database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOwn, eq(orders.number, after)))
  const rows = await database
    .select({
      number: orders.number,
      state: orders.state,
      totalCents: orders.totalCents,
      createdAt: orders.createdAt,
      otherName: side === 'buyer' ? orders.sellerName : orders.buyerName,
      // Drizzle leaves the table out of a column's name where there is one table.
      title: sql<string>`(select title from order_line where order_id = orders.id order by order_line.id limit 1)`,
    })
    .from(orders)
    .where(and(isOwn, after ? lt(orders.id, last) : undefined))
    .orderBy(desc(orders.id))
    .limit(perPage + 1)
  const page = rows.slice(0, perPage)
  return { orders: page, next: rows.length > perPage ? page.at(-1)!.number : null }
}
export type OwnOrder = Awaited<ReturnType<typeof findOwnOrders>>['orders'][number]
