import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { applyMove } from '../moves/apply-move.server.ts'
import { isPlayed } from '../price/is-played.ts'
import { promiseRefund, recordRefund } from '../refunds/record-refund.server.ts'
import { type Order, orders } from '../tables.server.ts'
import { barIfOwing, endIfDone } from './end-if-done.server.ts'
import { dispute } from './tables.server.ts'
import { tellOfDispute } from './tell-of-dispute.server.ts'

type Decision = {
  /** What the buyer gets back. */
  readonly cents: number
  readonly words: string
  readonly adminId: string
  readonly now: Date
}

const actor = { side: 'site' } as const

/** What can still be given back. Of an order that has lost a side, nothing. */
export const leftOf = ({ sellerId, buyerId, paidCents, refundingCents }: Order): number =>
  sellerId === null || buyerId === null ? 0 : paidCents - refundingCents

/**
 * Decides the dispute of an order that this transaction has locked. What its buyer gets back is promised until PayPal or
 * the two sides say that it is done; a demo and a sample, where no money moves, are done at once.
 * @returns false where it is decided or over
 */
export async function decide(
  tx: Database,
  order: Order,
  { cents, words, adminId, now }: Decision,
): Promise<boolean> {
  if (order.state !== 'disputed') return false
  const { rowCount } = await tx
    .update(dispute)
    .set({ decidedAt: now, decidedBy: adminId, cents, words })
    .where(and(eq(dispute.orderId, order.id), isNull(dispute.decidedAt)))
  if (!rowCount) return false
  const decided = (await applyMove(tx, order, { name: 'decide', actor, now }))!
  const news = cents > 0 ? 'granted' : 'dismissed'
  for (const to of ['buyer', 'seller'] as const)
    await tellOfDispute(tx, decided, { to, news, cents, key: 'decided' })
  if (cents > 0) {
    await (isPlayed(decided) ? recordRefund : promiseRefund)(tx, decided, { cents, reason: '', actor, now })
  }
  const [after] = await tx.select().from(orders).where(eq(orders.id, order.id))
  await endIfDone(tx, after!, now)
  // What its seller had promised before, they owe now, too.
  if (order.sellerId) await barIfOwing(tx, order.sellerId)
  return true
}
