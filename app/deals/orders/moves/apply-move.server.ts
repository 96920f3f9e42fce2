import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { payment } from '../../payments/tables.server.ts'
import { confirmBooking } from '../bookings/confirm-booking.server.ts'
import { giveBack, takeAway } from '../stock/settle.server.ts'
import { type Order, orderMove, orders } from '../tables.server.ts'
import { type Actor, actorIdOf } from './find-order.server.ts'
import { recordPayment } from './record-payment.server.ts'
import { deadlineOf, isHandedOver, isPaid, mayMove, type MoveName, moves } from './states.ts'
import { tellOfMove } from './tell-of-move.server.ts'

/** @returns false while a payment is being captured, or looked at by the staff: its order can't be cancelled */
async function endPayment(tx: Database, orderId: number): Promise<boolean> {
  const [open] = await tx
    .select({ id: payment.id, state: payment.state })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), ne(payment.state, 'ended')))
    .for('update')
  if (open && open.state !== 'created') return false
  if (open) await tx.update(payment).set({ state: 'ended' }).where(eq(payment.id, open.id))
  return true
}

type MoveInput = { readonly name: MoveName; readonly actor: Actor; readonly now: Date }

/**
 * Moves an order that this transaction has locked, with all that comes with it: the payment, the pieces that it holds,
 * what is written down and who is told.
 * @returns null where the table has no such move, or what it pays is over
 */
export async function applyMove(
  tx: Database,
  was: Order,
  { name, actor, now }: MoveInput,
): Promise<Order | null> {
  if (!mayMove(name, was.state, actor.side)) return null
  const state = moves[name].to
  if (state === 'cancelled' && !(await endPayment(tx, was.id))) return null
  if (name === 'pay' && was.bookingId !== null && !(await confirmBooking(tx, was.bookingId, now))) return null
  const isPaidNow = isPaid(state) && !isPaid(was.state)
  const isHandedNow = name !== 'end' && isHandedOver(state) && was.handedAt === null
  const [moved] = await tx
    .update(orders)
    .set({
      state,
      deadline: deadlineOf(state, now, name),
      ...(isPaidNow && { paidCents: was.totalCents, paidAt: now }),
      ...(isHandedNow && { handedAt: now }),
      updatedAt: now,
    })
    .where(eq(orders.id, was.id))
    .returning()
  if (!moved) return null
  const [written] = await tx
    .insert(orderMove)
    .values({
      orderId: was.id,
      at: now,
      move: name,
      side: actor.side,
      actorId: actorIdOf(actor),
      fromState: was.state,
      toState: state,
    })
    .returning({ id: orderMove.id })
  if (state === 'cancelled' || state === 'refunded') await giveBack(tx, was.id)
  if (isHandedNow) await takeAway(tx, moved)
  if (isPaidNow) await recordPayment(tx, moved, now)
  await tellOfMove(tx, moved, { move: name, by: actor.side, moveId: written!.id })
  return moved
}
