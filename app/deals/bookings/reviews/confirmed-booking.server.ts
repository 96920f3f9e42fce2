import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Confirmation } from '../../../market/reviews/confirmations.ts'

/** The latest completed booking of a guest at a listing, as what confirms their review. */
export async function findConfirmedBooking(
  database: Database,
  { listingId, userId }: { readonly listingId: number; readonly userId: string },
): Promise<Confirmation | null> {
  const { rows } = await database.execute<{ kind: Confirmation }>(sql`
    select kind from booking
    where guest_id = ${userId} and listing_id = ${listingId} and state = 'completed' and kind in ('stay', 'session', 'visit')
    order by ends_at desc limit 1`)
  return rows[0]?.kind ?? null
}
