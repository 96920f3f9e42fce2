import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { PaymentProvider, PaymentRequest } from '../../../ground/request/payment-provider.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { readTerms } from '../../payments/seller-terms.server.ts'
import { payment } from '../../payments/tables.server.ts'
import { orderAddress, returnAddress } from '../addresses.ts'
import { orderQuery, type StartProblem } from '../own/order-query.ts'
import { findLines, lockOrder } from '../moves/find-order.server.ts'

type PaymentContext = Pick<RequestContext, 'database' | 'payPal' | 'origin' | 'now'>
type BuyerOrder = { readonly number: string; readonly buyerId: string }

/**
 * `leadsTo`: where the buyer agrees to pay. `stale`: the order waits for no payment.
 */
export type StartedPayment =
  | { readonly ok: true; readonly leadsTo: string }
  | { readonly ok: false; readonly problem: 'stale' | StartProblem }

const refuse = (problem: 'stale' | StartProblem) => ({ ok: false, problem }) as const

export async function startPayment(
  { database, payPal, origin, now }: PaymentContext,
  asked: BuyerOrder,
): Promise<StartedPayment> {
  const prepared = await database.transaction((tx) => prepare(tx, asked, { payPal, now }))
  if (typeof prepared === 'string') return refuse(prepared)
  const { number } = asked
  const made = await create({
    ...prepared,
    number,
    key: `order-${prepared.id}`,
    returnTo: origin + returnAddress(number),
    cancelTo: origin + orderAddress(number),
  })
  if (typeof made === 'string') return refuse(made)
  await database
    .update(payment)
    .set({ reference: made.reference })
    .where(and(eq(payment.id, prepared.id), isNull(payment.reference)))
  return { ok: true, leadsTo: made.approveAt }
}

/** Where a buyer is led who has just ordered: to pay, or to their order, which says why they can't. */
export async function leadToPayment(context: PaymentContext, asked: BuyerOrder): Promise<string> {
  const started = await startPayment(context, asked)
  if (started.ok) return started.leadsTo
  const problem = started.problem === 'stale' ? null : started.problem
  return orderQuery.address(orderAddress(asked.number), { problem })
}

/** The one payment of an order that is under way: the buyer may come back to it. */
async function prepare(
  tx: Database,
  { number, buyerId }: BuyerOrder,
  { payPal, now }: Pick<PaymentContext, 'payPal' | 'now'>,
) {
  const order = await lockOrder(tx, number, { side: 'buyer', id: buyerId })
  if (order?.state !== 'awaiting-payment' || order.way !== 'paypal' || !order.sellerId) return 'stale'
  if (order.deadline && order.deadline <= now) return 'stale'
  if (!payPal) return 'way'
  const [line] = await findLines(tx, order.id)
  const [known] = await tx
    .select({ id: payment.id, state: payment.state, payee: payment.payee, cents: payment.cents })
    .from(payment)
    .where(and(eq(payment.orderId, order.id), ne(payment.state, 'ended')))
  const title = line?.title ?? number
  if (known) return known.state === 'created' ? { ...known, title, payPal } : 'stale'
  const { merchant: payee } = await readTerms(tx, order.sellerId)
  if (payee === null) return 'way'
  const cents = order.totalCents
  const [made] = await tx
    .insert(payment)
    .values({ orderId: order.id, way: 'paypal', state: 'created', cents, payee })
    .returning({ id: payment.id })
  return { id: made!.id, payee, cents, title, payPal }
}

async function create({ payPal, ...asked }: PaymentRequest & { payPal: PaymentProvider }) {
  try {
    const made = await payPal.create(asked)
    return made === 'payee' ? 'way' : made
  } catch {
    return 'unreached'
  }
}
