import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { partyOf, post } from '../../../people/ledger/ledger.server.ts'
import { booking } from '../../bookings/tables.server.ts'
import { barIfOwing, endIfDone } from '../disputes/end-if-done.server.ts'
import { dispute } from '../disputes/tables.server.ts'
import { postFee } from '../fees/post-fee.server.ts'
import { applyMove } from '../moves/apply-move.server.ts'
import { type Actor, taxOf } from '../moves/find-order.server.ts'
import { issueReceipt } from '../moves/issue-receipt.server.ts'
import { isPlayed } from '../price/is-played.ts'
import { moneyMoved } from '../price/money-moved.ts'
import { partIn } from '../price/price-of.ts'
import { tellOfRefund } from '../moves/tell-of-move.server.ts'
import { type Order, orders, refund } from '../tables.server.ts'

export type Refund = {
  readonly cents: number
  readonly reason: string
  /** Of the provider. */
  readonly reference?: string
  readonly actor: Actor
  readonly now: Date
}

/** Writes down what a seller owes a buyer and has not given back yet. The database refuses more than was paid. */
export async function promiseRefund(
  tx: Database,
  order: Order,
  { cents, reason, now }: Refund,
): Promise<void> {
  await reserve(tx, order, cents)
  const [made] = await tx
    .insert(refund)
    .values({ orderId: order.id, cents, reason, state: 'promised', createdAt: now })
    .returning({ id: refund.id })
  await tellOfRefund(tx, order, { cents, news: 'refund-promised', key: `promised ${made!.id}` })
}

/** Writes down what a buyer has back: the refund, its receipt, and the ledger. */
export async function recordRefund(tx: Database, order: Order, given: Refund): Promise<void> {
  await reserve(tx, order, given.cents)
  const [made] = await tx
    .insert(refund)
    .values({
      orderId: order.id,
      cents: given.cents,
      reason: given.reason,
      reference: given.reference,
      state: 'done',
      createdAt: given.now,
      doneAt: given.now,
    })
    .returning({ id: refund.id })
  await complete(tx, order, { ...given, id: made!.id })
}

/** What was promised is done. */
export async function keepPromise(
  tx: Database,
  order: Order,
  kept: Omit<Refund, 'reason'> & { id: number },
): Promise<void> {
  await tx
    .update(refund)
    .set({ state: 'done', doneAt: kept.now, reference: kept.reference })
    .where(eq(refund.id, kept.id))
  await complete(tx, order, kept)
}

/**
 * What went back in another amount than was promised counts towards the promises, the oldest first, but for those that
 * PayPal is carrying out.
 */
export async function countTowardsPromises(
  tx: Database,
  { id: orderId }: Order,
  cents: number,
): Promise<void> {
  const promised = await tx
    .select({ id: refund.id, cents: refund.cents })
    .from(refund)
    .where(and(eq(refund.orderId, orderId), eq(refund.state, 'promised'), isNull(refund.reference)))
    .orderBy(asc(refund.id))
  let left = cents
  for (const { id, cents: promise } of promised) {
    const counted = Math.min(left, promise)
    const one = eq(refund.id, id)
    if (counted === promise) await tx.delete(refund).where(one)
    else if (counted > 0)
      await tx
        .update(refund)
        .set({ cents: promise - counted })
        .where(one)
    left -= counted
  }
  await reserve(tx, { id: orderId }, left - cents)
}

/** Of a booking that the order pays, which is locked before it, its owner keeps no more than what does not go back. */
async function reserve(tx: Database, { id }: Pick<Order, 'id'>, cents: number): Promise<void> {
  const [changed] = await tx
    .update(orders)
    .set({ refundingCents: sql`${orders.refundingCents} + ${cents}` })
    .where(eq(orders.id, id))
    .returning({ bookingId: orders.bookingId, paid: orders.paidCents, refunding: orders.refundingCents })
  const { bookingId, paid, refunding } = changed!
  if (bookingId !== null)
    await tx
      .update(booking)
      .set({
        paidCents: sql`least(${booking.paidCents}, ${paid - refunding})`,
        givenBackCents: sql`${booking.givenBackCents} + greatest(${booking.paidCents} - ${paid - refunding}, 0)`,
      })
      .where(eq(booking.id, bookingId))
}

async function complete(
  tx: Database,
  order: Order,
  { id, cents, actor, now }: Pick<Refund, 'cents' | 'actor' | 'now'> & { id: number },
): Promise<void> {
  const { number } = order
  const [changed] = await tx
    .update(orders)
    .set({ refundedCents: sql`${orders.refundedCents} + ${cents}`, updatedAt: now })
    .where(eq(orders.id, order.id))
    .returning()
  const { refundedCents, totalCents } = changed!
  // What goes back after a side has left is theirs all the same.
  const paid = { reason: 'captured', subject: `order ${number}` }
  const sellerId = order.sellerId ?? (await partyOf(tx, { ...paid, kind: 'seller' }))
  const shareIn = (partCents: number) =>
    partIn(refundedCents, { partCents, totalCents }) -
    partIn(refundedCents - cents, { partCents, totalCents })
  const taxCents = shareIn(await taxOf(tx, order.id))
  await issueReceipt(tx, { id: order.id, sellerId }, { kind: 'refund', cents, taxCents, now })
  if (!isPlayed(order)) {
    const buyerId = order.buyerId ?? (await partyOf(tx, { ...paid, kind: 'buyer' }))
    await post(tx, {
      reason: 'refunded',
      subject: `refund ${id}`,
      entries: moneyMoved({ sellerId, buyerId }, { cents: -cents, taxCents: -taxCents }),
    })
    await postFee(tx, sellerId, { subject: `refund ${id}`, cents: -shareIn(order.feeCents) })
  }
  if (refundedCents === changed!.paidCents) await applyMove(tx, changed!, { name: 'refund', actor, now })
  else await endIfDone(tx, changed!, now)
  const isDisputed = (await tx.$count(dispute, eq(dispute.orderId, order.id))) > 0
  if (isDisputed && order.sellerId) await barIfOwing(tx, order.sellerId)
  await tellOfRefund(tx, order, { cents, news: 'refunded', key: `refunded ${id}` })
}
