import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../ground/db/client.server.ts'

export const feeSettingName = 'platform-fee'

const feeSetting = z.object({ basisPoints: z.int().min(0).max(3000) })
export type PlatformFee = z.infer<typeof feeSetting>

/** The share of what is sold here that sellers owe the site: none, until admins set one. */
export async function readFee(database: Database): Promise<PlatformFee> {
  const { rows } = await database.execute<{ value: unknown }>(
    sql`select value from site_setting where name = ${feeSettingName}`,
  )
  const stored = feeSetting.safeParse(rows[0]?.value)
  return stored.success ? stored.data : { basisPoints: 0 }
}
