import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { applyMove } from './apply-move.server.ts'
import type { Change } from './change.ts'
import { isChangedAtOnce } from './changed-at-once.ts'
import { type Actor, lockBooking, lockBookingOffered } from './find-booking.server.ts'
import type { MoveOutcome } from './move.server.ts'
import { findPlace } from '../places/find-place.server.ts'
import { addHolds, findHolds, giveBack, lockPlaces } from '../places/places.server.ts'
import type { Bookable, Visit } from '../bookables/bookable.server.ts'
import { hasMoreTimes, holdTime, swapTime } from './visit-time.server.ts'
import { reckon, type Reckoning } from '../places/reckon.server.ts'
import { deadlineOf, mayMove, type MoveName } from '../states/states.ts'
import { nightPlaces } from '../places/stays.server.ts'
import { type Booking, bookingMove } from '../tables.server.ts'
import type { SiteContext } from '../bookables/offered.server.ts'
import { placesOf } from '../places/take.server.ts'
import { areSame, isOutdated, type SeenTerms } from './terms.ts'
import { promoteWaiting } from './waiting.server.ts'
import type { Wish, WishProblem } from '../places/wish.ts'

type ChangeRequest = {
  readonly actor: Actor
  /** Of a visit: one time. */
  readonly wish: Wish
  readonly persons: number
  /** The price that the guest saw. */
  readonly shownCents?: number
  readonly words?: string
}

export type ChangeOutcome =
  | MoveOutcome
  | { readonly ok: false; readonly problem: WishProblem | 'not-bookable' | 'price-changed' }

/**
 * Asks for other dates or persons. The old place stays until the change is confirmed, and only what the booking lacks
 * is held beside it. A request without an answer is changed at once, and so is what `isChangedAtOnce`.
 * Where it is as it was asked for already, as after a second press, nothing more happens.
 */
export function askChange(
  database: Database,
  number: string,
  asked: ChangeRequest,
  site: SiteContext,
): Promise<ChangeOutcome> {
  return database.transaction(async (tx): Promise<ChangeOutcome> => {
    const { now } = site
    const locked = await lockBookingOffered(tx, number, asked.actor, site)
    if (!locked) return { ok: false, problem: 'gone' }
    const { was, offered } = locked
    if (was.state !== 'confirmed' && was.state !== 'requested') return { ok: false, problem: 'stale' }
    if (!offered) return { ok: false, problem: 'not-bookable' }
    const reckoned = await reckon(tx, offered.bookable, asked, now)
    if ('problem' in reckoned) return { ok: false, problem: reckoned.problem }
    if (asked.shownCents !== undefined && asked.shownCents !== reckoned.price.totalCents)
      return { ok: false, problem: 'price-changed' }
    const wanted = { ...reckoned, totalCents: reckoned.price.totalCents }
    const isAtOnce = isChangedAtOnce(offered.bookable, { was, wanted, now })
    const name = was.state === 'requested' ? 'alter' : isAtOnce ? 'change' : 'ask-change'
    if (!mayMove(name, was, asked.actor.side, now)) return { ok: false, problem: 'stale' }
    const isAsWanted = areSame(was.change ?? was, { ...wanted, persons: asked.persons })
    const isSecond = isAsWanted && (name === 'ask-change' || !was.change) && !(await hasMoreTimes(tx, was))
    if (isSecond && !(await areNew(tx, was, asked.words))) return { ok: true, booking: was }
    const { places, lacking } = await holdChange(tx, was, offered.bookable, { asked, reckoned })
    if (!lacking) return { ok: false, problem: 'taken' }
    // A booking that has begun can't be changed.
    const answerUntil = deadlineOf(was.kind, reckoned.startsAt, now)
    const deadline = name === 'ask-change' ? new Date(Math.min(+answerUntil, +was.startsAt)) : answerUntil
    const change = changeOf(asked, reckoned, deadline, places)
    const moving = { actor: asked.actor, now, words: asked.words }
    if (name !== 'ask-change') return swap(tx, { ...was, change }, { ...moving, name })
    const freed = was.kind === 'visit' ? [] : await giveBack(tx, { booking: was.id }, { onlyPending: true })
    await addHolds(tx, { booking: was.id }, lacking, true)
    const done = await applyMove(tx, was, { ...moving, name, set: { change } })
    if (!done) throw new Error('a booking that was locked can be changed')
    await promoteWaiting(tx, freed, now)
    return { ok: true, booking: done.moved }
  })
}

/** Whether words are others than those of the latest move: a second press sends the same. */
async function areNew(tx: Database, { id }: Booking, words = ''): Promise<boolean> {
  if (!words) return false
  const [latest] = await tx
    .select({ words: bookingMove.words })
    .from(bookingMove)
    .where(eq(bookingMove.bookingId, id))
    .orderBy(desc(bookingMove.id))
    .limit(1)
  return latest?.words !== words
}

/** What a change needs: places, and how much of them is lacking, or a time of the owner's, which is held. */
async function holdChange(
  tx: Database,
  was: Booking,
  bookable: Bookable,
  { asked: { wish, persons }, reckoned: { startsAt } }: { asked: ChangeRequest; reckoned: Reckoning },
) {
  if (wish.kind === 'visit')
    return { places: [], lacking: (await holdTime(tx, was, bookable as Visit, startsAt)) ? [] : null }
  const places = await placesOf(tx, bookable, wish, was.scope)
  return { places, lacking: await lackingOf(tx, was, places, wish.kind === 'stay' ? 1 : persons) }
}

/**
 * What has to be held beside what a booking holds already; null where there is not so much. Locks all places of before
 * and after.
 */
async function lackingOf(tx: Database, { id }: Booking, wanted: readonly number[], quantity: number) {
  const holds = await findHolds(tx, id)
  const holdsByPlace = Map.groupBy(holds, ({ placeId }) => placeId)
  const locked = await lockPlaces(tx, [...wanted, ...holdsByPlace.keys()])
  const ofPlace = (place: number, isPending: boolean) =>
    (holdsByPlace.get(place) ?? [])
      .filter((hold) => hold.isPending === isPending)
      .reduce((all, hold) => all + hold.quantity, 0)
  const lacking = locked
    .filter((place) => wanted.includes(place.id))
    .map((place) => ({
      ...place,
      // An earlier change that waits makes room for this one.
      left: place.left + ofPlace(place.id, true),
      quantity: quantity - ofPlace(place.id, false),
    }))
  const more = lacking.filter((place) => place.quantity > 0)
  const fits = more.every(({ left, quantity, state }) => state === 'open' && left >= quantity)
  return fits && lacking.length === new Set(wanted).size ? more : null
}

const changeOf = (
  { wish, persons }: ChangeRequest,
  { startsAt, endsAt, price }: Reckoning,
  deadline: Date,
  places: readonly number[],
): Change => ({
  persons,
  dates: wish.kind === 'stay' ? wish.dates : null,
  placeId: wish.kind === 'session' || wish.kind === 'seat' ? places[0]! : null,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  price: price.lines,
  totalCents: price.totalCents,
  deadline: deadline.toISOString(),
})

type Answer = SeenTerms & { readonly actor: Actor; readonly now: Date }

/** The owner agrees to a change: the old place is given back, and the new one is the booking's. */
export function confirmChange(database: Database, number: string, answer: Answer): Promise<MoveOutcome> {
  const { actor, now } = answer
  return database.transaction(async (tx): Promise<MoveOutcome> => {
    const was = await lockBooking(tx, number, actor, now)
    if (!was) return { ok: false, problem: 'gone' }
    if (!was.change || now >= new Date(was.change.deadline) || isOutdated(answer, was))
      return { ok: false, problem: 'stale' }
    return swap(tx, was, { name: 'confirm-change', actor, now })
  })
}

/** The booking stays as it was: its guest withdraws the change, its owner declines it, or its time is over. */
export function dropChange(database: Database, number: string, answer: Answer): Promise<MoveOutcome> {
  const { actor, now } = answer
  return database.transaction(async (tx): Promise<MoveOutcome> => {
    const was = await lockBooking(tx, number, actor, now)
    if (!was) return { ok: false, problem: 'gone' }
    if (!was.change || isOutdated(answer, was)) return { ok: false, problem: 'stale' }
    const freed = await giveBack(tx, { booking: was.id }, { onlyPending: true })
    const done = await applyMove(tx, was, { name: 'drop-change', actor, now, set: { change: null } })
    if (!done) return { ok: false, problem: 'stale' }
    await promoteWaiting(tx, freed, now)
    return { ok: true, booking: done.moved }
  })
}

type SwapMove = {
  readonly name: Extract<MoveName, 'alter' | 'change' | 'confirm-change'>
  readonly actor: Actor
  readonly now: Date
  readonly words?: string | undefined
}

/** Applies the requested change to the booking. */
async function swap(tx: Database, was: Booking, moving: SwapMove): Promise<MoveOutcome> {
  if (!mayMove(moving.name, was, moving.actor.side, moving.now)) return { ok: false, problem: 'stale' }
  const { persons, placeId, startsAt, endsAt, price, totalCents, deadline } = was.change!
  const wanted = await placesOfChange(tx, was, was.change!)
  const holds = await findHolds(tx, was.id)
  await lockPlaces(tx, [...wanted, ...holds.map(({ placeId }) => placeId)])
  const place = placeId === null ? null : await findPlace(tx, placeId)
  if (place && (place.state === 'cancelled' || +place.startsAt !== Date.parse(startsAt)))
    return { ok: false, problem: 'stale' }
  if (was.kind === 'visit') await swapTime(tx, was, new Date(startsAt))
  const freed = was.kind === 'visit' ? [] : await giveBack(tx, { booking: was.id })
  const quantity = was.kind === 'stay' ? 1 : persons
  await addHolds(
    tx,
    { booking: was.id },
    wanted.map((id) => ({ id, quantity })),
  )
  const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  const set = {
    ...span,
    persons,
    placeId,
    price,
    totalCents,
    change: null,
    deadline: was.state === 'requested' ? new Date(deadline) : null,
  }
  const done = await applyMove(tx, was, { ...moving, set })
  if (!done) throw new Error('a booking that was locked can be changed')
  await promoteWaiting(tx, freed, moving.now)
  return { ok: true, booking: done.moved }
}

const placesOfChange = async (
  tx: Database,
  { bookableId, scope }: Pick<Booking, 'bookableId' | 'scope'>,
  { dates, placeId }: Change,
) =>
  dates && bookableId !== null ? nightPlaces(tx, bookableId, dates, scope) : placeId === null ? [] : [placeId]
