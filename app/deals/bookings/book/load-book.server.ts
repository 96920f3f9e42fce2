import { randomUUID } from 'node:crypto'
import type { AnyArea } from '../../../directory/area.ts'
import { knownAreas } from '../../../directory/known-areas.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { needsNames, type RequestProblem } from '../requests/request.server.ts'
import type { Wish } from '../places/wish.ts'
import { isTaken } from '../places/is-taken.server.ts'
import { findNearest } from '../places/nearest.server.ts'
import { findOffers, type Offers } from '../bookables/offers.server.ts'
import { reckon } from '../places/reckon.server.ts'
import { scopeOf } from '../requests/guest.server.ts'
import { findChoices } from './choices.server.ts'
import { bookQuery, personsOf, type BookQuery, wishOf } from './wish-of.ts'

export type BookPageData = {
  area: AnyArea
  offers: Offers
  bookable: Offers['bookables'][number]
  typed: BookQuery
  scope: string
}

/** The bookable that the address of a form names; null: nothing can be booked there. */
export async function bookPageOf(
  context: RequestContext,
  { params, url }: { params: { area: string; ref: string }; url: URL },
): Promise<BookPageData | null> {
  const area = knownAreas().find(({ path }) => path === `/${params.area}`)
  const offers = area && (await findOffers(context, area, params.ref))
  if (!offers) return null
  const typed = bookQuery.parse(url)
  const bookable = offers.bookables.find(({ id }) => id === rowNumber(typed.of)) ?? offers.bookables[0]!
  return { area, offers, bookable, typed, scope: scopeOf(offers.isSample, context.viewer) }
}

/**
 * What is free, and the price of the wish in the address or what is wrong with it. Neither: the address has no wish
 * yet.
 */
export async function loadBook(
  { database, now }: RequestContext,
  { offers, bookable, typed, scope }: BookPageData,
) {
  const { ownerId } = offers
  const choices = await findChoices(database, bookable, { now, ownerId, scope, typed })
  const wish = wishOf(bookable.kind, typed)
  const persons = personsOf(typed)
  if (!wish) return { choices, price: null, problem: null, alsoWrong: null, nearest: [] }
  const reckoned = await reckon(database, bookable, { wish, persons }, now)
  if ('problem' in reckoned) {
    const { problem } = reckoned
    const other = problem === 'persons' ? await reckon(database, bookable, { wish, persons: 1 }, now) : null
    const alsoWrong = other && 'problem' in other ? other.problem : null
    return { choices, price: null, problem, alsoWrong, nearest: [] }
  }
  const isFull = await isTaken(database, bookable, { wish, persons, now, ownerId, scope })
  const near = { ...reckoned, persons, ownerId, scope }
  const nearest = isFull ? await findNearest(database, bookable, near, now) : []
  const problem = isFull ? ('taken' as const) : null
  return { choices, price: reckoned.price, problem, alsoWrong: null, nearest }
}

/** What is wrong with what a guest without an account asks for, before a link is mailed to them; null: nothing. */
export async function askProblem(
  { database, now }: RequestContext,
  { bookable }: BookPageData,
  { wish, persons, names }: { wish: Wish; persons: number; names: readonly string[] },
): Promise<RequestProblem | null> {
  const reckoned = await reckon(database, bookable, { wish, persons }, now)
  if ('problem' in reckoned) return reckoned.problem
  return needsNames(bookable) && names.length !== persons ? 'names' : null
}

/** Distinguishes a form that is sent twice from two bookings. */
export const newFormKey = (): string => randomUUID()
