import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

const tooOld = 26 * 60 * 60_000 // ms

export type LastBackup = { place: string; madeAt: Date; bytes: number; isOld: boolean }

/**
 * The last whole backup, and whether it is older than 26 hours; null: there is none. Of several places that which has had
 * none for the longest, unless it had none in the 35 days before the last one elsewhere: it was given up. A backup with a
 * time in the future does not count: it was made before the clock was set back.
 */
export async function lastBackup(database: Database, now = Date.now()): Promise<LastBackup | null> {
  const { rows } = await database.execute<{ place: string; ms: number; bytes: number }>(sql`
    with made as (select * from backup where made_at <= to_timestamp(${now / 1000}))
    select distinct on (place) place, (extract(epoch from made_at) * 1000)::float8 as ms, bytes::float8 as bytes
    from made where made_at > (select max(made_at) from made) - interval '35 days'
    order by place, made_at desc`)
  const [row] = rows.toSorted((one, other) => one.ms - other.ms)
  if (!row) return null
  return { place: row.place, bytes: row.bytes, madeAt: new Date(row.ms), isOld: now - row.ms > tooOld }
}
