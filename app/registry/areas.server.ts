import type { Database } from '../ground/db/client.server.ts'
import { areaIndexes } from '../directory/area-indexes.server.ts'
import { registerParts } from '../directory/known-parts.server.ts'
import { eventTimes } from '../areas/events/api.server.ts'
import { eventPart } from '../areas/events/form/area-part.server.ts'
import { eventConditions } from '../areas/events/conditions.server.ts'
import { refreshNextStarts } from '../areas/events/occurrences.server.ts'
import { areas } from './areas.ts'
import { tourStops } from '../areas/virtual-tour/api.server.ts'

registerParts({
  event: { conditions: eventConditions, api: eventTimes, beside: eventPart },
  tour: { api: tourStops },
})

/** The indexes that each area has for itself. */
export const derivedIndexes = () => areaIndexes(areas)

/** Brings up to date what ages without a write; run every minute. */
export async function keepAreasCurrent(database: Database): Promise<void> {
  await refreshNextStarts(database)
}
