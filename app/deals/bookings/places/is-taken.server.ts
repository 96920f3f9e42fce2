import type { Database } from '../../../ground/db/client.server.ts'
import type { Bookable } from '../bookables/bookable.server.ts'
import type { Wish } from './wish.ts'
import { findPlace } from './find-place.server.ts'
import { findPlaces } from './sessions.server.ts'
import { findNights } from './stays.server.ts'
import { findSlots } from './visits.server.ts'

type Inquiry = {
  readonly wish: Wish
  readonly persons: number
  readonly now: Date
  readonly ownerId: string
  readonly scope: string
}

/** Whether others have taken some of what a wish needs. Reserves nothing. */
export async function isTaken(
  database: Database,
  bookable: Bookable,
  { wish, persons, now, ownerId, scope }: Inquiry,
): Promise<boolean> {
  if (wish.kind === 'stay' && bookable.kind === 'stay') {
    const nights = await findNights(database, bookable, wish.dates, scope)
    return nights.some(({ left }) => left < 1)
  }
  if (wish.kind === 'visit' && bookable.kind === 'visit') {
    const slots = await findSlots(database, bookable, { ownerId, now, scope })
    const free = new Set(slots.map(({ startsAt }) => +startsAt))
    return wish.times.some((time) => !free.has(+time))
  }
  if (!('placeId' in wish)) return false
  const place = await findPlace(database, wish.placeId)
  if (!place) return false
  const until = new Date(+place.startsAt + 1)
  const found = await findPlaces(database, bookable.id, { from: place.startsAt, until, scope })
  return (found.find(({ id }) => id === place.id)?.left ?? 0) < persons
}
