import { sql } from 'drizzle-orm'
import { listingContacts, listingViews } from '../../ground/counting/counters.server.ts'
import type { MergePart } from '../../ground/db/merge-part.ts'

/** Views and requests for the contact are added up by day. */
export const figuresMerge: MergePart = {
  tables: ['listing_warning'],
  async merge(tx, from, to) {
    await tx.execute(sql`
      with moved as (
        delete from daily_count
        where what in (${listingViews.name}, ${listingContacts.name}) and subject = ${`${from.kind}/${from.ref}`}
        returning what, day, count
      )
      insert into daily_count (what, subject, day, count)
      select what, ${`${to.kind}/${to.ref}`}, day, count from moved
      on conflict (what, subject, day) do update set count = daily_count.count + excluded.count`)
  },
}
