import { areas } from '../areas/registry.ts'
import type { Database } from '../db/client.server.ts'
import { saveWholeListing } from '../areas/registry.server.ts'
import type { ListingInput } from '../directory/save-listing.server.ts'

/** Makes a listing what its owner wrote, as they sent it or as it was kept until somebody approved it. */
export async function applyEdit(tx: Database, kind: string, input: ListingInput): Promise<void> {
  const area = areas.find((one) => one.kind === kind)
  if (!area) throw new TypeError(`there is no area ${kind}`)
  await saveWholeListing(tx, area, input)
}
