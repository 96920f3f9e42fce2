import { and, eq, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.server.ts'
import type { Database } from '../db/client.server.ts'
import { saveListing } from '../directory/save-listing.server.ts'
import { listing } from '../directory/tables.server.ts'
import { events } from './events/area.ts'
import { saveOccurrences } from './events/occurrences.server.ts'
import { organizers } from './events/sample-organizers.server.ts'
import { eventSamples } from './events/samples.server.ts'
import { vehicles } from './vehicles/area.ts'
import { sellers } from './vehicles/sample-sellers.server.ts'
import { vehicleSamples } from './vehicles/samples.server.ts'

/**
 * Writes the samples as of `now`, all or none. Samples that are there already become as new; what a person made
 * under the same ref stays.
 */
export async function seedSamples(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await saveOwners(tx)
    const takenVehicles = await refsOfPeople(tx, vehicles.kind)
    for (const sample of vehicleSamples(now)) {
      if (!takenVehicles.has(sample.ref)) await saveListing(tx, vehicles, sample)
    }
    const takenEvents = await refsOfPeople(tx, events.kind)
    for (const { times, ...sample } of eventSamples(now)) {
      if (!takenEvents.has(sample.ref))
        await saveOccurrences(tx, await saveListing(tx, events, sample), times)
    }
  })
}

async function saveOwners(database: Database) {
  const owners = [...Object.values(sellers), ...Object.values(organizers)]
  await database
    .insert(users)
    .values(owners.map(({ id, fullName }) => ({ id, fullName, sample: true })))
    .onConflictDoUpdate({
      target: users.id,
      set: { fullName: sql`excluded.full_name` },
    })
}

async function refsOfPeople(database: Database, kind: string): Promise<Set<string>> {
  const rows = await database
    .select({ ref: listing.ref })
    .from(listing)
    .where(and(eq(listing.kind, kind), eq(listing.sample, false)))
  return new Set(rows.map(({ ref }) => ref))
}

export const samplesPresent = async (database: Database): Promise<boolean> =>
  (await database.select({ id: listing.id }).from(listing).where(eq(listing.sample, true)).limit(1)).length >
  0
