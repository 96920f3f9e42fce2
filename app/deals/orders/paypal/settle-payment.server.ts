import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import {
  isTimeout,
  type PaymentProvider,
  type ProviderPayment,
} from '../../../ground/request/payment-provider.ts'
import { notifyAdmins } from '../../../people/notifications/notify-admins.server.ts'
import { payment } from '../../payments/tables.server.ts'
import { endPaidInVain } from '../bookings/confirm-booking.server.ts'
import { applyMove } from '../moves/apply-move.server.ts'
import { lockBookingOf } from '../moves/find-order.server.ts'
import { deadlineOf } from '../moves/states.ts'
import { orderLine, orders } from '../tables.server.ts'
import { giveMoneyBack } from '../refunds/give-refund.server.ts'
import { settleRefunds } from '../refunds/settle-refunds.server.ts'
import { type Fault, faultOf } from './fault-of.ts'

type SettlementContext = { readonly database: Database; readonly payPal: PaymentProvider; readonly now: Date }
type Payment = typeof payment.$inferSelect

const isUnderWay = inArray(payment.state, ['created', 'capturing'])

/**
 * Brings a payment to the state that PayPal has, at the request of the buyer who comes back, of a message of PayPal's
 * or of the clock. What PayPal says now is compared with what was asked before anything is captured or called paid;
 * it may run twice.
 */
export async function settlePayment(
  { database, payPal, now }: SettlementContext,
  reference: string,
): Promise<void> {
  const [known] = await database
    .select({ state: payment.state, capture: payment.captureReference })
    .from(payment)
    .where(and(eq(payment.way, 'paypal'), eq(payment.reference, reference)))
  if (!known || known.state === 'held' || (known.state === 'ended' && known.capture !== null)) return
  const seen = await payPal.find(reference)
  if (!seen) return database.transaction((tx) => recordLost(tx, reference))
  if (known.state === 'captured') return settleRefunds(database, seen, now)
  const isAsked = known.state === 'capturing'
  if (seen.state !== 'approved') return database.transaction((tx) => record(tx, seen, { isAsked, now }))
  const key = await database.transaction((tx) => renew(tx, seen, now))
  if (key === null) return
  const captured = await payPal.capture(reference, key)
  await database.transaction((tx) => record(tx, captured, { isAsked: true, now }))
}

/** The name of the payment for which something was captured; null: none of ours. */
export async function findCaptured(database: Database, capture: string): Promise<string | null> {
  const [found] = await database
    .select({ reference: payment.reference })
    .from(payment)
    .where(and(eq(payment.way, 'paypal'), eq(payment.captureReference, capture)))
  return found?.reference ?? null
}

/**
 * Payments whose answer got lost are asked for again, also after their hold has run out, and those whose buyer came back
 * while PayPal did not answer. They are asked for in any order, so that one that PayPal never answers does not hold up the
 * same others each time.
 */
export async function settleUnderWay(context: SettlementContext): Promise<void> {
  const { database, now } = context
  const before = new Date(+now - 60_000)
  const open = await database
    .select({ reference: payment.reference })
    .from(payment)
    .where(
      and(
        eq(payment.way, 'paypal'),
        or(
          and(eq(payment.state, 'capturing'), lt(payment.createdAt, before)),
          and(eq(payment.state, 'created'), lt(payment.returnedAt, before)),
        ),
      ),
    )
    .orderBy(sql`random()`)
    .limit(50)
  for (const { reference } of open) {
    try {
      if (reference !== null) await settlePayment(context, reference)
    } catch (error) {
      // It is asked for again in a minute.
      if (isTimeout(error)) return
    }
  }
}

/** The order and the booking that it pays first, as everywhere, then its payment. */
async function lock(tx: Database, { reference }: Pick<ProviderPayment, 'reference'>) {
  const [known] = await tx
    .select({ orderId: payment.orderId })
    .from(payment)
    .where(and(eq(payment.way, 'paypal'), eq(payment.reference, reference)))
  if (!known) return null
  const which = eq(orders.id, known.orderId)
  await lockBookingOf(tx, which)
  const [order] = await tx.select().from(orders).where(which).for('update')
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.reference, reference), isUnderWay))
    .for('update')
  return order && row ? { order, row } : null
}

/**
 * Holds the pieces for another 15 minutes, in the transaction that decides to capture: an order that has ended is never
 * captured.
 * @returns the key of the capture; null: it must not be captured
 */
async function renew(tx: Database, seen: ProviderPayment, now: Date): Promise<string | null> {
  const locked = await lock(tx, seen)
  if (!locked) return null
  const { order, row } = locked
  const fault = faultOf({ ...row, number: order.number }, seen)
  if (fault) {
    await hold(tx, row, fault)
    return null
  }
  const isOver = order.state !== 'awaiting-payment' || !order.deadline || order.deadline <= now
  if (isOver && row.state === 'created') {
    await end(tx, row)
    // Who comes back late reads why, before the clock ends it.
    await applyMove(tx, order, { name: 'expire', actor: { side: 'site' }, now })
    return null
  }
  await tx
    .update(orders)
    .set({ deadline: deadlineOf('awaiting-payment', now) })
    .where(eq(orders.id, order.id))
  await tx.update(payment).set({ state: 'capturing' }).where(eq(payment.id, row.id))
  return `capture-${row.id}`
}

/** @param isAsked PayPal has said this since it was asked to capture; else it may be older than that */
async function record(
  tx: Database,
  seen: ProviderPayment,
  { isAsked, now }: { isAsked: boolean; now: Date },
): Promise<void> {
  const locked = await lock(tx, seen)
  if (!locked) return recordLate(tx, seen, now)
  const { order, row } = locked
  if (seen.state === 'declined') return end(tx, row)
  // Its buyer turned round at PayPal, and may come back.
  if (seen.state === 'waiting' && row.state === 'capturing' && isAsked)
    await tx.update(payment).set({ state: 'created' }).where(eq(payment.id, row.id))
  if (seen.state === 'waiting')
    await tx
      .update(payment)
      .set({ returnedAt: null })
      .where(and(eq(payment.id, row.id), lte(payment.returnedAt, now)))
  if (seen.state !== 'captured' || !seen.capture) return
  const capture = { captureReference: seen.capture.reference }
  await tx.update(payment).set(capture).where(eq(payment.id, row.id))
  const fault = faultOf({ ...row, number: order.number }, seen)
  if (fault) return hold(tx, row, fault)
  const actor = { side: 'site' } as const
  const paid = await applyMove(tx, order, { name: 'pay', actor, now })
  if (!paid) return hold(tx, row, 'late')
  if (paid.bookingId !== null) return endPaidInVain(tx, paid.bookingId, now)
  const hasLeft = paid.sellerId === null || paid.buyerId === null
  if (hasLeft) await giveMoneyBack(tx, paid, { cents: paid.paidCents, reason: '', actor, now })
}

/** What was captured for a payment that has ended counts as nothing here: staff have to see that it goes back. */
async function recordLate(tx: Database, { reference, state, capture }: ProviderPayment, now: Date) {
  if (state !== 'captured' || !capture) return
  const isEnded = and(eq(payment.state, 'ended'), isNull(payment.captureReference))
  const [late] = await tx
    .update(payment)
    .set({ captureReference: capture.reference, fault: 'late' satisfies Fault, lateAt: now })
    .where(and(eq(payment.way, 'paypal'), eq(payment.reference, reference), isEnded))
    .returning()
  if (late) await tellStaff(tx, late)
}

/** PayPal forgets what is not captured after some hours. Whether this one was, the staff find out. */
async function recordLost(tx: Database, reference: string): Promise<void> {
  const locked = await lock(tx, { reference })
  if (!locked) return
  const { row } = locked
  await (row.state === 'created' ? end(tx, row) : hold(tx, row, 'lost'))
}

const end = async (tx: Database, { id }: Payment) => {
  await tx.update(payment).set({ state: 'ended' }).where(eq(payment.id, id))
}

/** For the staff to look at: nothing of it counts as paid, and its order doesn't end by itself. */
async function hold(tx: Database, row: Payment, fault: Fault) {
  await tx.update(payment).set({ state: 'held', fault }).where(eq(payment.id, row.id))
  await tx.update(orders).set({ deadline: null }).where(eq(orders.id, row.orderId))
  await tellStaff(tx, row)
}

async function tellStaff(tx: Database, { id, orderId, cents }: Payment) {
  const [line] = await tx
    .select({ title: orderLine.title })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(orderLine.id)
    .limit(1)
  await notifyAdmins(tx, {
    event: 'payment-held',
    values: { title: line?.title ?? '', cents },
    href: '/admin/money',
    key: `payment-held ${id}`,
  })
}
