import { randomUUID } from 'node:crypto'
import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { applyMove } from '../../bookings/moves/apply-move.server.ts'
import { lockBooking } from '../../bookings/moves/find-booking.server.ts'
import type { PriceLine } from '../../bookings/prices/prices.ts'
import { prepaidOf } from '../../bookings/states/prepaid.ts'
import { booking } from '../../bookings/tables.server.ts'
import { findTerms } from '../../payments/seller-terms.server.ts'
import { isPaidFirst } from '../../payments/ways.ts'
import type { ShopContext } from '../buy/find-offer.server.ts'
import { writeOrder } from '../buy/write-order.server.ts'
import { deadlineOf } from '../moves/states.ts'
import { orders } from '../tables.server.ts'

type Guest = { readonly id: string; readonly fullName: string }

/**
 * `gone`: they have no such booking. `stale`: it waits for no payment. `way`: its owner can't be paid on the site now, so
 * that it is confirmed, and all of it paid at the place.
 */
export type BookingOrder =
  | { readonly ok: true; readonly number: string }
  | { readonly ok: false; readonly problem: 'gone' | 'stale' | 'way' }

/** The order by which a guest pays for a booking whose place is held: asked for again, it is the same one. */
export const orderBooking = (
  database: Database,
  number: string,
  { guest, site }: { guest: Guest; site: ShopContext },
): Promise<BookingOrder> =>
  database.transaction(async (tx) => {
    const { now } = site
    const was = await lockBooking(tx, number, { side: 'guest', id: guest.id }, now)
    if (!was) return { ok: false, problem: 'gone' }
    const [known] = await tx
      .select({ number: orders.number })
      .from(orders)
      .where(and(eq(orders.bookingId, was.id), ne(orders.state, 'cancelled')))
    if (known) return { ok: true, ...known }
    const { deadline, ownerId } = was
    if (was.state !== 'awaiting-payment' || !deadline || deadline <= now || ownerId === null)
      return { ok: false, problem: 'stale' }
    const owner = await findOwner(tx, ownerId)
    const { ways } = await findTerms(tx, { id: ownerId, isSample: owner.isSample }, site)
    const way = ways.find(isPaidFirst)
    if (!way) {
      const set = { prepaidPercent: 0 }
      const done = await applyMove(tx, was, { name: 'pay-at-place', actor: { side: 'site' }, now, set })
      return { ok: false, problem: done ? 'way' : 'stale' }
    }
    const prepaidCents = prepaidOf(was)
    const order = await writeOrder(tx, {
      bookingId: was.id,
      sellerId: ownerId,
      buyerId: guest.id,
      sellerName: owner.name,
      buyerName: guest.fullName,
      phone: was.phone,
      way,
      delivery: 'none',
      place: '',
      state: 'awaiting-payment',
      // The place is held no longer than its booking says.
      deadline: new Date(Math.min(+deadlineOf('awaiting-payment', now)!, +deadline)),
      scope: '',
      formKey: randomUUID(),
      now,
      lines: [
        {
          listingId: was.listingId,
          listingKind: was.listingKind,
          listingRef: was.listingRef,
          title: [was.listingTitle, was.bookableName].filter(Boolean).join(' · '),
          quantity: 1,
          unitCents: prepaidCents,
        },
      ],
      // What is booked was taxed in its price.
      charges: [],
      feeOfCents: Math.round(prepaidCents * (1 - taxIn(was.price) / was.totalCents)),
    })
    return { ok: true, number: order.number }
  })

const taxIn = (price: readonly PriceLine[]) =>
  price.reduce((sum, { what, cents }) => (what === 'tax' ? sum + cents : sum), 0)

async function findOwner(tx: Database, id: string) {
  const { rows } = await tx.execute<{ name: string; is_sample: boolean }>(
    sql`select full_name as name, sample as is_sample from users where id = ${id}`,
  )
  return { name: rows[0]!.name, isSample: rows[0]!.is_sample }
}

/** The latest order of a booking, for its two sides. */
export async function findOrderOf(database: Database, number: string, viewerId: string) {
  const [found] = await database
    .select({ number: orders.number })
    .from(orders)
    .innerJoin(booking, eq(booking.id, orders.bookingId))
    .where(and(eq(booking.number, number), or(eq(orders.buyerId, viewerId), eq(orders.sellerId, viewerId))))
    .orderBy(desc(orders.id))
    .limit(1)
  return found?.number ?? null
}
