import { sql } from 'drizzle-orm'
import type { Database } from '../ground/db/client.server.ts'

/** The start of the first time of a listing that is not over. */
export const nextStart = sql`(
  select min(starts_at) from occurrence where listing_id = listing.id and not cancelled and ends_at > now()
)`

/** The start of the last time of a listing that is over. */
export const lastStart = sql`case when next_start is null and last_end is not null then (
  select max(starts_at) from occurrence where listing_id = listing.id and not cancelled
) end`

const isWeekly = sql`(
  select count(*) > 1 and coalesce(bool_and(pause is null or pause = interval '7 days'), false)
  from (
    select starts_at - lag(starts_at) over (order by starts_at) as pause
    from occurrence where listing_id = listing.id and not cancelled
  ) as times
)`

/** Writes in a listing that takes place what follows from its times. */
export async function updateTimes(tx: Database, listingId: number): Promise<void> {
  await tx.execute(sql`
    update listing set next_start = ${nextStart}, last_end = (
      select max(ends_at) from occurrence where listing_id = listing.id and not cancelled
    ), weekly = ${isWeekly} where id = ${listingId}`)
}
