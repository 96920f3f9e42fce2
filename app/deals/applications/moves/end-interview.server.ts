import { eq } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { applyMove as moveBooking } from '../../bookings/moves/apply-move.server.ts'
import { booking } from '../../bookings/tables.server.ts'
import type { Side } from './states.ts'
import type { Application } from '../tables.server.ts'

/** Gives back the time of an interview that does not take place. */
export async function endInterview(
  tx: Database,
  { interviewId, applicantId, ownerId }: Application,
  { by, now }: { by: Exclude<Side, 'site'>; now: Date },
): Promise<void> {
  if (interviewId === null) return
  const [visit] = await tx.select().from(booking).where(eq(booking.id, interviewId)).for('update')
  if (!visit) return
  const isByGuest = by === 'applicant'
  const id = isByGuest ? applicantId : ownerId
  const actor =
    id === null ? ({ side: 'site' } as const) : ({ side: isByGuest ? 'guest' : 'owner', id } as const)
  await moveBooking(tx, visit, { name: isByGuest ? 'cancel' : 'cancel-by-owner', actor, now })
}

/** The interview that the pages of an application show, or null. */
export async function findInterview(database: Database, { interviewId }: Pick<Application, 'interviewId'>) {
  if (interviewId === null) return null
  const { number, state, startsAt, endsAt } = booking
  const [found] = await database
    .select({ number, state, startsAt, endsAt })
    .from(booking)
    .where(eq(booking.id, interviewId))
  return found ?? null
}
