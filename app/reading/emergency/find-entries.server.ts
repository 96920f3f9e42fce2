import type { Database } from '../../ground/db/client.server.ts'
import { emergencyContact, shelter } from './tables.server.ts'

export type Entries = Awaited<ReturnType<typeof findEntries>>

/** All who help and all shelters, in the order that staff gave them. */
export async function findEntries(database: Database) {
  return {
    contacts: await database.select().from(emergencyContact).orderBy(emergencyContact.position),
    shelters: await database.select().from(shelter).orderBy(shelter.position),
  }
}
