import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import type { Bookable, Stay, Visit } from '../bookables/bookable.server.ts'
import { findPlace } from './find-place.server.ts'
import { type Price, personsPrice, stayPrice } from '../prices/prices.ts'
import { placeProblem } from './sessions.server.ts'
import { stayProblem, stayTimes } from './stays.server.ts'
import type { Tax } from '../prices/taxes.ts'
import { taxesFor } from '../prices/taxes.server.ts'
import { heldSpan, visitProblem } from './visits.server.ts'
import type { Wish, WishProblem } from './wish.ts'

/** When and at what price a guest's wish can be booked. */
export type Reckoning = {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly price: Price
  /** Of a session or seats: the place that all visitors share, not the copy of a demo's visitor. */
  readonly placeId: number | null
}

type QuoteRequest = { readonly wish: Wish; readonly persons: number }

const free: Price = { lines: [], totalCents: 0 }

/**
 * Computes times and price of a guest's wish, or says what is wrong with it. Does not look at the bookings of others
 * (`isTaken`), and reserves nothing.
 */
export async function reckon(
  database: Database,
  bookable: Bookable,
  { wish, persons }: QuoteRequest,
  now: Date,
): Promise<Reckoning | { problem: WishProblem }> {
  if (!Number.isInteger(persons) || persons < 1 || persons > 999) return { problem: 'persons' }
  if (wish.kind !== bookable.kind) return { problem: 'gone' }
  const taxes = await taxesFor(database, {
    island: await islandOf(database, bookable.listingId),
    kind: bookable.kind,
  })
  if (wish.kind === 'stay') return reckonStay(bookable as Stay, { dates: wish.dates, persons, taxes, now })
  if (wish.kind === 'visit') return reckonVisit(bookable as Visit, { times: wish.times, persons, now })
  const seats = bookable as Exclude<Bookable, Stay | Visit>
  const place = await findPlace(database, wish.placeId)
  if (place?.bookableId !== bookable.id) return { problem: 'gone' }
  const problem = placeProblem(seats, { place, persons }, now)
  if (problem) return { problem }
  const price = personsPrice(seats.settings, { day: localDate(place.startsAt), persons }, taxes)
  return { startsAt: place.startsAt, endsAt: place.endsAt, price, placeId: place.id }
}

type StayWish = {
  dates: Extract<Wish, { kind: 'stay' }>['dates']
  persons: number
  taxes: readonly Tax[]
  now: Date
}

function reckonStay(stay: Stay, { dates, persons, taxes, now }: StayWish) {
  const problem = stayProblem(stay, { dates, persons }, now)
  if (problem) return { problem }
  return {
    ...stayTimes(stay, dates),
    price: stayPrice(stay.settings, { dates, persons }, taxes),
    placeId: null,
  }
}

function reckonVisit(
  visit: Visit,
  { times, persons, now }: { times: readonly Date[]; persons: number; now: Date },
) {
  const problem = visitProblem(visit, { times, persons }, now)
  if (problem) return { problem }
  const [first] = times.toSorted((one, other) => +one - +other)
  const endsAt = new Date(+first! + visit.settings.minutes * 60_000)
  return { startsAt: first!, endsAt, price: free, placeId: null }
}

async function islandOf(database: Database, listingId: number): Promise<string> {
  const { rows } = await database.execute<{ island: string }>(
    sql`select island from listing where id = ${listingId}`,
  )
  return rows[0]?.island ?? ''
}

/** The times of the owner's that a visit takes. */
export const spansOf = ({ settings }: Visit, times: readonly Date[]) =>
  times.map((time) => heldSpan(settings, time))
