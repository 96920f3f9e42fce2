import type { Database } from '../db/client.server.ts'
import type { ApiPart } from '../directory/api-part.server.ts'
import { areaIndexes } from '../directory/area-indexes.server.ts'
import type { CustomConditions } from '../directory/conditions.server.ts'
import { eventTimes } from './events/api.server.ts'
import { eventConditions } from './events/area.server.ts'
import { refreshNextStarts } from './events/occurrences.server.ts'
import { areas } from './registry.ts'
import { tourStops } from './virtual-tour/api.server.ts'

/** SQL of the areas' custom filters, by kind. */
export const customConditions: Readonly<Record<string, CustomConditions>> = { event: eventConditions }

/** What the public API tells of some areas' listings beyond their attributes, by kind. */
export const apiParts: Readonly<Record<string, ApiPart>> = { event: eventTimes, tour: tourStops }

/** The indexes that each area has for itself. */
export const derivedIndexes = () => areaIndexes(areas)

/** Brings up to date what ages without a write; run every minute. */
export async function keepAreasCurrent(database: Database): Promise<void> {
  await refreshNextStarts(database)
}
