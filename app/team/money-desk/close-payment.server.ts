import { and, eq, sql } from 'drizzle-orm'
import { applyMove } from '../../deals/orders/moves/apply-move.server.ts'
import { orders } from '../../deals/orders/tables.server.ts'
import { payment } from '../../deals/payments/tables.server.ts'
import { record } from '../../ground/audit/record.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { moneyAudited } from './audited.server.ts'

type PaymentClosing = {
  readonly id: number
  readonly adminId: string
  readonly reason: string
  readonly now: Date
}

/**
 * Staff have looked at a payment that is held: it counts as nothing, and its order is canceled.
 * @returns false where it is no longer held
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
    const [closed] = await tx
      .update(payment)
      .set({ state: 'ended' })
      .where(and(eq(payment.id, id), eq(payment.state, 'held')))
      .returning({ fault: payment.fault })
    if (!order || !closed) return false
    await applyMove(tx, order, { name: 'cancel', actor: { side: 'site' }, now })
    await record(tx, moneyAudited, {
      actorId: adminId,
      action: 'payment',
      subject: { kind: 'order', id: order.number },
      changes: { fault: [closed.fault, null], reason: [null, reason] },
    })
    return true
  })
