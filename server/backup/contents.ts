import type pg from 'pg'

/** The migrations that a database has had, in their order. */
export async function migrationsOf(client: pg.Pool | pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  return rows.map(({ name }) => name)
}

/** How many rows each table has, except those that a crash may empty. */
export async function countRows(client: pg.Pool | pg.ClientBase): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string; quoted: string }>(
    `select relname as name, oid::regclass::text as quoted from pg_class
     where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace order by relname`,
  )
  const counts: Record<string, number> = {}
  for (const { name, quoted } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoted}`)
    counts[name] = Number(rows[0]!.count)
  }
  return counts
}
