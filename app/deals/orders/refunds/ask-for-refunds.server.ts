import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { PaymentProvider } from '../../../ground/request/payment-provider.ts'
import { barIfOwing } from '../disputes/end-if-done.server.ts'
import { payment } from '../../payments/tables.server.ts'
import { tellOfRefused } from '../moves/tell-of-move.server.ts'
import { settlePayment } from '../paypal/settle-payment.server.ts'
import { type Order, orders, refund } from '../tables.server.ts'

type RefundContext = { readonly database: Database; readonly payPal: PaymentProvider; readonly now: Date }

const atOnce = 50

const isAsked = and(eq(refund.state, 'promised'), isNull(refund.refusedAt))

/**
 * Asks PayPal to give back what was promised: for the seller who has just pressed it, and for the clock, as often as it
 * takes. A refund has a key, so that it is given back once; what PayPal then says of the payment is written down, as
 * after a message of its. What it refuses, the seller gives back there.
 * @param number of an order; without it, all
 */
export async function askForRefunds(
  { database, payPal, now }: RefundContext,
  number?: string,
): Promise<void> {
  const open = await database
    .select({
      id: refund.id,
      payee: payment.payee,
      capture: payment.captureReference,
      reference: payment.reference,
      order: orders,
    })
    .from(refund)
    .innerJoin(orders, eq(orders.id, refund.orderId))
    .innerJoin(payment, and(eq(payment.orderId, refund.orderId), eq(payment.state, 'captured')))
    .where(
      and(
        isAsked,
        eq(payment.way, 'paypal'),
        isNotNull(payment.captureReference),
        number === undefined ? undefined : eq(orders.number, number),
      ),
    )
    .orderBy(asc(refund.createdAt))
    .limit(atOnce)
  for (const { id, payee, capture, reference, order } of open) {
    const settle = () => settlePayment({ database, payPal, now }, reference!)
    try {
      // What its seller has given back there already is not asked for again.
      await settle()
      const [left] = await database
        .select({ cents: refund.cents })
        .from(refund)
        .where(and(eq(refund.id, id), isAsked))
      if (!left) continue
      const { cents } = left
      const isGiven = await payPal.refund({ capture: capture!, payee, cents, key: `refund-${id}` })
      await settle()
      if (!isGiven) await database.transaction((tx) => leaveToSeller(tx, order, { id, cents, now }))
    } catch {
      // It is asked for again in a minute.
    }
  }
}

type DeclinedRefund = { readonly id: number; readonly cents: number; readonly now: Date }

async function leaveToSeller(tx: Database, order: Order, { id, cents, now }: DeclinedRefund): Promise<void> {
  const { rowCount } = await tx
    .update(refund)
    .set({ refusedAt: now })
    .where(and(eq(refund.id, id), isAsked))
  if (!rowCount) return
  await tellOfRefused(tx, order, { cents, key: `refused ${id}` })
  if (order.sellerId) await barIfOwing(tx, order.sellerId)
}
