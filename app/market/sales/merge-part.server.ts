import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'

/** A sale continues at the kept listing, unless that has one of its own: then it stays by itself. */
export const saleMerge: MergePart = {
  tables: ['sale'],
  async merge(tx, from, to) {
    await tx.execute(sql`
      update sale set listing_id = ${to.id}, listing_ref = ${to.ref}, listing_title = ${to.title}
      where listing_id = ${from.id} and not exists (select from sale kept where kept.listing_id = ${to.id})`)
  },
}
