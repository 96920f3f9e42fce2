import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { deleteUnbooked, lockListing, renewSeats } from '../../deals/bookings/for-areas.server.ts'
import { nextStart, updateTimes } from '../../directory/update-times.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { joinTransaction } from '../../ground/db/join-transaction.server.ts'
import { matchTimes } from './match-times.ts'
import type { Span } from './repeat.ts'
import { occurrence } from './tables.server.ts'

export type Occurrence = Span & { readonly cancelled: boolean }

/** All times of an event, the earliest first. */
export const findOccurrences = (database: Database, listingId: number): Promise<Occurrence[]> =>
  database
    .select({ startsAt: occurrence.startsAt, endsAt: occurrence.endsAt, cancelled: occurrence.cancelled })
    .from(occurrence)
    .where(eq(occurrence.listingId, listingId))
    .orderBy(asc(occurrence.startsAt))

type SavedTime = Span & { readonly cancelled?: boolean }

/**
 * Writes all times of an event, and updates the next start and the end in its listing. A time that is still there, or
 * was moved, keeps its identity; one that is gone stays as cancelled if someone has booked it.
 */
export function saveOccurrences(
  database: Database,
  listingId: number,
  occurrences: readonly SavedTime[],
  now = new Date(),
): Promise<void> {
  return joinTransaction(database, async (tx) => {
    await lockListing(tx, listingId)
    const known = await tx
      .select()
      .from(occurrence)
      .where(eq(occurrence.listingId, listingId))
      .for('no key update')
    const { kept, added, gone } = matchTimes(known, occurrences)
    for (const { id, time } of kept) await tx.update(occurrence).set(time).where(eq(occurrence.id, id))
    if (added.length > 0) await tx.insert(occurrence).values(added.map((time) => ({ listingId, ...time })))
    const booked = await deleteUnbooked(tx, gone)
    await tx.update(occurrence).set({ cancelled: true }).where(inArray(occurrence.id, booked))
    await renewSeats(tx, listingId, now)
    await updateTimes(tx, listingId)
  })
}

type OpenTime = Span & { readonly id: number }

/** Gives some times of an event other hours: those that `change` returns. What was called off stays so. */
export function changeTimes(
  database: Database,
  listingId: number,
  change: (open: readonly OpenTime[], now: Date) => readonly OpenTime[],
  now = new Date(),
): Promise<void> {
  return joinTransaction(database, async (tx) => {
    await lockListing(tx, listingId)
    const open = await tx
      .select({ id: occurrence.id, startsAt: occurrence.startsAt, endsAt: occurrence.endsAt })
      .from(occurrence)
      .where(and(eq(occurrence.listingId, listingId), eq(occurrence.cancelled, false)))
      .orderBy(asc(occurrence.startsAt))
      .for('no key update')
    for (const { id, startsAt, endsAt } of change(open, now))
      await tx.update(occurrence).set({ startsAt, endsAt }).where(eq(occurrence.id, id))
    await renewSeats(tx, listingId, now)
    await updateTimes(tx, listingId)
  })
}

/**
 * Moves on the next start of the events whose next time is over. To be called every minute; several processes may
 * at once. Returns how many it changed.
 */
export async function refreshNextStarts(database: Database): Promise<number> {
  const { rowCount } = await database.execute(sql`
    update listing set next_start = ${nextStart}
    where kind = 'event' and live and next_start <= now() and next_start is distinct from ${nextStart}`)
  return rowCount ?? 0
}
