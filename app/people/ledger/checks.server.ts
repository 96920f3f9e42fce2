import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

/** What a comparison of the books has found: to compare all of them takes seconds, which no page waits for. */
export type MoneyCheck<Finding> = { readonly found: readonly Finding[]; readonly at: Date }

type Name = 'ledger' | 'orders'

export async function saveCheck(database: Database, name: Name, found: readonly object[]): Promise<void> {
  await database.execute(sql`
    insert into money_check (name, found) values (${name}, ${JSON.stringify(found)}::jsonb)
    on conflict (name) do update set found = excluded.found, checked_at = now()`)
}

/** The latest; null: it was never compared. */
export async function readCheck<Finding>(
  database: Database,
  name: Name,
): Promise<MoneyCheck<Finding> | null> {
  const { rows } = await database.execute<{ found: Finding[]; at: string }>(sql`
    select found, checked_at as at from money_check where name = ${name}`)
  const [row] = rows
  return row ? { found: row.found, at: new Date(row.at) } : null
}
