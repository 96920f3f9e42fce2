import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { type Actor, actorIdOf } from './find-booking.server.ts'
import { afterStorm } from './in-storm.ts'
import { giveBack } from '../places/places.server.ts'
import { givenBackOf, keptAfter, payUntil, prepaidOf } from '../states/prepaid.ts'
import { isOff, isOpen, mayMove, type MoveName, stateAfter } from '../states/states.ts'
import { type Booking, booking, bookingMove, bookingTicket } from '../tables.server.ts'
import { tokenUntil } from '../notices/guest-token.server.ts'
import { tellOfMove } from '../notices/tell-of-move.server.ts'
import { bookingPayments } from './payments.server.ts'
import { addTickets } from './tickets.server.ts'

type Columns = Partial<typeof booking.$inferInsert>

type MoveInput = {
  readonly name: MoveName
  readonly actor: Actor
  readonly now: Date
  readonly words?: string
  /** What changes with it. */
  readonly set?: Columns
}

const answers: ReadonlySet<MoveName> = new Set(['confirm', 'decline', 'propose'])

/**
 * Moves a booking that this transaction has locked, writes the move down, and tells both sides.
 * @returns the booking as it is then, and the places of which there is more; null where the table has no such move, or
 * what is off is being paid at this moment
 */
export async function applyMove(
  tx: Database,
  was: Booking,
  { name, actor, now, words = '', set = {} }: MoveInput,
): Promise<{ moved: Booking; freed: number[] } | null> {
  if (!mayMove(name, was, actor.side, now)) return null
  const isToPay = (name === 'confirm' || name === 'accept') && prepaidOf(was) > 0
  const state = isToPay ? 'awaiting-payment' : stateAfter(name, was.state)
  // What is over has had its place: only what won't take place gives it back.
  const givesBack = isOff(state) && state !== 'no-show'
  if (givesBack && was.state === 'awaiting-payment' && !(await bookingPayments().end(tx, was.id, now)))
    return null
  const paidCents = keptAfter(name, { ...was, ...set }, now)
  const givenBackCents = givenBackOf({ ...was, ...set, paidCents })
  const kept = isOpen(state) && state !== 'confirmed' ? was.deadline : null
  const deadline = isToPay ? payUntil(was, now, 'answered') : kept
  const closing = isOpen(state) ? {} : { change: null }
  const storm =
    set.startsAt && set.endsAt ? afterStorm(was, { startsAt: set.startsAt, endsAt: set.endsAt }) : {}
  const link = set.endsAt && was.tokenHash !== null ? { tokenUntil: tokenUntil(set.endsAt) } : {}
  const answer = actor.side === 'owner' && answers.has(name) ? { answeredAt: was.answeredAt ?? now } : {}
  const [moved] = await tx
    .update(booking)
    .set({
      deadline,
      ...closing,
      ...answer,
      ...link,
      ...storm,
      ...set,
      paidCents,
      givenBackCents,
      state,
      sequence: was.sequence + 1,
      updatedAt: now,
    })
    .where(and(eq(booking.id, was.id), eq(booking.state, was.state)))
    .returning()
  if (!moved) return null
  await tx.insert(bookingMove).values({
    bookingId: was.id,
    at: now,
    move: name,
    side: actor.side,
    actorId: actorIdOf(actor),
    fromState: was.state,
    toState: state,
    words,
  })
  // The change that was asked for ends with the booking.
  const onlyPending = !givesBack
  const freed =
    givesBack || (was.change && !isOpen(state))
      ? await giveBack(tx, { booking: was.id }, { onlyPending })
      : []
  if (givesBack) await tx.delete(bookingTicket).where(eq(bookingTicket.bookingId, was.id))
  if (state === 'confirmed') await addTickets(tx, moved)
  if (paidCents < was.paidCents) await bookingPayments().giveBack(tx, was.id, was.paidCents - paidCents, now)
  if (was.prepaidPercent > 0 && givesBack) await bookingPayments().finish(tx, was.id, now)
  // Also where all that was paid goes back: until it is back, its guest may need a dispute.
  if (was.prepaidPercent > 0 && (state === 'completed' || state === 'no-show'))
    await bookingPayments().complete(tx, was.id, now)
  await tellOfMove(tx, moved, { move: name, by: actor.side, from: was.state, now })
  return { moved, freed }
}
