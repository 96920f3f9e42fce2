import type { Database } from '../../ground/db/client.server.ts'
import { tellLive } from '../../ground/live/tell-live.server.ts'
import type { MoveName, Side } from './states.ts'
import type { Booking } from './tables.server.ts'

/** Tells both sides of what has happened to a booking, in its transaction. */
export async function tellOfMove(
  tx: Database,
  told: Booking,
  _move: MoveName | 'request',
  _side: Side,
): Promise<void> {
  const people = [told.guestId, told.ownerId].filter((id) => id !== null)
  await tellLive(tx, people, { type: 'booking', id: told.number })
}
