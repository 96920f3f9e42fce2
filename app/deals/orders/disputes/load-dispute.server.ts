import { randomUUID } from 'node:crypto'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { findLines, findOrder, findPromiseState, sideOf } from '../moves/find-order.server.ts'
import { steps, maySay } from './carry-out.server.ts'
import { owedOf } from './endings.ts'
import { findCompletedAt, findDispute, readBy } from './find-dispute.server.ts'
import { mayOpen } from './may-open.ts'

/** The dispute of an order as one of its two sides sees it; null: they have none, and can open none. */
export async function loadDispute(
  { database, payPal, now }: Pick<RequestContext, 'database' | 'payPal' | 'now'>,
  number: string,
  viewerId: string,
) {
  const order = await findOrder(database, number, viewerId)
  if (!order) return null
  const side = sideOf(order, viewerId)
  const dispute = await findDispute(database, order.id)
  const isNew = !dispute && side === 'buyer' && mayOpen(order, await findCompletedAt(database, order.id), now)
  if (!dispute && !isNew) return null
  const [lines, promise] = await Promise.all([
    findLines(database, order.id),
    findPromiseState(database, order.id),
  ])
  const { state, way, deadline, sellerName, buyerName } = order
  const isDecided = dispute?.decidedAt != null
  return {
    number,
    side,
    state,
    way,
    sellerName,
    buyerName,
    title: lines[0]?.title ?? number,
    dispute: dispute && readBy(dispute, side),
    /** What goes back and is not back yet. */
    promisedCents: order.refundingCents - order.refundedCents,
    /** Until when the buyer may deny that they have it. */
    deadline: state === 'disputed' ? deadline : null,
    /** What staff have given up, and is not back. */
    owedCents: dispute ? owedOf(order, dispute) : 0,
    promise,
    disputePage: side === 'buyer' && promise === 'refused' ? (payPal?.disputePage ?? null) : null,
    steps: steps.filter((step) => maySay(step, order, { side, isDecided })),
    formKey: isNew || state === 'disputed' ? randomUUID() : null,
  }
}
export type LoadedDispute = NonNullable<Awaited<ReturnType<typeof loadDispute>>>
