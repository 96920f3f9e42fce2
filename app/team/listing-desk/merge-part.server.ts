import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'

/** The next import finds the kept listing by the key that it has, else by that of the other. */
export const listingKeyMerge: MergePart = {
  tables: ['listing_key'],
  async merge(tx, from, to) {
    await tx.execute(sql`
      update listing_key set listing_id = ${to.id}
      where listing_id = ${from.id} and not exists (select from listing_key where listing_id = ${to.id})`)
  },
}
