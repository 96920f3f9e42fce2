import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { saveBarred } from '../../payments/seller-terms.server.ts'
import { applyMove } from '../moves/apply-move.server.ts'
import type { Order } from '../tables.server.ts'
import { dispute } from './tables.server.ts'

/** A dispute that staff have decided is over once nothing is left to be given back. */
export async function endIfDone(tx: Database, order: Order, now: Date): Promise<void> {
  if (order.state !== 'disputed' || order.refundingCents > order.refundedCents) return
  const isDecided = and(eq(dispute.orderId, order.id), isNotNull(dispute.decidedAt))
  if ((await tx.$count(dispute, isDecided)) > 0)
    await applyMove(tx, order, { name: 'settle', actor: { side: 'site' }, now })
}

/**
 * A seller sells nothing while it is up to them to carry out what staff have decided: PayPal has left it to them, or it
 * was paid at the handover and they have not said that its buyer has the money back; nor after staff have given it up.
 */
export const barIfOwing = (tx: Database, sellerId: string): Promise<void> =>
  saveBarred(
    tx,
    sellerId,
    sql`exists (
      select from orders join dispute on dispute.order_id = orders.id join refund on refund.order_id = orders.id
      where seller_id = ${sellerId} and orders.state = 'disputed' and decided_at is not null
        and refund.state = 'promised'
        and case way when 'on-site' then deadline is null else refused_at is not null end)
    or exists (
      select from orders join dispute on dispute.order_id = orders.id
      where seller_id = ${sellerId} and given_up_cents > refunded_cents)`,
  )
