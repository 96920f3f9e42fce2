import { isPartOf, type Person } from '../../directory/may-act.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { record } from '../../ground/audit/record.server.ts'
import { findBooking } from '../../deals/bookings/moves/find-booking.server.ts'
import { move } from '../../deals/bookings/moves/move.server.ts'
import type { State } from '../../deals/bookings/states/states.ts'
import type { Booking } from '../../deals/bookings/tables.server.ts'
import { bookingsAudited } from './audited.server.ts'
import type { Decision } from './decisions.ts'

type BookingDecision = {
  number: string
  decision: Decision
  admin: Person
  reason: string
  seen: State
  now: Date
}

/** Admins don't decide about a booking that they made, or that they take for its listing: another one does. */
export const isOwnBooking = (
  { listingKind: kind, listingRef: ref, ownerId, guestId }: Booking,
  admin: Person,
): boolean => guestId === admin.id || isPartOf(admin, { kind, ref, ownerId })

/** @returns false where the booking is no longer as the admin saw it, or is their own */
export function decide(database: Database, { number, decision, admin, reason, seen, now }: BookingDecision) {
  return database.transaction(async (tx) => {
    const actor = { side: 'staff', id: admin.id } as const
    const found = await findBooking(tx, number, actor, now)
    if (!found || isOwnBooking(found, admin)) return false
    const done = await move(tx, number, { name: decision, actor, now, seen, words: reason })
    if (!done.ok) return false
    await record(tx, bookingsAudited, {
      actorId: admin.id,
      action: 'booking',
      subject: { kind: 'booking', id: number },
      changes: { decision: [null, decision], state: [seen, done.booking.state], reason: [null, reason] },
    })
    return true
  })
}
