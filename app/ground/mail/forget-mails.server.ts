import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobTools } from '../request/request-context.ts'
import { defineJob } from '../db/jobs.server.ts'

/** Removes mails of three months ago, whatever became of them. */
export const forgetMails = defineJob({
  name: 'forget-mails',
  payload: z.object({}),
  async run(_: object, { database }: Pick<JobTools, 'database'>) {
    await database.execute(sql`delete from mail where created_at < now() - interval '90 days'`)
  },
})
