import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { isTimeout, type PaymentProvider } from '../../../ground/request/payment-provider.ts'
import { payment } from '../../payments/tables.server.ts'
import { settlePayment } from '../paypal/settle-payment.server.ts'
import { orders, refund } from '../tables.server.ts'
import { isAsked, leaveToSeller } from './leave-to-seller.server.ts'

type RefundContext = { readonly database: Database; readonly payPal: PaymentProvider; readonly now: Date }

const atOnce = 50

/**
 * Asks PayPal to give back what was promised: for the seller who has just pressed it, and for the clock, as often as it
 * takes. A refund has a key, so that it is given back once; what PayPal then says of the payment is written down, as
 * after a message of its. What it refuses, the seller gives back there. What is under way there for some days is looked
 * at once an hour.
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
        number === undefined
          ? or(isNull(refund.reference), sql`${refund.id} % 60 = ${now.getUTCMinutes()}`)
          : eq(orders.number, number),
      ),
    )
    // Of one order the oldest first: PayPal names no promise, so that what it gives back is the oldest one's.
    .orderBy(sql`md5(${orders.id}::text || ${String(Math.random())})`, asc(refund.id))
    .limit(atOnce)
  const failed = new Set<number>()
  for (const { id, payee, capture, reference, order } of open) {
    if (failed.has(order.id)) continue
    const settle = () => settlePayment({ database, payPal, now }, reference!)
    try {
      // What its seller has given back there already is not asked for again.
      await settle()
      const [left] = await database
        .select({ cents: refund.cents })
        .from(refund)
        .where(and(eq(refund.id, id), isAsked, isNull(refund.reference)))
      if (!left) continue
      const { cents } = left
      const isGiven = await payPal.refund({ capture: capture!, payee, cents, key: `refund-${id}` })
      await settle()
      if (!isGiven) await database.transaction((tx) => leaveToSeller(tx, order, { id, cents, now }))
    } catch (error) {
      // It is asked for again in a minute, and before the next one of its order.
      if (isTimeout(error)) return
      failed.add(order.id)
    }
  }
}
