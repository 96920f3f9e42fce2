import { and, asc, eq, or, sql, sum, type SQL } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { keepBookables } from '../../bookings/bookables/locks.server.ts'
import { payment } from '../../payments/tables.server.ts'
import { type Order, orderCharge, orderLine, orderMove, orders, receipt, refund } from '../tables.server.ts'
import type { Side } from './states.ts'

/** Who looks at an order, or does something with it. */
export type Actor = { readonly side: 'buyer' | 'seller'; readonly id: string } | { readonly side: 'site' }

export const actorIdOf = (actor: Actor): string | null => ('id' in actor ? actor.id : null)

/** For all but its two sides there is no such order. */
const isTheirs = (personId: string) => or(eq(orders.buyerId, personId), eq(orders.sellerId, personId))

export async function findOrder(database: Database, number: string, personId: string): Promise<Order | null> {
  const [found] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), isTheirs(personId)))
  return found ?? null
}

export const sideOf = ({ buyerId }: Order, personId: string): Extract<Side, 'buyer' | 'seller'> =>
  buyerId === personId ? 'buyer' : 'seller'

/**
 * Locks the booking that an order pays, after what is booked: both come before the order in the order of locks.
 * @param which the order
 */
export async function lockBookingOf(tx: Database, which: SQL | undefined): Promise<void> {
  const id = sql`(select booking_id from orders where ${which})`
  await keepBookables(tx, sql`id = (select bookable_id from booking where booking.id = ${id})`)
  await tx.execute(sql`select from booking where id = ${id} for no key update`)
}

/** An order that no one else changes until the transaction ends; null where the actor has none. */
export async function lockOrder(tx: Database, number: string, actor: Actor): Promise<Order | null> {
  const isActors =
    actor.side === 'site'
      ? undefined
      : eq(actor.side === 'buyer' ? orders.buyerId : orders.sellerId, actor.id)
  const which = and(eq(orders.number, number), isActors)
  await lockBookingOf(tx, which)
  const [found] = await tx.select().from(orders).where(which).for('update')
  return found ?? null
}

export const findLines = (database: Database, orderId: number) =>
  database.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id))

export const findCharges = (database: Database, orderId: number) =>
  database
    .select({ what: orderCharge.what, name: orderCharge.name, cents: orderCharge.cents })
    .from(orderCharge)
    .where(eq(orderCharge.orderId, orderId))
    .orderBy(asc(orderCharge.id))

/** How much of an order's total is tax, in cents. */
export async function taxOf(database: Database, orderId: number): Promise<number> {
  const [found] = await database
    .select({ cents: sum(orderCharge.cents).mapWith(Number) })
    .from(orderCharge)
    .where(and(eq(orderCharge.orderId, orderId), eq(orderCharge.what, 'tax')))
  return found?.cents ?? 0
}

/** What happened to an order, the earliest first. */
export const findTimeline = (database: Database, orderId: number) =>
  database
    .select({ id: orderMove.id, at: orderMove.at, move: orderMove.move, toState: orderMove.toState })
    .from(orderMove)
    .where(eq(orderMove.orderId, orderId))
    .orderBy(asc(orderMove.id))

export const findReceipts = (database: Database, orderId: number) =>
  database
    .select({
      year: receipt.year,
      number: receipt.number,
      kind: receipt.kind,
      cents: receipt.cents,
      taxCents: receipt.taxCents,
      issuedAt: receipt.issuedAt,
    })
    .from(receipt)
    .where(eq(receipt.orderId, orderId))
    .orderBy(asc(receipt.issuedAt), asc(receipt.number))

/**
 * How far what was promised back is. `refused`: PayPal leaves some of it to the seller. `pending`: some of it takes PayPal
 * days. `asked`: it has not answered yet. Null: nothing is promised.
 */
export async function findPromiseState(database: Database, orderId: number) {
  const rows = await database
    .select({ refusedAt: refund.refusedAt, reference: refund.reference })
    .from(refund)
    .where(and(eq(refund.orderId, orderId), eq(refund.state, 'promised')))
  if (rows.some(({ refusedAt }) => refusedAt)) return 'refused'
  if (rows.some(({ reference }) => reference)) return 'pending'
  return rows.length > 0 ? 'asked' : null
}

/**
 * How far the payments of an order are, the earliest first. `returned`: its buyer came back from the provider, which has
 * not answered since.
 */
export async function findPayments(database: Database, orderId: number) {
  const rows = await database
    .select({ state: payment.state, returnedAt: payment.returnedAt, lateAt: payment.lateAt })
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(payment.id))
  return rows.map(({ state, returnedAt, lateAt }) =>
    // Captured after all, it is looked at like one that is held.
    lateAt ? 'held' : state === 'created' && returnedAt ? 'returned' : state,
  )
}
