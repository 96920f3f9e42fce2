import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { lockBookables } from '../bookables/locks.server.ts'
import { followPlaces } from './conflicts.server.ts'
import { lockComing, tellOfTimes } from './reschedule.server.ts'
import { promoteWaiting } from './waiting.server.ts'

/**
 * Gives each occurrence of a listing its seats. If one was moved or canceled since, all who are booked are told, and
 * may keep their seats or cancel for free.
 */
export async function renewSeats(tx: Database, listingId: number, now: Date): Promise<void> {
  await lockBookables(tx, sql`listing_id = ${listingId} and kind = 'seat'`)
  await tx.execute(sql`
    insert into booking_place (bookable_id, starts_at, ends_at, capacity, state, occurrence_id)
    select bookable.id, occurrence.starts_at, occurrence.ends_at, bookable.capacity,
      case when cancelled then 'cancelled' else 'open' end, occurrence.id
    from bookable join occurrence on occurrence.listing_id = bookable.listing_id
    where bookable.listing_id = ${listingId} and bookable.kind = 'seat'
    on conflict (occurrence_id, bookable_id, scope) where occurrence_id is not null do nothing`)
  await lockComing(tx, sql`listing_id = ${listingId} and kind = 'seat'`)
  const { rows } = await tx.execute<{ id: string; was: string; state: 'open' | 'cancelled' }>(sql`
    update booking_place set starts_at = occurrence.starts_at, ends_at = occurrence.ends_at,
      state = case when cancelled then 'cancelled' when booking_place.state = 'cancelled' then 'open' else booking_place.state end
    from occurrence join booking_place former on former.occurrence_id = occurrence.id
    where former.id = booking_place.id and occurrence.listing_id = ${listingId}
      and (booking_place.starts_at, booking_place.ends_at, booking_place.state = 'cancelled')
        is distinct from (occurrence.starts_at, occurrence.ends_at, cancelled)
    returning booking_place.id, booking_place.state, former.starts_at::text as was`)
  await followPlaces(tx, rows)
  const freed: number[] = []
  for (const { id, state } of rows)
    freed.push(...(await tellOfTimes(tx, { placeId: Number(id), isOff: state === 'cancelled', now })))
  await promoteWaiting(tx, freed, now)
}

/** Deletes those of an event's times that were never booked. @returns the others */
export async function deleteUnbooked(tx: Database, occurrenceIds: readonly number[]): Promise<number[]> {
  const ids = sql.param(occurrenceIds)
  await tx.execute(sql`
    delete from booking_place where occurrence_id = any(${ids}::bigint[])
      and not exists (select from booking where place_id = booking_place.id)
      and not exists (select from booking_hold where booking_hold.place_id = booking_place.id)`)
  await tx.execute(sql`
    delete from occurrence where id = any(${ids}::bigint[])
      and not exists (select from booking_place where occurrence_id = occurrence.id)`)
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from occurrence where id = any(${ids}::bigint[])`,
  )
  return rows.map(({ id }) => Number(id))
}
