import { eq } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { bookingPlace } from '../tables.server.ts'

export async function findPlace(database: Database, id: number) {
  const [place] = await database.select().from(bookingPlace).where(eq(bookingPlace.id, id))
  return place ?? null
}
