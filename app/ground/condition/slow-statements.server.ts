import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'

const shown = 8
const longest = 300 // characters
/** Where the extension is there and its library was not loaded. */
const notLoaded = '55000' // SQLSTATE

/** A statement without its values; times are ms. `share` is that of all statements' time, from 0 to 1. */
export type SlowStatement = { id: string; text: string; calls: number; mean: number; share: number }

/**
 * The statements of this database that took most of its time since they are counted; null: the extension
 * pg_stat_statements, which counts them, is not there.
 */
export async function slowStatements(database: Database): Promise<SlowStatement[] | null> {
  const { rows: found } = await database.execute<{ isThere: boolean }>(
    sql`select to_regclass('pg_stat_statements') is not null as "isThere"`,
  )
  if (!found[0]!.isThere) return null
  try {
    const { rows } = await database.execute<SlowStatement>(sql`
      select queryid::text as id, left(regexp_replace(min(query), '\\s+', ' ', 'g'), ${longest}) as text,
        sum(calls)::float8 as calls, sum(total_exec_time) / greatest(sum(calls), 1)::float8 as mean,
        sum(total_exec_time) / nullif(sum(sum(total_exec_time)) over (), 0) as share
      from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and query ~* '^\\s*(select|insert|update|delete|with)\\M'
      group by queryid order by sum(total_exec_time) desc limit ${shown}`) // a role has rows of its own
    return rows
  } catch (error) {
    if (codeOf(error) === notLoaded) return null
    throw error
  }
}

function codeOf(error: unknown): unknown {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
}
