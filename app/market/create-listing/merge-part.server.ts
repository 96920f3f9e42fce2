import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'

/** A draft that became the listing leads to the kept one; open edits go with the listing that they change. */
export const draftMerge: MergePart = {
  tables: ['draft'],
  async merge(tx, from, to) {
    await tx.execute(
      sql`update draft set created_listing_id = ${to.id} where created_listing_id = ${from.id}`,
    )
  },
}
