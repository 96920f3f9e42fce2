import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'

/** Removes notifications after half a year, read or not. */
export const forgetNotifications = defineJob({
  name: 'forget-notifications',
  isMessage: false,
  payload: z.object({}),
  async run(_payload, { database }: Pick<JobTools, 'database'>) {
    await database.execute(sql`delete from notification where created_at < now() - interval '180 days'`)
  },
})
