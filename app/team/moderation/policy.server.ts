import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { differing, record } from '../../ground/audit/record.server.ts'
import { saveSetting } from '../desk/save-setting.server.ts'
import type { Database } from '../../ground/db/client.server.ts'

const name = 'moderation'
const policy = z.object({ reviewsNewOwners: z.boolean(), trustedAfter: z.int().min(1).max(100) })

/** Whether new owners' listings wait for somebody to look at them, and after how many that were approved no more. */
export type Policy = z.infer<typeof policy>

export async function readPolicy(database: Database): Promise<Policy> {
  const { rows } = await database.execute<{ value: unknown }>(
    sql`select value from site_setting where name = ${name}`,
  )
  const stored = policy.safeParse(rows[0]?.value)
  return stored.success ? stored.data : { reviewsNewOwners: true, trustedAfter: 3 }
}

/**
 * @param seen what the admin has read
 * @returns false where somebody else has changed it since, and nothing was saved
 */
export async function savePolicy(
  tx: Database,
  { adminId, value, seen }: { adminId: string; value: Policy; seen: Policy },
): Promise<boolean> {
  if (!(await saveSetting(tx, { name, value, seen }))) return false
  await record(tx, {
    actorId: adminId,
    action: 'settings',
    subject: { kind: 'setting', id: name },
    changes: differing(seen, value),
  })
  return true
}

/** What a form says in its fields, or in those whose names begin with `prefix`; null where it is none that one could set. */
export function policyIn(form: FormData, prefix = ''): Policy | null {
  const given = policy.safeParse({
    reviewsNewOwners: form.has(`${prefix}reviewsNewOwners`),
    trustedAfter: Number(form.get(`${prefix}trustedAfter`)),
  })
  return given.success ? given.data : null
}
