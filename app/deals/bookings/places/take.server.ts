import type { Database } from '../../../ground/db/client.server.ts'
import type { Bookable, Visit } from '../bookables/bookable.server.ts'
import { type Holder, takePlaces, takeTimes } from './places.server.ts'
import { spansOf } from './reckon.server.ts'
import { placeIn } from './sessions.server.ts'
import { nightPlaces } from './stays.server.ts'
import type { Wish } from './wish.ts'

type WishRequest = {
  bookable: Bookable
  wish: Wish
  persons: number
  ownerId: string
  scope: string
}

/**
 * Takes the places or times that a wish needs, in the transaction of its booking.
 * @returns the place of a session or seats, in the visitor's scope; false if some of it is taken already: the
 *   transaction then has to be undone
 */
export async function take(
  tx: Database,
  holder: Holder,
  { bookable, wish, persons, ownerId, scope }: WishRequest,
): Promise<{ placeId: number | null } | false> {
  if (wish.kind === 'visit') {
    const spans = spansOf(bookable as Visit, wish.times)
    return (await takeTimes(tx, holder, { ownerId, scope, spans })) && { placeId: null }
  }
  const places = await placesOf(tx, bookable, wish, scope)
  const quantity = wish.kind === 'stay' ? 1 : persons
  const placeId = wish.kind === 'stay' ? null : places[0]!
  return (await takePlaces(tx, holder, { places, quantity })) && { placeId }
}

/** The places that a wish needs, in a visitor's scope: nights, or one session or occurrence. */
export const placesOf = async (
  tx: Database,
  { id }: Pick<Bookable, 'id'>,
  wish: Exclude<Wish, { kind: 'visit' }>,
  scope: string,
): Promise<number[]> =>
  wish.kind === 'stay' ? nightPlaces(tx, id, wish.dates, scope) : [await placeIn(tx, wish.placeId, scope)]
