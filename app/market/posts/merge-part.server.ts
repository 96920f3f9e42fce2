import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'

export const postMerge: MergePart = {
  tables: ['listing_post'],
  async merge(tx, from, to) {
    await tx.execute(sql`update listing_post set listing_id = ${to.id} where listing_id = ${from.id}`)
  },
}
