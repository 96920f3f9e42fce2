import { sql } from 'drizzle-orm'
import type { Kind } from '../app/deals/bookings/bookables/kinds.ts'
import type { RuleName } from '../app/deals/bookings/bookables/rules.ts'
import { findBooking } from '../app/deals/bookings/moves/find-booking.server.ts'
import { move, type PlainMove } from '../app/deals/bookings/moves/move.server.ts'
import { findPlaces } from '../app/deals/bookings/places/sessions.server.ts'
import { request } from '../app/deals/bookings/requests/request.server.ts'
import { saveBookable } from '../app/deals/bookings/setup/save-bookable.server.ts'
import { orderBooking } from '../app/deals/orders/bookings/order-booking.server.ts'
import { settlePayment } from '../app/deals/orders/paypal/settle-payment.server.ts'
import { payPal as openPayPal } from '../app/deals/payments/paypal/paypal.server.ts'
import { saveMerchant } from '../app/deals/payments/seller-terms.server.ts'
import type { Database } from '../app/ground/db/client.server.ts'
import { newAccount, newBookable, now, requestOf } from './bookings.ts'
import { placeToAgree } from './paypal-orders.ts'
import { payPalServer } from './paypal-server.ts'

/** When the event is whose seats are booked, and the nights of a stay. */
export const evening = new Date('2026-12-12T18:00+10:00')
export const dates = { from: '2026-12-30', until: '2027-01-02' }

/** Bookings that are paid at a PayPal of the test's own; `fake.close` ends it. */
export async function payPalBookings(db: Database) {
  const fake = await payPalServer()
  const payPal = openPayPal(fake.keys)
  const site = { now, demo: false, samples: false, payPal }

  /** Something of which a part is paid on the site, to an owner with PayPal. */
  async function offered(
    kind: Extract<Kind, 'seat' | 'stay'>,
    { percent = 50, confirmsAtOnce = true, hasPayPal = true, rule = 'moderate' as RuleName } = {},
  ) {
    const times = kind === 'seat' ? [evening] : []
    const made = await newBookable(db, kind, {
      confirmsAtOnce,
      times,
      settings: { cents: 10_000 },
    })
    const input = { ...made.input, prepaidPercent: percent, rule }
    await saveBookable(db, input, { listingId: made.listingId, id: made.bookable.id, now })
    if (hasPayPal) await saveMerchant(db, made.ownerId, 'SELLER2345678')
    const [place] =
      kind === 'seat'
        ? await findPlaces(db, made.bookable.id, { from: now, until: new Date(+evening + 1) })
        : []
    const wish = place ? { kind: 'seat' as const, placeId: place.id } : { kind: 'stay' as const, dates }
    const ask = async (guestId: string) => request(db, requestOf(made.bookable.id, guestId, wish), site)
    return { ...made, wish, ask }
  }

  /** A booking of a new guest's, which waits for its payment, or for its owner's answer. */
  async function booked(...how: Parameters<typeof offered>) {
    const sold = await offered(...how)
    const guestId = await newAccount(db)
    const done = await sold.ask(guestId)
    if (!done.ok) throw new Error(done.problem)
    const { number } = done
    const guest = { id: guestId, fullName: 'Ben Cruz' }
    const press = (at = now) => orderBooking(db, number, { guest, site: { ...site, now: at } })
    const moved = (name: PlainMove, side: 'guest' | 'owner', at = now) =>
      move(db, number, { name, actor: { side, id: side === 'guest' ? guestId : sold.ownerId }, now: at })
    const read = async () => (await findBooking(db, number, { side: 'site' }, now))!
    const stateOf = async () => (await read()).state
    return { ...sold, number, guestId, press, moved, read, stateOf }
  }
  type PrepaidBooking = Awaited<ReturnType<typeof booked>>

  /** Its guest agrees at PayPal. */
  async function approved({ press, guestId }: PrepaidBooking, at = now) {
    const order = await press(at)
    if (!order.ok) throw new Error(order.problem)
    const asked = { number: order.number, buyerId: guestId }
    const approveAt = (await placeToAgree({ database: db, payPal, now: at }, asked))!
    fake.approve(approveAt)
    return { order: order.number, reference: fake.referenceOf(approveAt) }
  }

  async function paid(...how: Parameters<typeof booked>) {
    const booking = await booked(...how)
    const { order, reference } = await approved(booking)
    await settlePayment({ database: db, payPal, now }, reference)
    return { ...booking, order, reference }
  }

  async function readOrder(number: string) {
    const { rows } = await db.execute<{
      state: string
      paid: number
      refunded: number
      refunding: number
    }>(sql`
      select state, paid_cents as paid, refunded_cents as refunded, refunding_cents as refunding
      from orders where number = ${number}`)
    return rows[0]!
  }

  const newsOf = async (userId: string) => {
    const { rows } = await db.execute<{ news: string }>(sql`
      select values ->> 'news' as news from notification where user_id = ${userId} order by id`)
    return rows.map(({ news }) => news)
  }

  return { fake, payPal, site, offered, booked, approved, paid, readOrder, newsOf }
}
