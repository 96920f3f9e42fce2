import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { orderLine, orders } from '../tables.server.ts'

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
      title: sql<string>`(select ${orderLine.title} from ${orderLine} where ${orderLine.orderId} = ${orders.id} order by ${orderLine.id} limit 1)`,
    })
    .from(orders)
    .where(eq(side === 'buyer' ? orders.buyerId : orders.sellerId, personId))
    .orderBy(desc(orders.id))
    .limit(most)
export type OwnOrder = Awaited<ReturnType<typeof findOwnOrders>>[number]
