import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { findCart } from './cart/cart.server.ts'
import { findInvoices } from './fees/invoices.server.ts'
import { move } from './moves/move.server.ts'
import { unpaidStates, unsettledStates } from './moves/states.ts'
import { findMattersIn, findOrdersIn, findUnsettledMatters } from './own/find-open.server.ts'
import { orderMove, orders } from './tables.server.ts'

const state = { state: orders.state }

/** What they bought and sold. Orders stay for the other side, receipts and the ledger for the books: without a name. */
export const orderData: PersonalPart = {
  name: 'orders',
  tables: ['orders', 'order_move', 'fee_invoice', 'cart_line'],
  async read(database, { id }) {
    const {
      phone,
      formKey: _key,
      scope: _scope,
      id: _id,
      sellerId,
      buyerId,
      feeCents,
      ...columns
    } = getTableColumns(orders)
    const lines = sql`(select json_agg(json_build_object('title', title, 'quantity', quantity, 'unitCents', unit_cents)
      order by id) from order_line where order_id = orders.id)`
    const charges = sql`(select json_agg(json_build_object('what', what, 'name', name, 'cents', cents) order by id)
      from order_charge where order_id = orders.id)`
    const [bought, sold, moves] = await Promise.all([
      database
        .select({ ...columns, phone, lines, charges })
        .from(orders)
        .where(eq(buyerId, id)),
      database
        .select({ ...columns, feeCents, lines, charges })
        .from(orders)
        .where(eq(sellerId, id)),
      database
        .select({ at: orderMove.at, move: orderMove.move, number: orders.number })
        .from(orderMove)
        .innerJoin(orders, eq(orders.id, orderMove.orderId))
        .where(eq(orderMove.actorId, id)),
    ])
    return {
      bought,
      sold,
      moves,
      feeInvoices: await findInvoices(database, id),
      cart: await findCart(database, id),
    }
  },
  findOpen: (database, { id }) => findMattersIn(database, id, unpaidStates),
  findUnsettled: (database, { id }) => findUnsettledMatters(database, id),
  async close(tx, { id }) {
    const now = new Date()
    const open = await findOrdersIn(tx, id, unpaidStates)
    for (const { number, buyerId, bookingId } of open) {
      // It ends with its booking.
      if (bookingId !== null) continue
      const side = buyerId === id ? 'buyer' : 'seller'
      await move(tx, number, { name: 'cancel', actor: { side, id }, now })
    }
  },
  async erase(tx, { id }) {
    const left = [
      ...(await tx.update(orders).set({ buyerId: null }).where(eq(orders.buyerId, id)).returning(state)),
      ...(await tx.update(orders).set({ sellerId: null }).where(eq(orders.sellerId, id)).returning(state)),
    ]
    // Since `findUnsettled` was asked a dispute may have been opened. The next try finds it.
    if (left.some((one) => unsettledStates.some((unsettled) => unsettled === one.state)))
      throw new Error('an order was opened again')
    await tx.execute(sql`delete from cart_line where buyer_id = ${id}`)
    await tx.execute(sql`update fee_invoice set seller_name = '' where seller_id = ${id}`)
    await tx.update(orderMove).set({ actorId: null }).where(eq(orderMove.actorId, id))
  },
}
