import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { isWithinRate, networkOf } from '../../ground/db/rate-limit.server.ts'
import { listed, withRef } from '../../directory/conditions.server.ts'
import { tours } from './area.ts'
import { tourVisitors } from './tables.server.ts'

/** Starting a tour again within an hour is the same visit. */
const rate = { most: 1, seconds: 3600 }

/** Counts who starts a tour. Tells whether there is such a tour. */
export async function startTour(context: RequestContext, ref: string, signal: AbortSignal): Promise<boolean> {
  const { rows } = await context.search(signal, (database) =>
    database.execute<{ id: string }>(sql`
      select id from listing where ${listed(tours, context)} and ${withRef(ref)}`),
  )
  const tour = rows[0]
  if (!tour) return false
  const key = `tour ${tour.id} ${networkOf(context.clientAddress)}`
  if (await isWithinRate(context.database, key, rate))
    await countVisitors(context.database, Number(tour.id), 1)
  return true
}

const countVisitors = (database: Database, tour: number, more: number) =>
  database
    .insert(tourVisitors)
    .values({ listingId: tour, count: more })
    .onConflictDoUpdate({
      target: tourVisitors.listingId,
      set: { count: sql`${tourVisitors.count} + excluded.count` },
    })

/** Sets the number of a sample. */
export const saveVisitors = (database: Database, tour: number, count: number) =>
  database
    .insert(tourVisitors)
    .values({ listingId: tour, count })
    .onConflictDoUpdate({ target: tourVisitors.listingId, set: { count } })

/** How many started each of these tours, by ref; who never had a visitor is absent. */
export async function findVisitors(
  database: Database,
  refs: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await database.execute<{ ref: string; count: number }>(sql`
    select ref, count from tour_visitors join listing on listing.id = listing_id
    where kind = ${tours.kind} and ref = any(${sql.param(refs)}::text[])`)
  return Object.fromEntries(rows.map(({ ref, count }) => [ref, count]))
}
