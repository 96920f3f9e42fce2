import { record } from '../../ground/audit/record.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { readOnlySetting } from '../../ground/request/read-only.server.ts'
import { saveSetting } from '../desk/save-setting.server.ts'
import { operationAudited } from './audited.ts'

/** Makes the whole site read-only, or writable again. Without a change nothing is recorded. */
export async function switchReadOnly(
  tx: Database,
  { adminId, isOn }: { adminId: string; isOn: boolean },
): Promise<void> {
  const isChanged = await saveSetting(tx, {
    name: readOnlySetting,
    value: { isOn },
    seen: { isOn: !isOn },
  })
  if (!isChanged) return
  await record(tx, operationAudited, {
    actorId: adminId,
    action: readOnlySetting,
    subject: { kind: 'setting', id: readOnlySetting },
    changes: { isOn: [String(!isOn), String(isOn)] },
  })
}
