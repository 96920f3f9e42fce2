import type { Database } from '../../../ground/db/client.server.ts'
import { newNumber } from '../../bookings/secrets.server.ts'
import { tellOfMove } from '../moves/tell-of-move.server.ts'
import { shareOf } from '../../bookings/prices/taxes.ts'
import { readFee } from '../../../people/fees/platform-fee.server.ts'
import { isPlayed } from '../price/is-played.ts'
import type { Charge } from '../price/price-of.ts'
import { type Order, orderCharge, orderLine, orderMove, orders } from '../tables.server.ts'

type NewOrder = Pick<
  Order,
  | 'sellerName'
  | 'buyerName'
  | 'phone'
  | 'way'
  | 'delivery'
  | 'place'
  | 'state'
  | 'deadline'
  | 'scope'
  | 'formKey'
> & {
  readonly sellerId: string
  readonly buyerId: string
  readonly bookingId?: number
  readonly lines: readonly Omit<typeof orderLine.$inferInsert, 'orderId'>[]
  readonly charges: readonly Charge[]
  /** What the fee is a share of, where a part of the lines' price is tax; else it is all of it. */
  readonly feeOfCents?: number
  readonly now: Date
}

/** Writes an order with its lines and charges, and tells whom it concerns. */
export async function writeOrder(
  tx: Database,
  { lines, charges, feeOfCents, now, ...values }: NewOrder,
): Promise<Order> {
  const soldCents = sum(lines.map(({ quantity, unitCents }) => quantity * unitCents))
  const { basisPoints } = await readFee(tx)
  const [made] = await tx
    .insert(orders)
    .values({
      ...values,
      number: newNumber(),
      totalCents: soldCents + sum(charges.map(({ cents }) => cents)),
      feeCents: isPlayed(values) ? 0 : shareOf(basisPoints, feeOfCents ?? soldCents),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  const order = made!
  await tx.insert(orderLine).values(lines.map((line) => ({ ...line, orderId: order.id })))
  if (charges.length > 0)
    await tx.insert(orderCharge).values(charges.map((charge) => ({ ...charge, orderId: order.id })))
  const [written] = await tx
    .insert(orderMove)
    .values({
      orderId: order.id,
      at: now,
      move: 'order',
      side: 'buyer',
      actorId: values.buyerId,
      toState: order.state,
    })
    .returning({ id: orderMove.id })
  await tellOfMove(tx, order, { move: 'order', by: 'buyer', moveId: written!.id })
  return order
}

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)
