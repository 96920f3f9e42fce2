import { areaOf } from '../../directory/known-areas.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { mergeEdit, type Versions } from './merge-edit.server.ts'

/** Makes of a listing as it is now what its owner wrote, at once or when somebody has approved it. */
export async function applyEdit(tx: Database, kind: string, versions: Versions): Promise<void> {
  const area = areaOf(kind)
  if (!area) throw new TypeError(`there is no area ${kind}`)
  await saveListing(tx, area, mergeEdit(area, versions).input)
}
