import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { ProviderPayment } from '../../../ground/request/payment-provider.ts'
import { payment } from '../../payments/tables.server.ts'
import { lockBookingOf } from '../moves/find-order.server.ts'
import { type Order, orders, refund } from '../tables.server.ts'
import { countTowardsPromises, keepPromise, recordRefund } from './record-refund.server.ts'

/**
 * Writes down what PayPal has given back, no matter who asked it for that: a promise is kept, or it is a refund of
 * its own.
 */
export const settleRefunds = (database: Database, seen: ProviderPayment, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const [paid] = await tx
      .select({ orderId: payment.orderId })
      .from(payment)
      .where(
        and(eq(payment.way, 'paypal'), eq(payment.reference, seen.reference), eq(payment.state, 'captured')),
      )
    if (!paid || seen.refunds.length === 0) return
    const which = eq(orders.id, paid.orderId)
    await lockBookingOf(tx, which)
    for (const { reference, amount } of seen.refunds) {
      const [order] = await tx.select().from(orders).where(which).for('update')
      const [known] = await tx.select({ id: refund.id }).from(refund).where(eq(refund.reference, reference))
      if (!order || known || amount.currency !== 'USD') continue
      const given = { cents: amount.cents, reference, actor: { side: 'site' } as const, now }
      if (await nameOne(tx, order, given)) continue
      const [promised] = await tx
        .select({ id: refund.id })
        .from(refund)
        .where(
          and(eq(refund.orderId, order.id), eq(refund.state, 'promised'), eq(refund.cents, amount.cents)),
        )
        .orderBy(asc(refund.id))
        .limit(1)
      if (promised) await keepPromise(tx, order, { ...given, id: promised.id })
      else {
        await countTowardsPromises(tx, order, amount.cents)
        await recordRefund(tx, order, { ...given, reason: '' })
      }
    }
  })

/**
 * What staff have found to be back while the site could not ask PayPal has no reference yet.
 * @returns whether there was such a refund of this amount
 */
async function nameOne(
  tx: Database,
  { id: orderId }: Order,
  { cents, reference }: { cents: number; reference: string },
): Promise<boolean> {
  const isFound = and(eq(refund.orderId, orderId), eq(refund.state, 'done'), isNull(refund.reference))
  const [found] = await tx
    .select({ id: refund.id })
    .from(refund)
    .where(and(isFound, eq(refund.cents, cents)))
    .orderBy(asc(refund.id))
    .limit(1)
  if (found) await tx.update(refund).set({ reference }).where(eq(refund.id, found.id))
  return found !== undefined
}
