import { listingAddress } from '../../../directory/known-areas.ts'
import { shownPhone } from '../../../ground/forms/phone.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { isPaidFirst } from '../../payments/ways.ts'
import {
  findCharges,
  findLines,
  findOrder,
  findPayments,
  findReceipts,
  findTimeline,
  findPromiseState,
  sideOf,
} from '../moves/find-order.server.ts'
import { findDispute } from '../disputes/find-dispute.server.ts'
import { mayOpen } from '../disputes/may-open.ts'
import { isPlayed } from '../price/is-played.ts'
import { mayRefund } from '../refunds/give-refund.server.ts'
import { findRatable } from './find-ratable.server.ts'
import { receivedAddress } from '../../bookings/addresses.ts'
import { findBookingNumber } from '../bookings/find-number.server.ts'
import type { Order } from '../tables.server.ts'
import { isHandedOver, mayMove, type MoveName } from '../moves/states.ts'

/** What a person may press, in this order. */
const offered = ['hand-over', 'hand-over-paid', 'receive', 'cancel'] as const satisfies readonly MoveName[]
export type OfferedMove = (typeof offered)[number]
export const offeredMove = (name: string) => offered.find((one) => one === name)

/** What is booked is not handed over: of its order a buyer can cancel the payment that they have not made. */
export const isOffered = (name: OfferedMove, { bookingId }: Order, side: 'buyer' | 'seller') =>
  bookingId === null || (name === 'cancel' && side === 'buyer')

/** An order as one of its two sides sees it; null: they have no such order. */
export async function loadOrder(
  { database, payPal, now }: Pick<RequestContext, 'database' | 'payPal' | 'now'>,
  number: string,
  viewerId: string,
) {
  const order = await findOrder(database, number, viewerId)
  if (!order) return null
  const [lines, charges, timeline, receipts, payments, rate, booking, promise, dispute] = await Promise.all([
    findLines(database, order.id),
    findCharges(database, order.id),
    findTimeline(database, order.id),
    findReceipts(database, order.id),
    findPayments(database, order.id),
    isHandedOver(order.state) ? findRatable(database, order) : null,
    order.bookingId === null ? null : findBookingNumber(database, order.bookingId),
    order.refundingCents > order.refundedCents ? findPromiseState(database, order.id) : null,
    findDispute(database, order.id),
  ])
  const side = sideOf(order, viewerId)
  const phone = side === 'seller' ? order.phone : ''
  const completedAt = timeline.findLast(({ toState }) => toState === 'completed')?.at ?? null
  const { state, way, delivery, place, totalCents, refundedCents, deadline, createdAt, paidAt, scope } = order
  const [first] = lines
  return {
    number,
    side,
    state,
    way,
    delivery,
    place,
    totalCents,
    refundedCents,
    deadline,
    createdAt,
    paidAt,
    isSample: scope !== '',
    isPlayed: isPlayed(order),
    otherName: side === 'buyer' ? order.sellerName : order.buyerName,
    sellerName: order.sellerName,
    buyerName: order.buyerName,
    phone,
    shownPhone: shownPhone(phone),
    /** What the seller owes the site once it is paid. */
    feeCents: side === 'seller' ? order.feeCents : 0,
    lines: lines.map(({ id, title, quantity, unitCents, listingKind, listingRef }) => ({
      id,
      title,
      quantity,
      unitCents,
      href: listingAddress(listingKind, listingRef),
    })),
    charges,
    // The buyer's conversation is the listing's; sellers answer in theirs.
    write:
      side === 'buyer' && first
        ? `/messages/${first.listingKind}/${encodeURIComponent(first.listingRef)}`
        : null,
    /** Where the two rate each other. */
    rate,
    receipts,
    timeline,
    /** The address of the booking that it pays. */
    booking: booking && (side === 'buyer' ? `/bookings/${booking}` : receivedAddress(booking)),
    moves: offered.filter((name) => mayMove(name, state, side) && isOffered(name, order, side)),
    /** What can be given back, in cents. */
    refundable: side === 'seller' && mayRefund(order, dispute) ? order.paidCents - order.refundingCents : 0,
    promisedCents: order.refundingCents - refundedCents,
    /** How far that is. */
    promise,
    /** Where they go about that. */
    payPalPage:
      (promise === 'refused' && payPal?.[side === 'seller' ? 'activityPage' : 'disputePage']) || null,
    dispute: dispute ? 'open' : side === 'buyer' && mayOpen(order, completedAt, now) ? 'possible' : null,
    isPayable:
      side === 'buyer' &&
      state === 'awaiting-payment' &&
      isPaidFirst(way) &&
      (deadline === null || deadline > now) &&
      payments.every((one) => one === 'created' || one === 'ended'),
    /** No one paid it in time. */
    isExpired: isPaidFirst(way) && timeline.at(-1)?.move === 'expire',
    /** The last thing that was asked of the provider. */
    lastPayment: payments.at(-1) ?? null,
  }
}
export type LoadedOrder = NonNullable<Awaited<ReturnType<typeof loadOrder>>>
