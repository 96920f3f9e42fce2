import { type SQL, sql } from 'drizzle-orm'
import { actsFor, type Person } from '../../../directory/may-act.server.ts'
import { updateTimes } from '../../../directory/update-times.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { clockOf, localDate } from '../../../ground/i18n/local-time.ts'
import { applyMove } from './apply-move.server.ts'
import {
  bookableColumns,
  type BookableRow,
  findBookable,
  readBookable,
  type Session,
} from '../bookables/bookable.server.ts'
import { lockBookables, lockListing } from '../bookables/locks.server.ts'
import { followPlaces } from './conflicts.server.ts'
import type { Actor } from './find-booking.server.ts'
import { findPlace } from '../places/find-place.server.ts'
import { giveBack } from '../places/places.server.ts'
import { today } from '../days/nights.ts'
import { type Booking, booking } from '../tables.server.ts'
import { openStates } from '../states/states.ts'
import { promoteWaiting } from './waiting.server.ts'

const isComing = sql`state in ${openStates}`

/**
 * Who has booked some places, locked before the places are: one who cancels at this moment locks in this order, too.
 */
export const lockComing = (tx: Database, which: SQL) =>
  tx
    .select()
    .from(booking)
    .where(sql`${which} and ${isComing}`)
    .orderBy(booking.id)
    .for('no key update')

/** Who has booked a place, or asks to change to it: such a change holds it beside the old one. */
const isOfPlace = (placeId: number) =>
  sql`(place_id = ${placeId} or id in (select booking_id from booking_hold where booking_hold.place_id = ${placeId} and is_pending))`

/**
 * Notifies the guests when a session or an occurrence is moved or cancelled. In a moved one they keep their place, and
 * can cancel without loss until it begins. Changes to it that wait for an answer are dropped.
 * @param actor who did it on the site; an owner is not notified of their own doing
 * @returns the places of which there is more then, for those who wait for them
 */
export async function tellOfTimes(
  tx: Database,
  {
    placeId,
    isOff,
    now,
    actor = { side: 'site' },
  }: { placeId: number; isOff: boolean; now: Date; actor?: Actor },
): Promise<number[]> {
  const place = await findPlace(tx, placeId)
  if (!place) return []
  const booked = await lockComing(tx, isOfPlace(placeId))
  const freed: number[] = []
  for (const found of booked) {
    const isBookedThere = found.placeId === placeId
    const isChangedTo = found.change?.placeId === placeId && !(isOff && isBookedThere)
    const dropped = isChangedTo ? await dropOutdated(tx, found, now) : null
    freed.push(...(dropped?.freed ?? []))
    if (!isBookedThere) continue
    const one = dropped?.moved ?? found
    const done = await applyMove(
      tx,
      one,
      isOff
        ? { name: 'cancel-by-owner', actor, now }
        : {
            name: 'reschedule',
            actor,
            now,
            set: {
              startsAt: place.startsAt,
              endsAt: place.endsAt,
              freeUntil: place.startsAt,
              deadline: deadlineBy(one, place.startsAt),
            },
          },
    )
    freed.push(...(done?.freed ?? []))
  }
  return freed
}

/** What was asked for is no longer there: the booking stays as it was, and both sides are notified. */
async function dropOutdated(tx: Database, one: Booking, now: Date) {
  const freed = await giveBack(tx, { booking: one.id }, { onlyPending: true })
  const done = await applyMove(tx, one, {
    name: 'drop-change',
    actor: { side: 'site' },
    now,
    set: { change: null },
  })
  return done && { moved: done.moved, freed }
}

/** Nothing waits for an answer past the new start; who waits for a place does so until then. */
function deadlineBy({ state, deadline }: Booking, startsAt: Date): Date | null {
  if (deadline === null) return null
  return state === 'waiting' || deadline > startsAt ? startsAt : deadline
}

/**
 * The owner moves a session or a time of an event, or calls it off.
 * @returns false where they have no such one, or another is then
 */
export function changeSession(
  database: Database,
  { placeId, person, startsAt, now }: { placeId: number; person: Person; startsAt: Date | null; now: Date },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockOfPlace(tx, placeId)
    await lockComing(tx, isOfPlace(placeId))
    const { rows } = await tx.execute<BookableRow & { occurrence_id: string | null; starts_at: string }>(sql`
      select place.occurrence_id, place.starts_at::text, ${bookableColumns} from booking_place place join bookable on bookable.id = bookable_id join listing on listing.id = listing_id
      where place.id = ${placeId} and place.scope = '' and bookable.kind in ('session', 'seat') and place.state <> 'cancelled' and ${actsFor(person, 'bookings')} and place.starts_at > ${now}
        and not exists (select from booking_place other
          where ${isAt(startsAt)} and not ${isGap})
      for update of place`)
    const [found] = rows
    if (!found) return false
    // A second press: it is there already.
    if (startsAt && +startsAt === Date.parse(found.starts_at)) return true
    if (found.occurrence_id !== null)
      await changeOccurrence(tx, { id: found.occurrence_id, listingId: found.listing_id, startsAt })
    const bookable = readBookable(found)
    if (startsAt && bookable.kind === 'session' && !(await keepMove(tx, bookable, { startsAt, now })))
      return false
    await tx.execute(
      sql`delete from booking_place other using booking_place place where place.id = ${placeId} and ${isAt(startsAt)} and ${isGap}`,
    )
    await tx.execute(
      startsAt
        ? sql`update booking_place set starts_at = ${startsAt}, ends_at = ${startsAt}::timestamptz + (ends_at - starts_at) where id = ${placeId}`
        : sql`update booking_place set state = 'cancelled' where id = ${placeId}`,
    )
    if (startsAt) await followPlaces(tx, [{ id: placeId, was: found.starts_at }])
    if (startsAt && bookable.kind === 'session') await leaveCancelled(tx, placeId, found.starts_at)
    const actor = { ...person, side: 'owner' } as const
    await promoteWaiting(tx, await tellOfTimes(tx, { placeId, isOff: startsAt === null, now, actor }), now)
    return true
  })
}

/** Locks what a place is of, in the order of all: its listing, then its bookable. */
async function lockOfPlace(tx: Database, placeId: number): Promise<void> {
  const place = await findPlace(tx, placeId)
  const bookable = place && (await findBookable(tx, place.bookableId))
  if (!bookable) return
  await lockListing(tx, bookable.listingId)
  await lockBookables(tx, sql`id = ${bookable.id}`)
}

async function changeOccurrence(
  tx: Database,
  { id, listingId, startsAt }: { id: string; listingId: string; startsAt: Date | null },
): Promise<void> {
  await tx.execute(
    startsAt
      ? sql`update occurrence set starts_at = ${startsAt}, ends_at = ${startsAt}::timestamptz + (ends_at - starts_at) where id = ${id}`
      : sql`update occurrence set cancelled = true where id = ${id}`,
  )
  await updateTimes(tx, Number(listingId))
}

const mostExtra = 100

/** A moved session is one beside the weekly ones from now on. @returns false where there are too many of these */
async function keepMove(
  tx: Database,
  { id, settings }: Session,
  { startsAt, now }: { startsAt: Date; now: Date },
): Promise<boolean> {
  const coming = settings.extra.filter(({ date }) => date >= today(now))
  if (coming.length >= mostExtra) return false
  const extra = [...coming, { date: localDate(startsAt), start: clockOf(startsAt) }]
  await tx.execute(
    sql`update bookable set settings = settings || ${JSON.stringify({ extra })}::jsonb where id = ${id}`,
  )
  return true
}

/** Another place than `place`, of the same that can be booked and at that time. */
const isAt = (startsAt: Date | null) =>
  sql`(other.bookable_id = place.bookable_id and other.scope = '' and other.starts_at = ${startsAt}::timestamptz and other.id <> place.id)`

/** What a moved session left, which no one has booked: another may come there, or the same one back. */
const isGap = sql`(other.state = 'cancelled' and other.occurrence_id is null
  and not exists (select from booking where booking.bookable_id = other.bookable_id and booking.place_id = other.id)
  and not exists (select from booking_hold where booking_hold.place_id = other.id))`

/** Where a session was, the weekly ones leave a gap. */
async function leaveCancelled(tx: Database, placeId: number, startsAt: string): Promise<void> {
  await tx.execute(sql`
    insert into booking_place (bookable_id, starts_at, ends_at, capacity, state)
    select bookable_id, ${startsAt}::timestamptz, ${startsAt}::timestamptz + (ends_at - starts_at), capacity, 'cancelled'
    from booking_place where id = ${placeId}`)
}
