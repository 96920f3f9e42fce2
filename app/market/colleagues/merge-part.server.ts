import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'
import { mostColleagues } from './colleague-form.ts'

/** Of one owner's two listings the colleagues become those of the kept one, as far as there is room. */
export const colleagueMerge: MergePart = {
  tables: ['listing_colleague'],
  async merge(tx, from, to) {
    if (from.ownerId !== to.ownerId) return
    await tx.execute(sql`
      with moving as (
        select id, row_number() over (order by user_id is null, id) as place from listing_colleague moved
        where listing_id = ${from.id} and not exists (
          select from listing_colleague kept where kept.listing_id = ${to.id}
            and (kept.user_id = moved.user_id or kept.email = moved.email))
      ), free as (
        select slots.slot, row_number() over (order by slots.slot) as place from generate_series(1, ${mostColleagues}::int) as slots (slot)
        where not exists (select from listing_colleague kept where kept.listing_id = ${to.id} and kept.slot = slots.slot)
      )
      update listing_colleague set listing_id = ${to.id}, slot = free.slot
      from moving join free using (place) where listing_colleague.id = moving.id`)
  },
}
