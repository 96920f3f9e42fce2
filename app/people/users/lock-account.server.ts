import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

/**
 * Makes others that call this for the same account wait until the transaction ends, so that what one of them counts is
 * still so when it writes. Comes after the lock of a draft and before that of a listing: the same order everywhere.
 */
export async function lockAccount(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for no key update`)
}
