import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

export type ActivityCounts = {
  /** Listings of one's own that are shown now. */
  listings: number
  /** Messages that one wrote or got. */
  messages: number
  /** Reviews that one wrote. */
  reviews: number
  /** Favorites by the tabs of /favorites. */
  favorites: { property: number; vehicle: number; business: number; other: number }
}

type Row = Record<'listings' | 'messages' | 'reviews' | 'property' | 'vehicle' | 'business' | 'other', number>

/** What is there now of somebody, each counted by an index. */
export async function countActivity(database: Database, userId: string): Promise<ActivityCounts> {
  const { rows } = await database.execute<Row>(sql`
    select
      (select count(*)::int from listing
        where owner_id = ${userId} and live and (expires_at is null or expires_at > now())) as listings,
      (select count(*)::int from message join conversation on conversation.id = conversation_id
        where owner_id = ${userId} or asker_id = ${userId}) as messages,
      (select count(*)::int from review where author_id = ${userId}) as reviews,
      count(*) filter (where type = 'property')::int as property,
      count(*) filter (where type = 'vehicle')::int as vehicle,
      count(*) filter (where type = 'business')::int as business,
      count(*) filter (where type not in ('property', 'vehicle', 'business'))::int as other
    from favorite where user_id = ${userId}`)
  const { listings, messages, reviews, ...favorites } = rows[0]!
  return { listings, messages, reviews, favorites }
}
