import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { barIfOwing } from '../disputes/end-if-done.server.ts'
import { tellOfRefused } from '../moves/tell-of-move.server.ts'
import { type Order, refund } from '../tables.server.ts'

/** What was promised, and PayPal was not asked to give back in vain. */
export const isAsked = and(eq(refund.state, 'promised'), isNull(refund.refusedAt))

type DeclinedRefund = { readonly id: number; readonly cents: number; readonly now: Date }

/** PayPal does not give back what was promised: its seller has to do it there. */
export async function leaveToSeller(
  tx: Database,
  order: Order,
  { id, cents, now }: DeclinedRefund,
): Promise<void> {
  const { rowCount } = await tx
    .update(refund)
    .set({ refusedAt: now, reference: null })
    .where(and(eq(refund.id, id), isAsked))
  if (!rowCount) return
  await tellOfRefused(tx, order, { cents, key: `refused ${id}` })
  if (order.sellerId) await barIfOwing(tx, order.sellerId)
}
