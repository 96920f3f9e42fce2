import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { MergePart } from '../../ground/db/merge-part.ts'

/** Reports that wait are about the kept listing from then on. The other cases of the listing that goes are withdrawn. */
export const moderationMerge: MergePart = {
  tables: ['moderation_case'],
  async merge(tx, from, to) {
    await tx.execute(sql`
      delete from held_case using moderation_case where moderation_case.id = case_id and listing_id = ${from.id}`)
    const [waiting, kept] = [await openReport(tx, from.id), await openReport(tx, to.id)]
    if (waiting === undefined) return
    if (kept === undefined) {
      await tx.execute(sql`
        update moderation_case set subject_ref = ${to.ref}, listing_id = ${to.id}, owner_id = ${to.ownerId},
          version = version + 1
        where id = ${waiting}`)
      return
    }
    await tx.execute(sql`
      update moderation_report set case_id = ${kept}
      where case_id = ${waiting} and (reporter_id is null or not exists (
        select from moderation_report known
        where known.case_id = ${kept} and known.reporter_id = moderation_report.reporter_id))`)
    await tx.execute(sql`update moderation_case set version = version + 1 where id = ${kept}`)
  },
}

async function openReport(tx: Database, listingId: number) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from moderation_case
    where listing_id = ${listingId} and type = 'report' and state = 'open' for update`)
  return rows[0]?.id
}
