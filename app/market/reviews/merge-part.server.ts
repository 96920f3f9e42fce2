import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'

/** All reviews count once: of an author who reviewed both the later one stays. */
export const reviewMerge: MergePart = {
  tables: ['review', 'review_count', 'review_request'],
  async merge(tx, from, to) {
    await tx.execute(sql`
      delete from review using review later
      where review.author_id = later.author_id
        and (review.listing_id, later.listing_id) in ((${from.id}, ${to.id}), (${to.id}, ${from.id}))
        and (later.created_at, later.id) > (review.created_at, review.id)`)
    await tx.execute(sql`
      update review set listing_id = ${to.id}
      where listing_id = ${from.id} and author_id is distinct from ${to.ownerId}`)
  },
}
