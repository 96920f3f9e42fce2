import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'

/** A search that has reported one of the two doesn't report the other. */
export const savedSearchMerge: MergePart = {
  tables: ['saved_search_hit', 'listing_news'],
  async merge(tx, from, to) {
    await tx.execute(sql`
      insert into saved_search_hit (search_id, listing_id, found_at, told_at)
      select search_id, ${to.id}, found_at, told_at from saved_search_hit where listing_id = ${from.id}
      on conflict (search_id, listing_id)
        do update set told_at = coalesce(saved_search_hit.told_at, excluded.told_at)`)
  },
}
