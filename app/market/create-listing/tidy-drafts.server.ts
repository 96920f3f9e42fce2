import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'

/** Removes drafts that were sent a month ago, deleted a week ago, and those that no one has touched for a year. */
export const tidyDrafts = defineJob({
  name: 'tidy-drafts',
  isMessage: false,
  payload: z.object({}),
  async run(_: object, { database }: Pick<JobTools, 'database'>) {
    await database.execute(sql`delete from draft where submitted_at < now() - interval '30 days'`)
    await database.execute(sql`delete from draft where deleted_at < now() - interval '7 days'`)
    await database.execute(sql`delete from draft where updated_at < now() - interval '1 year'`)
  },
})
