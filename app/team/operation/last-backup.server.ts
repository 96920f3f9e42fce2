import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

const tooOld = 26 * 60 * 60_000 // ms

export type LastBackup = { place: string; madeAt: Date; bytes: number; isOld: boolean }

/**
 * The last whole backup of the place that has had none for the longest, and whether it is older than 26 hours: one place
 * that is kept must not hide another that is not. Null if there was none in 35 days.
 */
export async function lastBackup(database: Database, now = Date.now()): Promise<LastBackup | null> {
  const { rows } = await database.execute<{ place: string; ms: number; bytes: number }>(sql`
    select distinct on (place) place, (extract(epoch from made_at) * 1000)::float8 as ms, bytes::float8 as bytes
    from backup where made_at > now() - interval '35 days' order by place, made_at desc`)
  const [row] = rows.toSorted((one, other) => one.ms - other.ms)
  if (!row) return null
  return { place: row.place, bytes: row.bytes, madeAt: new Date(row.ms), isOld: now - row.ms > tooOld }
}
