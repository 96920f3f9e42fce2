import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { PaymentProvider } from '../../../ground/request/payment-provider.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { readTerms } from '../../payments/seller-terms.server.ts'
import { payment } from '../../payments/tables.server.ts'
import { orderAddress, returnAddress } from '../addresses.ts'
import { findLines, lockOrder } from '../moves/find-order.server.ts'

type Asked = { readonly number: string; readonly buyerId: string }

/**
 * `leadsTo`: where the buyer agrees to pay. `stale`: the order waits for no payment. `way`: its seller can't be paid by
 * PayPal now. `unreached`: PayPal did not answer.
 */
export type StartedPayment =
  | { readonly ok: true; readonly leadsTo: string }
  | { readonly ok: false; readonly problem: 'stale' | 'way' | 'unreached' }

const refuse = (problem: 'stale' | 'way' | 'unreached') => ({ ok: false, problem }) as const

export async function startPayment(
  { database, payPal, origin, now }: Pick<RequestContext, 'database' | 'payPal' | 'origin' | 'now'>,
  asked: Asked,
): Promise<StartedPayment> {
  if (!payPal) return refuse('way')
  const prepared = await database.transaction((tx) => prepare(tx, asked, now))
  if (typeof prepared === 'string') return refuse(prepared)
  const { number } = asked
  const made = await create(payPal, {
    ...prepared,
    number,
    key: `order-${prepared.id}`,
    returnTo: origin + returnAddress(number),
    cancelTo: origin + orderAddress(number),
  })
  if (made === 'unreached') return refuse(made)
  if (!made) return refuse('way')
  await database
    .update(payment)
    .set({ reference: made.reference })
    .where(and(eq(payment.id, prepared.id), isNull(payment.reference)))
  return { ok: true, leadsTo: made.approveAt }
}

/** The one payment of an order that is under way: the buyer may come back to it. */
async function prepare(tx: Database, { number, buyerId }: Asked, now: Date) {
  const order = await lockOrder(tx, number, { side: 'buyer', id: buyerId })
  if (order?.state !== 'awaiting-payment' || order.way !== 'paypal' || !order.sellerId) return 'stale'
  if (order.deadline && order.deadline <= now) return 'stale'
  const [line] = await findLines(tx, order.id)
  const [known] = await tx
    .select({ id: payment.id, state: payment.state, payee: payment.payee, cents: payment.cents })
    .from(payment)
    .where(and(eq(payment.orderId, order.id), ne(payment.state, 'ended')))
  const title = line?.title ?? number
  if (known) return known.state === 'created' ? { ...known, title } : 'stale'
  const { merchant: payee } = await readTerms(tx, order.sellerId)
  if (payee === null) return 'way'
  const cents = order.totalCents
  const [made] = await tx
    .insert(payment)
    .values({ orderId: order.id, way: 'paypal', state: 'created', cents, payee })
    .returning({ id: payment.id })
  return { id: made!.id, payee, cents, title }
}

async function create(payPal: PaymentProvider, asked: Parameters<PaymentProvider['create']>[0]) {
  try {
    return await payPal.create(asked)
  } catch {
    return 'unreached'
  }
}
