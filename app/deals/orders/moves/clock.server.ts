import { asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { eachInTurn } from '../../../ground/db/each-in-turn.ts'
import { orders } from '../tables.server.ts'
import { confirmPaidBack } from '../disputes/carry-out.server.ts'
import { applyMove } from './apply-move.server.ts'

const mostAtOnce = 200

/**
 * Ends what ends by itself: holds that were not paid, orders that no one picked up, handovers that no one confirmed, and
 * money whose return no one denied. One order that can't be moved does not stop the others.
 * @throws at the end, as `eachInTurn`
 */
export async function keepOrdersCurrent(database: Database, now: Date): Promise<void> {
  const due = await database
    .select({ id: orders.id })
    .from(orders)
    .where(lte(orders.deadline, now))
    .orderBy(asc(orders.deadline))
    .limit(mostAtOnce)
  await eachInTurn(due, ({ id }) => database.transaction((tx) => endDue(tx, id, now)))
}

async function endDue(tx: Database, id: number, now: Date): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update', { skipLocked: true })
  if (!order?.deadline || order.deadline > now) return
  if (order.state === 'disputed') return confirmPaidBack(tx, order, now)
  const name = order.state === 'handed-over' ? 'complete' : 'expire'
  await applyMove(tx, order, { name, actor: { side: 'site' }, now })
}
