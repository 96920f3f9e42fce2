import { retentionSetting } from '../../deals/applications/retention/retention.ts'
import { readRetention, retentionValue } from '../../deals/applications/retention/retention.server.ts'
import { record } from '../../ground/audit/record.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { numberIn } from '../../ground/forms/amounts.ts'
import { saveSetting } from '../desk/save-setting.server.ts'
import { operationAudited } from './audited.ts'

/** `number`: what was typed is no such number of days. `stale`: another admin has changed it since. */
export type RetentionProblem = 'number' | 'stale'

/**
 * Sets for how many days applications are kept.
 * @param seen the number that the admin has read
 * @returns why nothing was saved
 */
export async function saveRetention(
  tx: Database,
  { adminId, typed, seen: read }: { adminId: string; typed: string; seen: string },
): Promise<RetentionProblem | null> {
  const value = retentionValue.safeParse({ days: numberIn(typed) }).data
  if (!value) return 'number'
  const seen = await readRetention(tx)
  if (seen === value.days) return null
  if (read !== String(seen)) return 'stale'
  const isSaved = await saveSetting(tx, { name: retentionSetting, value, seen: { days: seen } })
  if (!isSaved) return 'stale'
  await record(tx, operationAudited, {
    actorId: adminId,
    action: retentionSetting,
    subject: { kind: 'setting', id: retentionSetting },
    changes: { days: [String(seen), String(value.days)] },
  })
  return null
}
