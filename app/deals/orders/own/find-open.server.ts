import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { OpenMatter } from '../../../ground/db/personal-part.ts'
import { orderAddress } from '../addresses.ts'
import type { State } from '../moves/states.ts'
import { findLines } from '../moves/find-order.server.ts'
import { orders } from '../tables.server.ts'

const most = 200

/** A user's orders in some states, as buyer or seller: the latest first. */
export const findOrdersIn = (database: Database, userId: string, states: readonly State[]) =>
  database
    .select()
    .from(orders)
    .where(
      and(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)), inArray(orders.state, [...states])),
    )
    .orderBy(desc(orders.id))
    .limit(most)

export async function findMatters(
  database: Database,
  userId: string,
  states: readonly State[],
): Promise<OpenMatter[]> {
  const found = await findOrdersIn(database, userId, states)
  const lines = await Promise.all(found.map(({ id }) => findLines(database, id)))
  return found.map(({ number, createdAt, sellerId }, at) => ({
    href: orderAddress(number),
    title: lines[at]?.[0]?.title ?? number,
    at: createdAt,
    isOwner: sellerId === userId,
  }))
}
