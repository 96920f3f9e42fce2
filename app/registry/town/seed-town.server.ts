import type { Database } from '../../ground/db/client.server.ts'
import { samples } from '../samples.server.ts'
import { townListings } from './town.server.ts'

/** Writes the listings of a town beside the samples, all or none. */
export const seedTown = (database: Database, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    for (const one of samples) await one.write(tx, townListings(one, now), now)
  })
