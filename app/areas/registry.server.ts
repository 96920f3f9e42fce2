import type { Database } from '../db/client.server.ts'
import { areaIndexes } from '../directory/area-indexes.server.ts'
import type { CustomConditions } from '../directory/conditions.server.ts'
import { eventConditions } from './events/area.server.ts'
import { refreshNextStarts } from './events/occurrences.server.ts'
import { areas } from './registry.ts'

/** SQL of the areas' custom filters, by kind. */
export const customConditions: Readonly<Record<string, CustomConditions>> = { event: eventConditions }

/** The indexes that each area has for itself. */
export const derivedIndexes = () => areaIndexes(areas)

/** Brings up to date what ages without a write; run every minute. */
export async function keepAreasCurrent(database: Database): Promise<void> {
  await refreshNextStarts(database)
}
