import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

/** @param hash of the new password, made by the sign-in library */
export async function setPassword(database: Database, userId: string, hash: string): Promise<void> {
  await database.execute(sql`
    insert into account (user_id, provider_id, account_id, password)
    values (${userId}, 'credential', ${userId}, ${hash})
    on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()`)
}
