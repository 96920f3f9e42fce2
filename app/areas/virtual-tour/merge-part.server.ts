import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'

/** The kept tour keeps its stops and gets the other's only if it has none; their visitors are added up. */
export const tourMerge: MergePart = {
  tables: ['tour_stop', 'tour_visitors'],
  async merge(tx, from, to) {
    await tx.execute(sql`
      update tour_stop set listing_id = ${to.id}
      where listing_id = ${from.id} and not exists (select from tour_stop where listing_id = ${to.id})`)
    await tx.execute(sql`
      insert into tour_visitors (listing_id, count)
      select ${to.id}, count from tour_visitors where listing_id = ${from.id}
      on conflict (listing_id) do update set count = tour_visitors.count + excluded.count`)
  },
}
