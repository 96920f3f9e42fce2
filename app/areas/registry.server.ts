import type { Database } from '../db/client.server.ts'
import type { CustomConditions } from '../directory/conditions.server.ts'
import { sortIndexes } from '../directory/order.server.ts'
import { eventConditions } from './events/area.server.ts'
import { refreshNextStarts } from './events/occurrences.server.ts'
import { areas } from './registry.ts'

/** SQL of the areas' custom filters, by kind. */
export const customConditions: Readonly<Record<string, CustomConditions>> = { event: eventConditions }

/** The indexes that the areas' sorts want. */
export const derivedIndexes = () => sortIndexes(areas)

/** Brings up to date what ages without a write; run every minute. */
export async function keepAreasCurrent(database: Database): Promise<void> {
  await refreshNextStarts(database)
}
