import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/client.server.ts'
import { defineJob } from '../db/jobs.server.ts'
import { keptFor } from './live-event.ts'

/** Deletes events older than an hour, keeping the newest one: a client that was away longer reloads everything. */
export const forgetLiveEvents = defineJob({
  name: 'forget-live-events',
  isMessage: false,
  payload: z.object({}),
  async run(_: object, { database }: { database: Database }) {
    await database.execute(sql`
      delete from live_event
      where created_at < now() - make_interval(secs => ${keptFor / 1000}) and id < (select max(id) from live_event)`)
  },
})
