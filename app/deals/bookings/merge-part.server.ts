import { sql } from 'drizzle-orm'
import { lockBookables } from './bookables/locks.server.ts'
import type { MergePart } from '../../ground/db/merge-part.ts'

/**
 * Bookings continue at the kept listing, agreed with whom they were agreed. What the other listing let people book stays
 * open only if the kept one, of the same owner, lets them book nothing itself.
 */
export const bookingMerge: MergePart = {
  tables: ['bookable', 'booking'],
  async merge(tx, from, to) {
    await lockBookables(tx, sql`listing_id in (${from.id}, ${to.id})`)
    await tx.execute(sql`
      update booking set listing_id = ${to.id}, listing_ref = ${to.ref}, listing_title = ${to.title}
      where listing_id = ${from.id}`)
    await tx.execute(sql`
      update booking_place set occurrence_id = same.id
      from occurrence, occurrence same
      where occurrence.id = occurrence_id and occurrence.listing_id = ${from.id}
        and same.listing_id = ${to.id} and same.starts_at = occurrence.starts_at`)
    await tx.execute(sql`
      update bookable set listing_id = ${to.id}, updated_at = now(),
        closed_at = case
          when ${from.ownerId}::uuid is not distinct from ${to.ownerId}::uuid
            and not exists (select from bookable where listing_id = ${to.id}) then closed_at
          else coalesce(closed_at, now()) end
      where listing_id = ${from.id}`)
  },
}
