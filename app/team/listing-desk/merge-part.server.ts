import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'

/** The next import finds the kept listing by the keys of both. The first of them is the one in an export. */
export const listingKeyMerge: MergePart = {
  tables: ['listing_key', 'earlier_listing_key'],
  async merge(tx, from, to) {
    await tx.execute(sql`update earlier_listing_key set listing_id = ${to.id} where listing_id = ${from.id}`)
    await tx.execute(sql`
      update listing_key set listing_id = ${to.id}
      where listing_id = ${from.id} and not exists (select from listing_key where listing_id = ${to.id})`)
    await tx.execute(sql`
      insert into earlier_listing_key (kind, key, listing_id)
      select kind, key, ${to.id}::bigint from listing_key where listing_id = ${from.id}
      on conflict (kind, key) do update set listing_id = excluded.listing_id`)
  },
}
