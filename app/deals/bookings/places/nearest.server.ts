import type { Database } from '../../../ground/db/client.server.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import type { Bookable } from '../bookables/bookable.server.ts'
import type { Dates } from '../days/nights.ts'
import type { Kind } from '../bookables/kinds.ts'
import { findPlaces, placeProblem } from './sessions.server.ts'
import { findNearestStays } from './stays.server.ts'
import { findSlots } from './visits.server.ts'
import type { Wish } from './wish.ts'

const week = 7 * 86_400_000

/** What is free near to what is taken. */
export type NearestTime = {
  readonly dates: Dates | null
  readonly placeId: number | null
  readonly startsAt: Date | null
}

type WishedTime = {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly persons: number
  readonly ownerId: string | null
  readonly scope: string
}

/** Up to three free times, those nearest to a wish first. */
export async function findNearest(
  database: Database,
  bookable: Bookable,
  wished: WishedTime,
  now: Date,
): Promise<NearestTime[]> {
  const { persons, scope, startsAt, endsAt, ownerId } = wished
  if (bookable.kind === 'stay') {
    const dates = { from: localDate(startsAt), until: localDate(endsAt) }
    const free = await findNearestStays(database, bookable, { dates, persons }, { now, scope })
    return free.map((one) => ({ dates: one, placeId: null, startsAt: null }))
  }
  if (bookable.kind === 'visit') {
    const slots = ownerId === null ? [] : await findSlots(database, bookable, { ownerId, now, scope })
    return byDistance(slots, startsAt).map((slot) => ({
      dates: null,
      placeId: null,
      startsAt: slot.startsAt,
    }))
  }
  const span = {
    from: new Date(Math.max(+now, +startsAt - 4 * week)),
    until: new Date(+startsAt + 4 * week),
    scope,
  }
  const places = (await findPlaces(database, bookable.id, span)).filter(
    (place) => place.left >= persons && !placeProblem(bookable, { place, persons }, now),
  )
  return byDistance(places, startsAt).map(({ id, startsAt }) => ({ dates: null, placeId: id, startsAt }))
}

const byDistance = <T extends { startsAt: Date }>(times: readonly T[], from: Date): T[] =>
  times
    .filter(({ startsAt }) => +startsAt !== +from)
    .toSorted((one, other) => Math.abs(+one.startsAt - +from) - Math.abs(+other.startsAt - +from))
    .slice(0, 3)

export function nearestAsWish(kind: Kind, { dates, placeId, startsAt }: NearestTime): Wish {
  if (kind === 'stay') return { kind, dates: dates! }
  return kind === 'visit' ? { kind, times: [startsAt!] } : { kind, placeId: placeId! }
}
