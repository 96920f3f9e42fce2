import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Visit } from '../bookables/bookable.server.ts'
import { takeTimes } from '../places/places.server.ts'
import { heldSpan } from '../places/visits.server.ts'
import type { Booking } from '../tables.server.ts'

const begins = (startsAt: Date) => sql`lower(span) = ${startsAt}::timestamptz`

/**
 * Holds another time of the owner's beside that of a visit, in place of one that it was to be changed to before.
 * @returns false where others have it, and nothing is changed
 */
export async function holdTime(
  tx: Database,
  { id, ownerId, scope }: Booking,
  { settings }: Visit,
  startsAt: Date,
): Promise<boolean> {
  if (ownerId === null) return false
  const { rowCount: has } = await tx.execute(
    sql`select from booking_time where booking_id = ${id} and ${begins(startsAt)}`,
  )
  const span = heldSpan(settings, startsAt)
  if (!has && !(await takeTimes(tx, { booking: id }, { ownerId, scope, spans: [span], isPending: true })))
    return false
  await tx.execute(
    sql`delete from booking_time where booking_id = ${id} and is_pending and not ${begins(startsAt)}`,
  )
  return true
}

/** Whether a visit asks for several times, of which a change keeps one. */
export async function hasMoreTimes(tx: Database, { id, state }: Booking): Promise<boolean> {
  if (state !== 'requested') return false
  const { rowCount } = await tx.execute(sql`select from booking_time where booking_id = ${id}`)
  return (rowCount ?? 0) > 1
}

/** The time that is held becomes the visit's; the others are given back. */
export async function swapTime(tx: Database, { id }: Booking, startsAt: Date): Promise<void> {
  await tx.execute(sql`delete from booking_time where booking_id = ${id} and not ${begins(startsAt)}`)
  await tx.execute(sql`update booking_time set is_pending = false where booking_id = ${id}`)
}
