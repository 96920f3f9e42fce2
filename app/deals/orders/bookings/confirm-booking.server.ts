import { eq } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { applyMove } from '../../bookings/moves/apply-move.server.ts'
import { prepaidOf } from '../../bookings/states/prepaid.ts'
import { booking } from '../../bookings/tables.server.ts'

/**
 * A booking that this transaction has locked is paid, and so confirmed.
 * @returns false where it waits for no payment
 */
export async function confirmBooking(tx: Database, id: number, now: Date): Promise<boolean> {
  const [was] = await tx.select().from(booking).where(eq(booking.id, id))
  if (!was) return false
  const set = { paidCents: prepaidOf(was) }
  return (await applyMove(tx, was, { name: 'pay', actor: { side: 'site' }, now, set })) !== null
}
