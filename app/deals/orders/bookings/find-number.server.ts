import { eq } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { booking } from '../../bookings/tables.server.ts'

export async function findBookingNumber(database: Database, id: number): Promise<string | null> {
  const [found] = await database.select({ number: booking.number }).from(booking).where(eq(booking.id, id))
  return found?.number ?? null
}
