import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../ground/db/client.server.ts'

export const feeSettingName = 'platform-fee'
export const feeAccountSettingName = 'fee-account'

const feeSetting = z.object({ basisPoints: z.int().min(0).max(3000) })
export type PlatformFee = z.infer<typeof feeSetting>

const feeAccount = z.object({ text: z.string() })
export type FeeAccount = z.infer<typeof feeAccount>

/** The share of what is sold here that sellers owe the site: none, until admins set one. */
export async function readFee(database: Database): Promise<PlatformFee> {
  const stored = feeSetting.safeParse(await readSetting(database, feeSettingName))
  return stored.success ? stored.data : { basisPoints: 0 }
}

/** To which sellers transfer what they owe, in the words of admins; empty until they say so. */
export async function readFeeAccount(database: Database): Promise<FeeAccount> {
  const stored = feeAccount.safeParse(await readSetting(database, feeAccountSettingName))
  return stored.success ? stored.data : { text: '' }
}

async function readSetting(database: Database, name: string): Promise<unknown> {
  const { rows } = await database.execute<{ value: unknown }>(
    sql`select value from site_setting where name = ${name}`,
  )
  return rows[0]?.value
}
