import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { isOutlived } from './sessions.server.ts'
import { forgetOldAttempts } from './sign-in-attempts.server.ts'

/** Deletes sessions that are over, expired links and failed attempts. */
export const tidyAccounts = defineJob({
  name: 'tidy-accounts',
  isMessage: false,
  payload: z.object({}),
  async run(_payload, { database }: Pick<JobTools, 'database'>) {
    await database.execute(sql`delete from session where expires_at < now()`)
    await database.execute(sql`delete from session using users where users.id = user_id and ${isOutlived}`)
    await database.execute(sql`delete from verification where expires_at < now()`)
    await database.execute(sql`delete from mailed_token where expires_at < now()`)
    await forgetOldAttempts(database)
  },
})
