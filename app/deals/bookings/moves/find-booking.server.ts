import { type SQL, and, asc, eq, sql } from 'drizzle-orm'
import { actsFor, type Person } from '../../../directory/may-act.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { keepBookables } from '../bookables/locks.server.ts'
import { hashOf } from '../secrets.server.ts'
import { lockOffered, type OfferedBookable, type SiteContext } from '../bookables/offered.server.ts'
import { type Booking, booking, bookingMove } from '../tables.server.ts'

/** Who looks at a booking, or does something with it. Staff are checked by the page. */
export type Actor =
  | ({ readonly side: 'guest' | 'owner' | 'staff' } & Person)
  | { readonly side: 'guest'; readonly token: string }
  | { readonly side: 'site' }

export const actorIdOf = (actor: Actor): string | null => ('id' in actor ? actor.id : null)

/** The bookings of the listings that a user acts for. What they booked themselves, others answer. */
export const takes = (person: Person): SQL =>
  sql`(${actsFor(person, 'bookings', ofBooking)} and booking.guest_id is distinct from ${person.id})`

/** What a booking says of its listing, for `mayAct`. */
export const ofBooking = {
  kind: sql`booking.listing_kind`,
  ref: sql`booking.listing_ref`,
  ownerId: sql`booking.owner_id`,
}

/** The bookings that a user may see: for others there is no such booking. */
export function isFor(actor: Actor, now: Date): SQL {
  if (actor.side === 'site' || actor.side === 'staff') return sql`true`
  if ('token' in actor)
    return sql`booking.token_hash = ${hashOf(actor.token)} and booking.token_until > ${now}`
  return actor.side === 'guest' ? sql`booking.guest_id = ${actor.id}` : takes(actor)
}

export async function findBooking(
  database: Database,
  number: string,
  actor: Actor,
  now: Date,
): Promise<Booking | null> {
  const [found] = await database
    .select()
    .from(booking)
    .where(and(eq(booking.number, number), isFor(actor, now)))
  return found ?? null
}

/** The same, locked until the transaction ends, after what is booked. */
export async function lockBooking(
  tx: Database,
  number: string,
  actor: Actor,
  now: Date,
): Promise<Booking | null> {
  const mine = and(eq(booking.number, number), isFor(actor, now))
  await keepBookables(tx, sql`id = (select bookable_id from booking where ${mine})`)
  const [found] = await tx.select().from(booking).where(mine).for('no key update')
  return found ?? null
}

type BookingWithOffer = { readonly was: Booking; readonly offered: OfferedBookable | null }

/** A booking with what it is about, if that takes bookings now; both are locked. */
export async function lockBookingOffered(
  tx: Database,
  number: string,
  actor: Actor,
  site: SiteContext,
): Promise<BookingWithOffer | null> {
  const found = await findBooking(tx, number, actor, site.now)
  if (!found) return null
  const offered = found.bookableId === null ? null : await lockOffered(tx, found.bookableId, site)
  const was = await lockBooking(tx, number, actor, site.now)
  return was && { was, offered }
}

/** The no-shows to which a guest objects, until staff decide. They decide once. */
export const isObjected: SQL = sql`booking.state = 'no-show' and booking.objected_at is not null and not exists (
  select from booking_move where booking_id = booking.id and move in ('uphold-objection', 'refuse-objection'))`

/** Whether the guest of a booking objects to a no-show, and staff have not decided yet. */
export const hasObjection = async (database: Database, bookingId: number): Promise<boolean> =>
  (await database.$count(booking, and(eq(booking.id, bookingId), isObjected))) > 0

/** What happened to a booking, the earliest first. */
export const findTimeline = (database: Database, bookingId: number) =>
  database.select().from(bookingMove).where(eq(bookingMove.bookingId, bookingId)).orderBy(asc(bookingMove.id))
