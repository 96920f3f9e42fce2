import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/client.server.ts'
import { defineJob } from '../db/jobs.server.ts'

/**
 * Removes mails after three months, sent or not. An address that gets none is tried again after a year; what the staff
 * put on the list stays.
 */
export const forgetMails = defineJob({
  name: 'forget-mails',
  isMessage: false,
  payload: z.object({}),
  async run(_: object, { database }: { database: Database }) {
    await database.execute(sql`delete from mail where created_at < now() - interval '90 days'`)
    await database.execute(
      sql`delete from suppressed_address where reason <> 'staff' and since < now() - interval '1 year'`,
    )
  },
})
