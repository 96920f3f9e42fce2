import type { Database } from '../../ground/db/client.server.ts'
import type { Bookable, Visit } from './bookable.server.ts'
import { type Holder, takePlaces, takeTimes } from './places.server.ts'
import { spansOf } from './reckon.server.ts'
import { placeIn } from './sessions.server.ts'
import { nightPlaces } from './stays.server.ts'
import type { Wish } from './wish.ts'

type Taking = {
  bookable: Bookable
  wish: Wish
  persons: number
  ownerId: string
  scope: string
}

/**
 * Takes what a wish needs, in the transaction of what it is for.
 * @returns the place of a session or seats, in the visitor's scope; false where something of it is taken already, and
 * the transaction has to be undone
 */
export async function take(
  tx: Database,
  holder: Holder,
  { bookable, wish, persons, ownerId, scope }: Taking,
): Promise<{ placeId: number | null } | false> {
  if (wish.kind === 'visit') {
    const spans = spansOf(bookable as Visit, wish.times)
    return (await takeTimes(tx, holder, { ownerId, scope, spans })) && { placeId: null }
  }
  if (wish.kind === 'stay') {
    const places = await nightPlaces(tx, bookable.id, wish.dates, scope)
    return (await takePlaces(tx, holder, { places, quantity: 1 })) && { placeId: null }
  }
  const placeId = await placeIn(tx, wish.placeId, scope)
  return (await takePlaces(tx, holder, { places: [placeId], quantity: persons })) && { placeId }
}
