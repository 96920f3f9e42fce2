import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './client.server.ts'

/**
 * Remembers what was read of some rows that rarely change. Each call asks only for their versions, and reads them again
 * when one is another: every change of a row gives it another `xmin`
 * (https://www.postgresql.org/docs/current/ddl-system-columns.html).
 */
export function rememberUntilChanged<Value>(
  rows: () => SQL,
  read: (database: Database) => Promise<Value>,
): (database: Database) => Promise<Value> {
  let last: { readonly versions: string; readonly made: Value } | undefined
  return async (database) => {
    const found = await database.execute<{ versions: string }>(
      sql`select coalesce(string_agg(xmin::text, ' ' order by xmin::text), '') as versions from ${rows()}`,
    )
    const { versions } = found.rows[0]!
    if (last?.versions !== versions) last = { versions, made: await read(database) }
    return last.made
  }
}
