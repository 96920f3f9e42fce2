import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../../ground/db/client.server.ts'
import { record } from '../../../ground/audit/record.server.ts'
import { saveSetting } from '../../desk/save-setting.server.ts'
import type { Rates } from '../campaign.ts'
import { ratesIn, ratesName } from '../rates.server.ts'
import { advertisingAudited } from './audited.server.ts'

/**
 * @param seen what the admin has read, as the form says
 * @returns false where another person has changed them since, and nothing was saved
 */
export async function saveRates(
  tx: Database,
  { adminId, value, seen }: { adminId: string; value: Rates; seen: string },
): Promise<boolean> {
  const before = ratesIn(seen)
  if (!before || !(await saveSetting(tx, { name: ratesName, value, seen: before }))) return false
  if (isDeepStrictEqual(before, value)) return true
  const changes = { rates: [JSON.stringify(before), JSON.stringify(value)] as const }
  await record(tx, advertisingAudited, {
    actorId: adminId,
    action: ratesName,
    subject: { kind: 'setting', id: ratesName },
    changes,
  })
  return true
}
