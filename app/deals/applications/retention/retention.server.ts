import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../ground/db/client.server.ts'
import { defineJob } from '../../../ground/db/jobs.server.ts'
import { deletePdfs } from '../files/application-file.server.ts'
import { retentionBounds, retentionSetting, usualRetention } from './retention.ts'

const { from, to } = retentionBounds
export const retentionValue = z.object({ days: z.int().min(from).max(to) })

/** For how many days applications are kept after their job has ended. */
export async function readRetention(database: Database): Promise<number> {
  const { rows } = await database.execute<{ value: unknown }>(
    sql`select value from site_setting where name = ${retentionSetting}`,
  )
  return retentionValue.safeParse(rows[0]?.value).data?.days ?? usualRetention
}

/**
 * Daily: notes which jobs have ended, and deletes what was sent to those that ended long ago, and what samples sent to
 * a demo account that is gone.
 */
export const applicationRetention = defineJob({
  name: 'application-retention',
  isMessage: false,
  payload: z.object({}),
  run: (_, { database }: { database: Database }) => deleteOldApplications(database, new Date()),
})

const atOnce = 1_000

export async function deleteOldApplications(database: Database, now: Date): Promise<void> {
  await noteEnds(database, now)
  const days = await readRetention(database)
  for (;;) {
    const count = await database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ file_key: string | null }>(sql`
        delete from application where id in (
          select id from application
          where applicant_id is null or job_ended_at <= ${now}::timestamptz - make_interval(days => ${days})
            or owner_id is null and applicant_id in (select id from users where sample)
          limit ${atOnce})
        returning file_key`)
      await deletePdfs(
        tx,
        rows.map(({ file_key }) => file_key),
      )
      return rows.length
    })
    if (count < atOnce) return
  }
}

/** Of a listing that is gone nothing tells when: then it is this day. A job that is offered again has no end. */
async function noteEnds(database: Database, now: Date) {
  await database.execute(sql`
    update application set job_ended_at = ended.at
    from (
      select application.id, case
        when listing.id is null then coalesce(job_ended_at, ${now}::timestamptz)
        else least(listing.deleted_at, case when status in ('sold', 'closed') then coalesce(ended_at, listing.updated_at) end,
          case when expires_at <= ${now} then expires_at end)
      end as at
      from application left join listing on listing.id = listing_id
    ) ended
    where ended.id = application.id and ended.at is distinct from job_ended_at`)
}
