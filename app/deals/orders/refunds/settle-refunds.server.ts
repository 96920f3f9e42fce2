import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { ProviderPayment, ProviderRefund } from '../../../ground/request/payment-provider.ts'
import { payment } from '../../payments/tables.server.ts'
import { lockBookingOf } from '../moves/find-order.server.ts'
import { type Order, orders, refund } from '../tables.server.ts'
import { barIfOwing } from '../disputes/end-if-done.server.ts'
import { leaveToSeller } from './leave-to-seller.server.ts'
import { countTowardsPromises, keepPromise, recordRefund } from './record-refund.server.ts'

/**
 * Writes down what PayPal has given back, no matter who asked it for that: a promise is kept, or it is a refund of
 * its own. A promise that PayPal is still carrying out has its name for that.
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
    // What failed comes first: its promise is open again for what its seller gave back in its place.
    for (const one of seen.refunds.toSorted(
      (a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'),
    )) {
      const [order] = await tx.select().from(orders).where(which).for('update')
      if (order && one.amount.currency === 'USD') await settleOne(tx, order, one, now)
    }
  })

async function settleOne(
  tx: Database,
  order: Order,
  { reference, amount: { cents }, state }: ProviderRefund,
  now: Date,
): Promise<void> {
  const [known] = await tx
    .select({ id: refund.id, state: refund.state })
    .from(refund)
    .where(eq(refund.reference, reference))
  if (known?.state === 'done') return
  if (state === 'failed') {
    if (known) await leaveToSeller(tx, order, { id: known.id, cents, now })
    return
  }
  const promised = known ?? (await findPromise(tx, order, cents))
  if (state === 'pending') {
    if (!known && promised) await nameUnderWay(tx, order, { id: promised.id, reference })
    return
  }
  const given = { cents, reference, actor: { side: 'site' } as const, now }
  if (!known && (await nameOne(tx, order, given))) return
  if (promised) await keepPromise(tx, order, { ...given, id: promised.id })
  else {
    await countTowardsPromises(tx, order, cents)
    await recordRefund(tx, order, { ...given, reason: '' })
  }
}

/** The oldest promise of an amount that PayPal has no name for. */
async function findPromise(tx: Database, { id: orderId }: Order, cents: number) {
  const isOpen = and(eq(refund.state, 'promised'), isNull(refund.reference))
  const [found] = await tx
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.orderId, orderId), isOpen, eq(refund.cents, cents)))
    .orderBy(asc(refund.id))
    .limit(1)
  return found
}

/** It is no longer up to its seller, if it was. */
async function nameUnderWay(
  tx: Database,
  { sellerId }: Order,
  { id, reference }: { id: number; reference: string },
): Promise<void> {
  await tx.update(refund).set({ reference, refusedAt: null }).where(eq(refund.id, id))
  if (sellerId) await barIfOwing(tx, sellerId)
}

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
