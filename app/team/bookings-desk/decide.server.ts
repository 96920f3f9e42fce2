import type { Database } from '../../ground/db/client.server.ts'
import { record } from '../../ground/audit/record.server.ts'
import { move } from '../../deals/bookings/moves/move.server.ts'
import type { State } from '../../deals/bookings/states/states.ts'
import { bookingsAudited } from './audited.server.ts'
import type { Decision } from './decisions.ts'

type BookingDecision = {
  number: string
  decision: Decision
  adminId: string
  reason: string
  seen: State
  now: Date
}

/** @returns false where the booking is no longer as the admin saw it */
export function decide(
  database: Database,
  { number, decision, adminId, reason, seen, now }: BookingDecision,
) {
  return database.transaction(async (tx) => {
    const actor = { side: 'staff', id: adminId } as const
    const done = await move(tx, number, { name: decision, actor, now, seen, words: reason })
    if (!done.ok) return false
    await record(tx, bookingsAudited, {
      actorId: adminId,
      action: 'booking',
      subject: { kind: 'booking', id: number },
      changes: { decision: [null, decision], state: [seen, done.booking.state], reason: [null, reason] },
    })
    return true
  })
}
