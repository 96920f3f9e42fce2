import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'

/** Favorites of the merged listing become favorites of the one that stays. Its earlier prices are dropped. */
export const favoriteMerge: MergePart = {
  tables: ['price_change'],
  async merge(tx, from, to) {
    await tx.execute(sql`
      with moved as (
        delete from favorite where type = ${from.kind} and ref = ${from.ref} returning user_id, added_at
      )
      insert into favorite (user_id, type, ref, added_at)
      select user_id, ${to.kind}, ${to.ref}, added_at from moved on conflict do nothing`)
  },
}
