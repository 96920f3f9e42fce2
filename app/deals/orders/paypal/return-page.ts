import { and, desc, eq } from 'drizzle-orm'
import { redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { payment } from '../../payments/tables.server.ts'
import { orderAddress } from '../addresses.ts'
import { findOrder } from '../moves/find-order.server.ts'
import type { Route } from './+types/return-page.ts'
import { settlePayment } from './settle-payment.server.ts'

/** Where PayPal sends a buyer back who has agreed. It takes no word of the address: PayPal is asked. */
export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { database, payPal, now } = context
  const order = await findOrder(database, params.number, viewerOf(context, url).id)
  if (!order) throw notFound()
  const [last] = await database
    .select({ id: payment.id, reference: payment.reference })
    .from(payment)
    .where(and(eq(payment.orderId, order.id), eq(payment.way, 'paypal')))
    .orderBy(desc(payment.id))
    .limit(1)
  if (payPal && last?.reference) {
    await database
      .update(payment)
      .set({ returnedAt: now })
      .where(and(eq(payment.id, last.id), eq(payment.state, 'created')))
    try {
      await settlePayment({ database, payPal, now }, last.reference)
    } catch {
      // The order says that it is looked into; the clock asks again.
    }
  }
  return redirect(orderAddress(params.number))
}
