import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'

const shown = 8

export type DatabaseSize = {
  bytes: number
  /** The largest with all that belongs to them, such as indexes; largest first. */
  tables: { name: string; bytes: number; rows: number | null }[]
}

/** How large the database and its largest tables are. Their rows are PostgreSQL's estimate, if it has one. Takes tens of milliseconds. */
export async function databaseSize(database: Database): Promise<DatabaseSize> {
  const whole = await database.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  )
  const { rows: tables } = await database.execute<DatabaseSize['tables'][number]>(sql`
    select relname as name, pg_total_relation_size(oid)::float8 as bytes, nullif(reltuples, -1)::float8 as rows
    from pg_class where relkind = 'r' and relnamespace <> 'pg_catalog'::regnamespace
    order by bytes desc limit ${shown}`)
  return { bytes: whole.rows[0]!.bytes, tables }
}
