import type { Database } from '../../../ground/db/client.server.ts'
import { newNumber } from '../../bookings/secrets.server.ts'
import { tellOfMove } from '../moves/tell-of-move.server.ts'
import { type Order, orderLine, orderMove, orders } from '../tables.server.ts'

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
  readonly line: Omit<typeof orderLine.$inferInsert, 'orderId'>
  readonly now: Date
}

/** Writes an order with its line, and tells whom it concerns. */
export async function writeOrder(tx: Database, { line, now, ...values }: NewOrder): Promise<Order> {
  const [made] = await tx
    .insert(orders)
    .values({
      ...values,
      number: newNumber(),
      totalCents: line.quantity * line.unitCents,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  const order = made!
  await tx.insert(orderLine).values({ ...line, orderId: order.id })
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
