import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'

/** Gives up mails that wait; others stay as they are. */
export async function giveUpMails(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update mail set state = 'failed', body = null where state = 'queued' and id = any(${sql.param(ids)}::uuid[])`)
}
