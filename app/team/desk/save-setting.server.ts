import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

/**
 * Sets what admins decide about the site, unless it is no longer as this one has seen it.
 * @returns false where another person has changed it since, and nothing was saved
 */
export async function saveSetting(
  tx: Database,
  { name, value, seen }: { name: string; value: object; seen: object },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into site_setting (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()
      where site_setting.value = ${JSON.stringify(seen)}::jsonb`)
  return rowCount !== 0
}
