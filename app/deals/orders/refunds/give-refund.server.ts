import type { Database } from '../../../ground/db/client.server.ts'
import { owedOf } from '../disputes/endings.ts'
import { findDispute } from '../disputes/find-dispute.server.ts'
import { lockOrder } from '../moves/find-order.server.ts'
import { mayMove } from '../moves/states.ts'
import type { Order } from '../tables.server.ts'
import { promiseRefund, type Refund, recordRefund } from './record-refund.server.ts'

type SellerRefund = {
  readonly number: string
  readonly sellerId: string
  readonly cents: number
  /** What was left to give back when they pressed it: what is pressed twice is given once. */
  readonly seenLeft?: number
  readonly reason: string
  readonly now: Date
}

export type RefundProblem = 'gone' | 'stale' | 'too-much'

/**
 * A seller gives money back. What was paid at the handover they give back themselves, as in a demo; what was paid by
 * PayPal is promised, until PayPal says that it is done.
 */
export const giveRefund = (
  database: Database,
  { number, sellerId, cents, seenLeft, reason, now }: SellerRefund,
): Promise<RefundProblem | null> =>
  database.transaction(async (tx) => {
    const actor = { side: 'seller', id: sellerId } as const
    const order = await lockOrder(tx, number, actor)
    if (!order) return 'gone'
    if (!mayRefund(order, await findDispute(tx, order.id))) return 'stale'
    const left = order.paidCents - order.refundingCents
    if (seenLeft !== undefined && seenLeft !== left) return 'stale'
    if (cents > left) return 'too-much'
    await giveMoneyBack(tx, order, { cents, reason, actor, now })
    return null
  })

/**
 * In a dispute, what was paid at the handover is not back because its seller says so: staff decide. Nor is it after they
 * have given it up.
 */
export function mayRefund(
  order: Pick<Order, 'state' | 'way' | 'refundedCents'>,
  dispute: { readonly givenUpCents: number | null } | null,
): boolean {
  const isStaffs = order.state === 'disputed' || (dispute !== null && owedOf(order, dispute) > 0)
  return mayMove('refund', order.state, 'seller') && !(isStaffs && order.way === 'on-site')
}

/** Of an order that this transaction has locked: what was paid by PayPal is promised first. */
export const giveMoneyBack = (tx: Database, order: Order, given: Refund): Promise<void> =>
  (order.way === 'paypal' ? promiseRefund : recordRefund)(tx, order, given)
