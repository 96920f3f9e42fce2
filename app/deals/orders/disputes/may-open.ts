import { mayMove } from '../moves/states.ts'
import type { Order } from '../tables.server.ts'

const window = 14 * 24 * 60 * 60_000

type DisputableOrder = Pick<Order, 'state' | 'bookingId' | 'handedAt' | 'refundingCents' | 'refundedCents'>

/**
 * Whether a buyer can open a dispute: while they wait for what they have paid, and until 14 days after the handover was
 * confirmed. What is booked has its cancellation rules until it takes place; if it is off, what goes back may be disputed
 * until it is back.
 * @param completedAt when the handover was confirmed; null: it was not
 */
export function mayOpen(
  { state, bookingId, handedAt, refundingCents, refundedCents }: DisputableOrder,
  completedAt: Date | null,
  now: Date,
): boolean {
  if (!mayMove('dispute', state, 'buyer')) return false
  if (state === 'paid') return bookingId === null
  const isOff = bookingId !== null && handedAt === null
  if (isOff) return refundingCents > refundedCents
  return state === 'handed-over' || (completedAt !== null && +now < +completedAt + window)
}
