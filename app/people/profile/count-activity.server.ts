import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

export type ActivityCounts = {
  /** The user’s visible listings; those of a demo account are visible only to it. */
  listings: number
  /** Their bookings that are open or to come. */
  bookings: number
  /** Messages sent and received. */
  messages: number
  /** Reviews written. */
  reviews: number
  /** Favorites by kind. */
  favorites: Readonly<Record<string, number>>
}

/** Counts a user's content, each by an index. */
export async function countActivity(database: Database, userId: string): Promise<ActivityCounts> {
  const { rows } = await database.execute<ActivityCounts>(sql`
    select
      (select count(*)::int from listing
        where owner_id = ${userId} and (live or status = 'demo') and (expires_at is null or expires_at > now())) as listings,
      (select count(*)::int from booking
        where guest_id = ${userId} and state in ('requested', 'proposed', 'waiting', 'awaiting-payment', 'confirmed') and ends_at > now()) as bookings,
      (select count(*)::int from message join conversation on conversation.id = conversation_id
        where owner_id = ${userId} or asker_id = ${userId}) as messages,
      (select count(*)::int from review where author_id = ${userId}) as reviews,
      (select coalesce(jsonb_object_agg(type, number), '{}') from (
        select type, count(*)::int as number from favorite where user_id = ${userId} group by type
      ) kept) as favorites`)
  return rows[0]!
}
