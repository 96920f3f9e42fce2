import { sql } from 'drizzle-orm'
import type { MergePart } from '../ground/db/merge-part.ts'

/** The kept listing keeps its photos and gets the other's only if it has none. The other's address leads to it. */
export const directoryMerge: MergePart = {
  tables: ['photo', 'listing_alias'],
  async merge(tx, from, to) {
    await tx.execute(sql`
      update photo set listing_id = ${to.id}
      where listing_id = ${from.id} and not exists (select from photo where listing_id = ${to.id})`)
    await tx.execute(sql`update listing_alias set listing_id = ${to.id} where listing_id = ${from.id}`)
    await tx.execute(sql`
      insert into listing_alias (kind, ref, listing_id) values (${from.kind}, ${from.ref}, ${to.id})
      on conflict (kind, ref) do update set listing_id = excluded.listing_id`)
  },
}
