import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { BookingPayments } from '../../bookings/moves/payments.server.ts'
import { applyMove } from '../moves/apply-move.server.ts'
import { giveMoneyBack } from '../refunds/give-refund.server.ts'
import { type Order, orders } from '../tables.server.ts'

const actor = { side: 'site' } as const

/** What happens to an order with the booking that it pays. */
export const orderPayments: BookingPayments = {
  async end(tx, bookingId, now) {
    const order = await lockOrderOf(tx, bookingId)
    return !order || (await applyMove(tx, order, { name: 'cancel', actor, now })) !== null
  },
  async giveBack(tx, bookingId, cents, now) {
    const order = await lockOrderOf(tx, bookingId)
    // The seller may have given some of it back already.
    const left = order ? Math.min(cents, order.paidCents - order.refundingCents) : 0
    if (order && left > 0) await giveMoneyBack(tx, order, { cents: left, reason: '', actor, now })
  },
  async finish(tx, bookingId, now) {
    const order = await lockOrderOf(tx, bookingId)
    if (order) await applyMove(tx, order, { name: 'end', actor, now })
  },
  async complete(tx, bookingId, now) {
    const order = await lockOrderOf(tx, bookingId)
    if (order) await applyMove(tx, order, { name: 'hand-over', actor, now })
  },
}

async function lockOrderOf(tx: Database, bookingId: number): Promise<Order | null> {
  const [found] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.bookingId, bookingId), ne(orders.state, 'cancelled')))
    .for('update')
  return found ?? null
}
