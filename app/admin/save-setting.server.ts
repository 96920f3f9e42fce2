import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import type { Changes } from './tables.server.ts'

/**
 * Sets what admins decide about the site, unless it is no longer as this one has seen it.
 * @returns false where somebody else has changed it since, and nothing was saved
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

/** The fields that are no longer as they were, for `record`. */
export function changedFields<Value extends object>(before: Value, after: Value): Changes {
  const fields = Object.keys(after) as (keyof Value & string)[]
  return Object.fromEntries(
    fields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, [String(before[field]), String(after[field])]]),
  )
}
