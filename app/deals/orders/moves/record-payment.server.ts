import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { post } from '../../../people/ledger/ledger.server.ts'
import { payment } from '../../payments/tables.server.ts'
import type { Order } from '../tables.server.ts'
import { postFee } from '../fees/post-fee.server.ts'
import { isPlayed } from '../price/is-played.ts'
import { moneyMoved } from '../price/money-moved.ts'
import { taxOf } from './find-order.server.ts'
import { issueReceipt } from './issue-receipt.server.ts'

/**
 * Writes down that an order was paid in full: its payment, its receipt, and the ledger. In a demo, and with a sample, no
 * money moves. Who left while it was captured is a party without a name.
 */
export async function recordPayment(
  tx: Database,
  { id, number, way, scope, totalCents, feeCents, ...sides }: Order,
  now: Date,
): Promise<void> {
  const sellerId = sides.sellerId ?? randomUUID()
  const buyerId = sides.buyerId ?? randomUUID()
  const captured = { state: 'captured', capturedAt: now } as const
  const [known] = await tx
    .update(payment)
    .set(captured)
    .where(and(eq(payment.orderId, id), ne(payment.state, 'ended')))
    .returning({ id: payment.id })
  if (!known) await tx.insert(payment).values({ orderId: id, way, cents: totalCents, ...captured })
  const taxCents = await taxOf(tx, id)
  await issueReceipt(tx, { id, sellerId }, { kind: 'payment', cents: totalCents, taxCents, now })
  if (isPlayed({ way, scope })) return
  await post(tx, {
    reason: 'captured',
    subject: `order ${number}`,
    entries: moneyMoved({ sellerId, buyerId }, { cents: totalCents, taxCents }),
  })
  await postFee(tx, sellerId, { subject: `order ${number}`, cents: feeCents })
}
