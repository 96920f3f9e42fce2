import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { differing, record } from '../../ground/audit/record.server.ts'
import { lightboxAudited } from './audited.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { lightboxDefaults, type LightboxSettings } from './settings.ts'

const name = 'lightbox'
/** Changes with them. */
export const lightboxTag = `setting:${name}`

export const lightboxSettings = z.object({
  disableLightbox: z.boolean(),
  disableParameter: z.string().regex(/^[\w-]{0,40}$/),
  showOnPageTransition: z.boolean(),
  showOnListingClick: z.boolean(),
})

/** `version` is another one after each change. */
export type StoredSettings = { settings: LightboxSettings; version: string }

export async function readSettings(database: Database): Promise<StoredSettings> {
  const { rows } = await database.execute<{ value: unknown; version: string }>(
    sql`select value, updated_at::text as version from site_setting where name = ${name}`,
  )
  const stored = lightboxSettings.safeParse(rows[0]?.value)
  return { settings: stored.success ? stored.data : lightboxDefaults, version: rows[0]?.version ?? '' }
}

/**
 * @param version that the admin has read
 * @returns false where another person has changed them since, and nothing was saved
 */
export async function saveSettings(
  tx: Database,
  { adminId, settings, version }: { adminId: string } & StoredSettings,
): Promise<boolean> {
  const before = await readSettings(tx)
  const { rowCount } = await tx.execute(sql`
    insert into site_setting (name, value) values (${name}, ${JSON.stringify(settings)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = clock_timestamp()
      where site_setting.updated_at::text = ${version}`)
  if (rowCount === 0) return false
  const changes = differing(before.settings, settings)
  const subject = { kind: 'setting', id: name }
  if (Object.keys(changes).length > 0)
    await record(tx, lightboxAudited, { actorId: adminId, action: 'settings', subject, changes })
  return true
}
