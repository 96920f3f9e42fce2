import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { applyMove } from './apply-move.server.ts'
import type { Bookable } from './bookable.server.ts'
import type { Change } from './change.ts'
import { type Actor, lockBooking } from './find-booking.server.ts'
import { addHolds, giveBack, lockPlaces } from './places.server.ts'
import { reckon, type Reckoning } from './reckon.server.ts'
import { placeIn } from './sessions.server.ts'
import { deadlineOf } from './states.ts'
import { nightPlaces } from './stays.server.ts'
import { type Booking, booking } from './tables.server.ts'
import { lockOffered, type SiteNow } from './taker.server.ts'
import type { MoveOutcome } from './move.server.ts'
import type { Wish, WishProblem } from './wish.ts'
import { addTickets } from './tickets.server.ts'
import { promoteWaiting } from './waiting.server.ts'

type Asked = {
  readonly actor: Actor
  readonly wish: Exclude<Wish, { kind: 'visit' }>
  readonly persons: number
}

export type ChangeOutcome =
  | MoveOutcome
  | { readonly ok: false; readonly problem: WishProblem | 'not-bookable' }

/**
 * Asks for other dates or persons. The old place stays until the change is confirmed, and only what the booking lacks
 * is held beside it. A request that nobody has answered, and what confirms itself, is changed at once.
 */
export function askChange(
  database: Database,
  number: string,
  asked: Asked,
  site: SiteNow,
): Promise<ChangeOutcome> {
  return database.transaction(async (tx): Promise<ChangeOutcome> => {
    const was = await lockBooking(tx, number, asked.actor, site.now)
    if (!was) return { ok: false, problem: 'gone' }
    if (was.state !== 'confirmed' && was.state !== 'requested') return { ok: false, problem: 'stale' }
    const offered = was.bookableId === null ? null : await lockOffered(tx, was.bookableId, site)
    if (!offered) return { ok: false, problem: 'not-bookable' }
    const reckoned = await reckon(tx, offered.bookable, asked, site.now)
    if ('problem' in reckoned) return { ok: false, problem: reckoned.problem }
    const wanted = await wantedPlaces(tx, offered.bookable, was, asked.wish)
    const quantity = was.kind === 'stay' ? 1 : asked.persons
    await lockPlaces(tx, [...wanted, ...(await heldBy(tx, was.id)).keys()])
    await giveBack(tx, { booking: was.id }, { onlyPending: true })
    const lacking = await lackingOf(tx, was, wanted, quantity)
    if (!lacking) return { ok: false, problem: 'taken' }
    await addHolds(tx, { booking: was.id }, lacking, true)
    const change = changeOf(asked, reckoned, deadlineOf(was.kind, reckoned.startsAt, site.now), wanted)
    const name = was.state === 'requested' ? 'alter' : 'ask-change'
    const isAtOnce = name === 'alter' || offered.bookable.confirmsAtOnce
    const done = await applyMove(tx, was, {
      name,
      actor: asked.actor,
      now: site.now,
      set: { change, deadline: was.deadline },
    })
    if (!done) throw new Error('a booking that was locked can be changed')
    return isAtOnce ? swap(tx, done.moved, site.now) : { ok: true, booking: done.moved }
  })
}

const wantedPlaces = async (tx: Database, bookable: Bookable, was: Booking, wish: Asked['wish']) =>
  wish.kind === 'stay'
    ? nightPlaces(tx, bookable.id, wish.dates, was.scope)
    : [await placeIn(tx, wish.placeId, was.scope)]

/** What has to be held beside what a booking holds already; null where there is not so much. */
async function lackingOf(tx: Database, { id }: Booking, wanted: readonly number[], quantity: number) {
  const locked = await lockPlaces(tx, wanted)
  const held = await heldBy(tx, id)
  const lacking = locked
    .map((place) => ({ ...place, quantity: quantity - (held.get(place.id) ?? 0) }))
    .filter((place) => place.quantity > 0)
  const fits = lacking.every(({ left, quantity, state }) => state === 'open' && left >= quantity)
  return fits && locked.length === wanted.length ? lacking : null
}

async function heldBy(tx: Database, id: number): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ place_id: string; quantity: number }>(
    sql`select place_id, sum(quantity)::int as quantity from booking_hold where booking_id = ${id} group by place_id`,
  )
  return new Map(rows.map(({ place_id, quantity }) => [Number(place_id), quantity]))
}

const changeOf = (
  { wish, persons }: Asked,
  { startsAt, endsAt, price }: Reckoning,
  deadline: Date,
  wanted: readonly number[],
): Change => ({
  persons,
  dates: wish.kind === 'stay' ? wish.dates : null,
  placeId: wish.kind === 'stay' ? null : wanted[0]!,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  price: price.lines,
  totalCents: price.totalCents,
  deadline: deadline.toISOString(),
})

/** The owner agrees to a change: the old place is given back, and the new one is the booking's. */
export function confirmChange(
  database: Database,
  number: string,
  actor: Actor,
  now: Date,
): Promise<MoveOutcome> {
  return database.transaction(async (tx): Promise<MoveOutcome> => {
    const was = await lockBooking(tx, number, actor, now)
    if (!was) return { ok: false, problem: 'gone' }
    if (!was.change || now >= new Date(was.change.deadline)) return { ok: false, problem: 'stale' }
    const done = await applyMove(tx, was, { name: 'confirm-change', actor, now })
    return done ? swap(tx, done.moved, now) : { ok: false, problem: 'stale' }
  })
}

/** The booking stays as it was: its guest withdraws the change, its owner declines it, or its time is over. */
export function dropChange(
  database: Database,
  number: string,
  actor: Actor,
  now: Date,
): Promise<MoveOutcome> {
  return database.transaction(async (tx): Promise<MoveOutcome> => {
    const was = await lockBooking(tx, number, actor, now)
    if (!was) return { ok: false, problem: 'gone' }
    if (!was.change) return { ok: false, problem: 'stale' }
    const freed = await giveBack(tx, { booking: was.id }, { onlyPending: true })
    const done = await applyMove(tx, was, { name: 'drop-change', actor, now, set: { change: null } })
    if (!done) return { ok: false, problem: 'stale' }
    await promoteWaiting(tx, freed, now)
    return { ok: true, booking: done.moved }
  })
}

async function swap(tx: Database, { id, kind, change, ...was }: Booking, now: Date): Promise<MoveOutcome> {
  const { persons, placeId, startsAt, endsAt, price, totalCents } = change!
  const wanted = await placesOfChange(tx, was, change!)
  const quantity = kind === 'stay' ? 1 : persons
  // Nobody can take them meanwhile: the rows are locked until the transaction ends.
  await lockPlaces(tx, [...wanted, ...(await heldBy(tx, id)).keys()])
  const freed = await giveBack(tx, { booking: id })
  await addHolds(
    tx,
    { booking: id },
    wanted.map((place) => ({ id: place, quantity })),
  )
  const [moved] = await tx
    .update(booking)
    .set({
      persons,
      placeId,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      price,
      totalCents,
      change: null,
      deadline: was.state === 'requested' ? new Date(change!.deadline) : null,
    })
    .where(sql`id = ${id}`)
    .returning()
  if (moved!.state === 'confirmed') await addTickets(tx, moved!)
  await promoteWaiting(tx, freed, now)
  return { ok: true, booking: moved! }
}

const placesOfChange = async (
  tx: Database,
  { bookableId, scope }: Pick<Booking, 'bookableId' | 'scope'>,
  { dates, placeId }: Change,
) =>
  dates && bookableId !== null ? nightPlaces(tx, bookableId, dates, scope) : placeId === null ? [] : [placeId]
