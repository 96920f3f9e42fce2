import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { forgetOldAttempts } from './sign-in-attempts.server.ts'

/** Deletes expired sessions, links and failed attempts. */
export const tidyAccounts = defineJob({
  name: 'tidy-accounts',
  isMessage: false,
  payload: z.object({}),
  async run(_payload, { database }: Pick<JobTools, 'database'>) {
    await database.execute(sql`delete from session where expires_at < now()`)
    await database.execute(sql`delete from verification where expires_at < now()`)
    await database.execute(sql`delete from mailed_token where expires_at < now()`)
    await forgetOldAttempts(database)
  },
})
