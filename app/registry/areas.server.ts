import type { Database } from '../ground/db/client.server.ts'
import { joinTransaction } from '../ground/db/join-transaction.server.ts'
import type { ApiPart } from '../directory/api-part.server.ts'
import type { AreaPart } from '../directory/area-part.server.ts'
import { areaIndexes } from '../directory/area-indexes.server.ts'
import type { AnyArea } from '../directory/area.ts'
import type { CustomConditions } from '../directory/conditions.server.ts'
import { type ListingInput, saveListing } from '../directory/save-listing.server.ts'
import { eventTimes } from '../areas/events/api.server.ts'
import { eventPart } from '../areas/events/form/area-part.server.ts'
import { eventConditions } from '../areas/events/conditions.server.ts'
import { refreshNextStarts } from '../areas/events/occurrences.server.ts'
import { areas } from './areas.ts'
import { tourStops } from '../areas/virtual-tour/api.server.ts'

/** SQL of the areas' custom filters, by kind. */
export const customConditions: Readonly<Record<string, CustomConditions>> = { event: eventConditions }

/** What the public API tells of some areas' listings beyond their attributes, by kind. */
export const apiParts: Readonly<Record<string, ApiPart>> = { event: eventTimes, tour: tourStops }

/** What some areas keep of a listing beside its row, by kind. */
export const areaParts: Readonly<Record<string, AreaPart>> = { event: eventPart }

/** Writes a listing with what its area keeps beside its row. Returns its id. */
export function saveWholeListing(database: Database, area: AnyArea, input: ListingInput): Promise<number> {
  return joinTransaction(database, async (tx) => {
    const id = await saveListing(tx, area, input)
    if (input.part !== undefined) await areaParts[area.kind]?.save(tx, id, input.part)
    return id
  })
}

/** The indexes that each area has for itself. */
export const derivedIndexes = () => areaIndexes(areas)

/** Brings up to date what ages without a write; run every minute. */
export async function keepAreasCurrent(database: Database): Promise<void> {
  await refreshNextStarts(database)
}
