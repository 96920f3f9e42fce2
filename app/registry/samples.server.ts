import { sql } from 'drizzle-orm'
import { seedArticles, seedMissingArticles } from '../reading/articles/samples.server.ts'
import type { Database } from '../ground/db/client.server.ts'
import {
  saveSampleBookables,
  hasSampleBookables,
  type SampleBookables,
} from '../deals/bookings/samples/sample-bookables.server.ts'
import { hasQuestionSamples, saveQuestionSamples } from '../reading/questions/samples/seed.server.ts'
import { sampleSessions } from '../areas/adventures/sample-sessions.server.ts'
import { sampleAppointments } from '../areas/businesses/sample-appointments.server.ts'
import { seatSamples } from '../areas/events/sample-seats.server.ts'
import { sampleRooms } from '../areas/hotels/sample-rooms.server.ts'
import { propertyBookables } from '../areas/properties/sample-bookables.server.ts'
import { sampleDrives } from '../areas/vehicles/sample-drives.server.ts'
import { adventureSamples } from '../areas/adventures/samples.server.ts'
import type { AreaSamples } from '../market/samples/area-samples.server.ts'
import { attractionSamples } from '../areas/attractions/samples.server.ts'
import { businessSamples } from '../areas/businesses/samples.server.ts'
import { classifiedSamples } from '../areas/classifieds/samples.server.ts'
import { eventSamples } from '../areas/events/samples.server.ts'
import { foodSamples } from '../areas/food/samples.server.ts'
import { governmentSamples } from '../areas/government-services/samples.server.ts'
import { hotelSamples } from '../areas/hotels/samples.server.ts'
import { jobSamples } from '../areas/jobs/samples.server.ts'
import { productSamples } from '../areas/local-products/samples.server.ts'
import { propertySamples } from '../areas/properties/samples.server.ts'
import { shoppingSamples } from '../areas/shopping/samples.server.ts'
import { taxiSamples } from '../areas/taxis/samples.server.ts'
import { tourSamples } from '../areas/virtual-tour/samples.server.ts'
import { vehicleSamples } from '../areas/vehicles/samples.server.ts'

/** The samples of each area that has some. */
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

/** What can be booked on them. */
const bookables: readonly SampleBookables[] = [
  sampleRooms,
  sampleSessions,
  seatSamples,
  propertyBookables,
  sampleDrives,
  sampleAppointments,
]

/** Writes all samples as of `now`, all or none. */
export const seedSamples = (database: Database, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    await save(tx, samples, now)
    for (const one of bookables) await saveSampleBookables(tx, one, now)
    await saveQuestionSamples(tx, now)
    await seedArticles(tx)
  })

/** Adds samples for kinds without any: at first all, later those of new areas and features. */
export async function seedMissingSamples(database: Database, now: Date): Promise<void> {
  const { rows } = await database.execute<{ kind: string }>(
    sql`select distinct kind from listing where sample`,
  )
  const seeded = new Set(rows.map(({ kind }) => kind))
  await database.transaction(async (tx) => {
    await save(
      tx,
      samples.filter(({ area }) => !seeded.has(area.kind)),
      now,
    )
    for (const one of bookables)
      if (!(await hasSampleBookables(tx, one.kind))) await saveSampleBookables(tx, one, now)
    if (!(await hasQuestionSamples(tx))) await saveQuestionSamples(tx, now)
    await seedMissingArticles(tx)
  })
}

async function save(transaction: Database, wanted: readonly AreaSamples[], now: Date) {
  for (const one of wanted) await one.save(transaction, now)
}
