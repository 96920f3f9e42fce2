import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/client.server.ts'

/** The name of the setting by which admins make the site read-only. */
export const readOnlySetting = 'read-only'
/** Changes with it. */
export const readOnlyTag = `setting:${readOnlySetting}`

const readOnlySwitch = z.object({ isOn: z.boolean() })

/** Whether an admin has made the site read-only. */
export async function isSwitchedReadOnly(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ value: unknown }>(
    sql`select value from site_setting where name = ${readOnlySetting}`,
  )
  return readOnlySwitch.safeParse(rows[0]?.value).data?.isOn ?? false
}
