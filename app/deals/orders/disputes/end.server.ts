import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { applyMove } from '../moves/apply-move.server.ts'
import { recordRefund } from '../refunds/record-refund.server.ts'
import { type Order, orders, refund } from '../tables.server.ts'
import { confirmPaidBack } from './carry-out.server.ts'
import { barIfOwing } from './end-if-done.server.ts'
import { type Ending, endings, owedOf } from './endings.ts'
import { type FoundDispute, findDispute } from './find-dispute.server.ts'
import { dispute } from './tables.server.ts'
import { tellOfDispute } from './tell-of-dispute.server.ts'

const actor = { side: 'site' } as const

/**
 * How staff can end the dispute of an order now: while it is up to its seller, or once it was given up. What was paid by
 * PayPal is back when PayPal says so, as long as the site can ask it.
 */
export async function findEndings(
  database: Database,
  order: Order,
  { found, hasPayPal }: { found: Pick<FoundDispute, 'decidedAt' | 'givenUpCents'>; hasPayPal: boolean },
): Promise<readonly Ending[]> {
  const isUpToStaff = order.way === 'on-site' || !hasPayPal
  if (!found.decidedAt) return []
  if (owedOf(order, found) > 0) return isUpToStaff ? ['returned'] : []
  if (order.state !== 'disputed' || order.refundingCents === order.refundedCents) return []
  if (isUpToStaff) return order.deadline === null ? endings : []
  const isAsked = and(eq(refund.orderId, order.id), eq(refund.state, 'promised'), isNull(refund.refusedAt))
  return (await database.$count(refund, isAsked)) === 0 ? ['given-up'] : []
}

/**
 * Ends the dispute of an order that this transaction has locked.
 * @returns false where it can't be ended so
 */
export async function endDispute(
  tx: Database,
  order: Order,
  { ending, hasPayPal, now }: { ending: Ending; hasPayPal: boolean; now: Date },
): Promise<boolean> {
  const found = await findDispute(tx, order.id)
  if (!found || !(await findEndings(tx, order, { found, hasPayPal })).includes(ending)) return false
  const isOpen = order.state === 'disputed'
  const cents = isOpen ? order.refundingCents - order.refundedCents : owedOf(order, found)
  if (ending === 'given-up') await giveUp(tx, order, now)
  else if (isOpen) await confirmPaidBack(tx, order, now)
  else await recordRefund(tx, order, { cents, reason: '', actor, now })
  // Of what is back, its buyer is told with the refund.
  const told = { news: ending, cents, key: `${ending} ${now.toISOString()}` }
  await tellOfDispute(tx, order, { to: 'seller', ...told })
  if (ending === 'given-up') await tellOfDispute(tx, order, { to: 'buyer', ...told })
  return true
}

/** Its seller is barred until what is back says otherwise. */
async function giveUp(tx: Database, order: Order, now: Date): Promise<void> {
  await tx.update(dispute).set({ givenUpCents: order.refundingCents }).where(eq(dispute.orderId, order.id))
  await tx.delete(refund).where(and(eq(refund.orderId, order.id), eq(refund.state, 'promised')))
  const [left] = await tx
    .update(orders)
    .set({ refundingCents: sql`${orders.refundedCents}` })
    .where(eq(orders.id, order.id))
    .returning()
  await applyMove(tx, left!, { name: 'settle', actor, now })
  if (order.sellerId) await barIfOwing(tx, order.sellerId)
}
