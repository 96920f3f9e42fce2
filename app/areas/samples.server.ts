import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import { adventureSamples } from './adventures/samples.server.ts'
import type { AreaSamples } from './area-samples.server.ts'
import { attractionSamples } from './attractions/samples.server.ts'
import { businessSamples } from './businesses/samples.server.ts'
import { classifiedSamples } from './classifieds/samples.server.ts'
import { eventSamples } from './events/samples.server.ts'
import { foodSamples } from './food/samples.server.ts'
import { governmentSamples } from './government-services/samples.server.ts'
import { hotelSamples } from './hotels/samples.server.ts'
import { jobSamples } from './jobs/samples.server.ts'
import { productSamples } from './local-products/samples.server.ts'
import { propertySamples } from './properties/samples.server.ts'
import { shoppingSamples } from './shopping/samples.server.ts'
import { taxiSamples } from './taxis/samples.server.ts'
import { tourSamples } from './virtual-tour/samples.server.ts'
import { vehicleSamples } from './vehicles/samples.server.ts'

/** The samples of every area. */
export const samples: readonly AreaSamples[] = [
  propertySamples,
  vehicleSamples,
  businessSamples,
  eventSamples,
  governmentSamples,
  jobSamples,
  foodSamples,
  shoppingSamples,
  productSamples,
  adventureSamples,
  attractionSamples,
  tourSamples,
  hotelSamples,
  taxiSamples,
  classifiedSamples,
]

/** Writes all samples as of `now`, all or none. */
export const seedSamples = (database: Database, now: Date): Promise<void> => save(database, samples, now)

/** The samples of areas that have none yet: all at first, later those of new areas. */
export async function seedMissingSamples(database: Database, now: Date): Promise<void> {
  const { rows } = await database.execute<{ kind: string }>(
    sql`select distinct kind from listing where sample`,
  )
  const seeded = new Set(rows.map(({ kind }) => kind))
  await save(
    database,
    samples.filter(({ area }) => !seeded.has(area.kind)),
    now,
  )
}

const save = (database: Database, wanted: readonly AreaSamples[], now: Date) =>
  database.transaction(async (tx) => {
    for (const one of wanted) await one.save(tx, now)
  })
