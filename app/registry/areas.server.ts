import type { Database } from '../ground/db/client.server.ts'
import { areaIndexes } from '../directory/area-indexes.server.ts'
import { refreshNextStarts } from '../areas/events/occurrences.server.ts'
import { areas } from './areas.ts'
import './content.server.ts'
import './area-parts.server.ts'
import './owner-pages.server.ts'

/** The indexes that each area has for itself. */
export const derivedIndexes = () => areaIndexes(areas)

/** Brings up to date what ages without a write; run every minute. */
export async function keepAreasCurrent(database: Database): Promise<void> {
  await refreshNextStarts(database)
}
