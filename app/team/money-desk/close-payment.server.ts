import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { applyMove } from '../../deals/orders/moves/apply-move.server.ts'
import { orders } from '../../deals/orders/tables.server.ts'
import { payment } from '../../deals/payments/tables.server.ts'
import { record } from '../../ground/audit/record.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { moneyAudited } from './audited.server.ts'
import { isOwnMoney } from './is-own-money.ts'

type PaymentClosing = {
  readonly id: number
  readonly adminId: string
  readonly reason: string
  readonly now: Date
}

/**
 * Staff have looked at a payment that is held: it counts as nothing, and its order is canceled. One that was captured late
 * has ended before, and may not be the last one of its order.
 * @returns false where another admin has closed it, or has to, since it is this one's own
 */
export const closePayment = (
  database: Database,
  { id, adminId, reason, now }: PaymentClosing,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(eq(orders.id, sql`(select order_id from payment where id = ${id})`))
      .for('update')
    const [found] = await tx
      .select()
      .from(payment)
      .where(and(eq(payment.id, id), or(eq(payment.state, 'held'), isNotNull(payment.lateAt))))
      .for('update')
    if (!order || !found || isOwnMoney(order, adminId)) return false
    await tx.update(payment).set({ state: 'ended', lateAt: null }).where(eq(payment.id, id))
    if (found.state === 'held') await applyMove(tx, order, { name: 'cancel', actor: { side: 'site' }, now })
    await record(tx, moneyAudited, {
      actorId: adminId,
      action: 'payment',
      subject: { kind: 'order', id: order.number },
      changes: { fault: [found.fault, null], reason: [null, reason] },
    })
    return true
  })
