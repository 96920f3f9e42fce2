import { sql } from 'drizzle-orm'
import type { Database } from '../ground/db/client.server.ts'
import type { RecordKey } from '../ground/db/named.ts'

/** The ref of the listing into which another one was merged; null for a listing that never existed or is still there. */
export async function findAlias(database: Database, { kind, ref }: RecordKey): Promise<string | null> {
  const { rows } = await database.execute<{ ref: string }>(sql`
    select listing.ref from listing_alias join listing on listing.id = listing_id
    where listing_alias.kind = ${kind} and listing_alias.ref = ${ref}`)
  return rows[0]?.ref ?? null
}
