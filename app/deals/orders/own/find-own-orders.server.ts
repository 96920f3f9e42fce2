import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { orders } from '../tables.server.ts'

const most = 200

/** What a user has bought, or sold to others, the latest first. */
export const findOwnOrders = (database: Database, personId: string, side: 'buyer' | 'seller') =>
  database
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
    .where(eq(side === 'buyer' ? orders.buyerId : orders.sellerId, personId))
    .orderBy(desc(orders.id))
    .limit(most)
export type OwnOrder = Awaited<ReturnType<typeof findOwnOrders>>[number]
