import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'

/** Applications continue at the kept listing, with whom they were sent to. Who applied to both has both there. */
export const applicationMerge: MergePart = {
  tables: ['application'],
  async merge(tx, from, to) {
    await tx.execute(sql`
      update application set listing_id = ${to.id}, listing_ref = ${to.ref}, listing_title = ${to.title},
        is_second = is_second or exists (
          select from application other
          where other.listing_id = ${to.id} and other.applicant_id = application.applicant_id and not other.is_second)
      where listing_id = ${from.id}`)
  },
}
