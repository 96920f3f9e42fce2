import type { RequestContext } from '../../../ground/request/request-context.ts'
import { type Bookable, findBookable } from '../bookables/bookable.server.ts'
import { type Actor, findBooking } from '../moves/find-booking.server.ts'
import type { Booking } from '../tables.server.ts'

type ChangeableBooking = { readonly found: Booking; readonly bookable: Bookable }

/** A booking that can be changed; null: they have none, its time is over, or no more is booked there. */
export async function findChangeable(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  { number, actor }: { readonly number: string; readonly actor: Actor },
): Promise<ChangeableBooking | null> {
  const found = await findBooking(database, number, actor, now)
  if (!found || found.bookableId === null || found.startsAt <= now) return null
  if (found.state !== 'confirmed' && found.state !== 'requested') return null
  const bookable = await findBookable(database, found.bookableId)
  return bookable && !bookable.isClosed ? { found, bookable } : null
}
