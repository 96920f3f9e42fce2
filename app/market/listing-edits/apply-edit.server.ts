import { areas } from '../../registry/areas.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { saveWholeListing } from '../../registry/areas.server.ts'
import { mergeEdit, type Versions } from './merge-edit.server.ts'

/** Makes of a listing as it is now what its owner wrote, at once or when somebody has approved it. */
export async function applyEdit(tx: Database, kind: string, versions: Versions): Promise<void> {
  const area = areas.find((one) => one.kind === kind)
  if (!area) throw new TypeError(`there is no area ${kind}`)
  await saveWholeListing(tx, area, mergeEdit(area, versions).input)
}
