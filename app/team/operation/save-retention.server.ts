import { retentionSetting } from '../../deals/applications/retention/retention.ts'
import { readRetention, retentionValue } from '../../deals/applications/retention/retention.server.ts'
import { record } from '../../ground/audit/record.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { numberIn } from '../../ground/forms/amounts.ts'
import { saveSetting } from '../desk/save-setting.server.ts'
import { operationAudited } from './audited.ts'

/**
 * Sets for how many days applications are kept.
 * @returns false where what was typed is no such number, and nothing was saved
 */
export async function saveRetention(
  tx: Database,
  { adminId, typed }: { adminId: string; typed: string },
): Promise<boolean> {
  const value = retentionValue.safeParse({ days: numberIn(typed) }).data
  if (!value) return false
  const seen = await readRetention(tx)
  if (seen === value.days) return true
  const isSaved = await saveSetting(tx, { name: retentionSetting, value, seen: { days: seen } })
  if (!isSaved) return true
  await record(tx, operationAudited, {
    actorId: adminId,
    action: retentionSetting,
    subject: { kind: 'setting', id: retentionSetting },
    changes: { days: [String(seen), String(value.days)] },
  })
  return true
}
