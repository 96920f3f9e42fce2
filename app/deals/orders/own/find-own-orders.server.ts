import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { pageOf } from '../../../ground/db/page-of.ts'
import { orders } from '../tables.server.ts'

const perPage = 50

/**
 * A page of what a user has bought, or sold to others, the latest first.
 * @param after the number of the last one on the page before; empty, or one that is not theirs: this is the first page
 */
export async function findOwnOrders(
  database: Database,
  personId: string,
  { side, after = '' }: { side: 'buyer' | 'seller'; after?: string },
) {
  const isOwn = eq(side === 'buyer' ? orders.buyerId : orders.sellerId, personId)
  const last = sql`(select id from orders where number = ${after} and ${isOwn})`
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
    .where(and(isOwn, after ? sql`id < coalesce(${last}, ${Number.MAX_SAFE_INTEGER})` : undefined))
    .orderBy(desc(orders.id))
    .limit(perPage + 1)
  const { page, end } = pageOf(rows, perPage)
  return { orders: page, next: end?.number ?? null }
}
export type OwnOrder = Awaited<ReturnType<typeof findOwnOrders>>['orders'][number]
