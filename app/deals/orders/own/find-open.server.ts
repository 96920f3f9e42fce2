import { and, desc, eq, gt, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { OpenMatter } from '../../../ground/db/personal-part.ts'
import { orderAddress } from '../addresses.ts'
import { type State, unsettledStates } from '../moves/states.ts'
import { findLines } from '../moves/find-order.server.ts'
import { orders } from '../tables.server.ts'

const most = 200

const isIn = (states: readonly State[]) => inArray(orders.state, [...states])

/** A user's orders in some states, as buyer or seller: the latest first. */
export const findOrdersIn = (database: Database, userId: string, states: readonly State[]) =>
  findOrdersWhere(database, userId, isIn(states))

const findOrdersWhere = (database: Database, userId: string, which: SQL | undefined) =>
  database
    .select()
    .from(orders)
    .where(and(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)), which))
    .orderBy(desc(orders.id))
    .limit(most)

export const findMattersIn = (database: Database, userId: string, states: readonly State[]) =>
  findMatters(database, userId, isIn(states))

/** Those that are not over, and those of which the user still has money to give back. */
export const findUnsettledMatters = (database: Database, userId: string) =>
  findMatters(
    database,
    userId,
    or(
      isIn(unsettledStates),
      and(eq(orders.sellerId, userId), gt(orders.refundingCents, orders.refundedCents)),
    ),
  )

async function findMatters(
  database: Database,
  userId: string,
  which: SQL | undefined,
): Promise<OpenMatter[]> {
  const found = await findOrdersWhere(database, userId, which)
  const lines = await Promise.all(found.map(({ id }) => findLines(database, id)))
  return found.map(({ number, createdAt, sellerId }, at) => ({
    href: orderAddress(number),
    title: lines[at]?.[0]?.title ?? number,
    at: createdAt,
    isOwner: sellerId === userId,
  }))
}
