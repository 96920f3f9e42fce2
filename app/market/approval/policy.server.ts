import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../ground/db/client.server.ts'

/** The name of the setting. */
export const policyName = 'moderation'
const policy = z.object({ reviewsNewOwners: z.boolean(), trustedAfter: z.int().min(1).max(100) })

/** Whether new owners' listings wait for approval, and after how many approved listings they no longer do. */
export type Policy = z.infer<typeof policy>

export async function readPolicy(database: Database): Promise<Policy> {
  const { rows } = await database.execute<{ value: unknown }>(
    sql`select value from site_setting where name = ${policyName}`,
  )
  const stored = policy.safeParse(rows[0]?.value)
  return stored.success ? stored.data : { reviewsNewOwners: true, trustedAfter: 3 }
}
