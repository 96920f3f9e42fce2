import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'

/** Who holds: a booking, or a block of the owner's. */
export type Holder = { readonly booking: number } | { readonly block: number }

const columnOf = (holder: Holder): SQL => ('booking' in holder ? sql`booking_id` : sql`block_id`)
const idOf = (holder: Holder): number => ('booking' in holder ? holder.booking : holder.block)

export type PlaceRow = { id: number; left: number; state: 'open' | 'closed' | 'cancelled' }

/** Keeps places as they are until the transaction ends, in an order that all share. */
export async function lockPlaces(tx: Database, ids: readonly number[]): Promise<PlaceRow[]> {
  const { rows } = await tx.execute<{ id: string; left: number; state: PlaceRow['state'] }>(sql`
    select id, capacity - taken as left, state from booking_place
    where id = any(${sql.param(ids)}::bigint[]) order by bookable_id, starts_at, id for update`)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** What a booking holds; `isPending`: for a change that is not confirmed. */
export async function findHolds(tx: Database, bookingId: number) {
  const { rows } = await tx.execute<{ place_id: string; quantity: number; is_pending: boolean }>(
    sql`select place_id, quantity, is_pending from booking_hold where booking_id = ${bookingId}`,
  )
  return rows.map((row) => ({
    placeId: Number(row.place_id),
    quantity: row.quantity,
    isPending: row.is_pending,
  }))
}

/** One at a time takes of an owner's time: two who exchange theirs would wait for each other. */
export const lockTimes = (tx: Database, ownerId: string, scope: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`times of ${ownerId} ${scope}`}, 0))`)

type PlaceRequest = { places: readonly number[]; quantity: number; isPending?: boolean }

/**
 * Takes so much of each place, or nothing.
 * @returns false where one has not so much left, or takes no bookings
 */
export async function takePlaces(
  tx: Database,
  holder: Holder,
  { places, quantity, isPending = false }: PlaceRequest,
): Promise<boolean> {
  const locked = await lockPlaces(tx, places)
  if (locked.length < places.length) return false
  if (locked.some(({ left, state }) => state !== 'open' || left < quantity)) return false
  await addHolds(
    tx,
    holder,
    places.map((id) => ({ id, quantity })),
    isPending,
  )
  return true
}

/** Takes more places. @throws if the database finds too few left */
export async function addHolds(
  tx: Database,
  holder: Holder,
  holds: readonly { id: number; quantity: number }[],
  isPending = false,
): Promise<void> {
  if (holds.length === 0) return
  await tx.execute(sql`
    insert into booking_hold (${columnOf(holder)}, place_id, quantity, is_pending)
    select ${idOf(holder)}, id, quantity, ${isPending}
    from unnest(${sql.param(holds.map(({ id }) => id))}::bigint[], ${sql.param(holds.map(({ quantity }) => quantity))}::int[])
      with ordinality one (id, quantity, position)
    order by position`)
}

/** What blocks keep of an owner's time, and those who booked it before have. */
export const lackingTimes = (ownerId: string) => sql`
  select tstzrange(block.starts_at, block.ends_at) as span
  from listing join bookable on bookable.listing_id = listing.id join booking_block block on block.bookable_id = bookable.id
  where listing.owner_id = ${ownerId} and bookable.kind = 'visit' and block.has_conflict`

/** @returns false where another has some of the owner's time already, or a block of the owner's waits for it */
export async function takeTimes(
  tx: Database,
  holder: Holder,
  {
    ownerId,
    scope,
    spans,
    isPending = false,
  }: { ownerId: string; scope: string; spans: readonly Span[]; isPending?: boolean },
): Promise<boolean> {
  let taken = 0
  await lockTimes(tx, ownerId, scope)
  for (const { startsAt, endsAt } of spans) {
    const { rowCount } = await tx.execute(sql`
      insert into booking_time (${columnOf(holder)}, owner_id, scope, span, is_pending)
      select ${idOf(holder)}, ${ownerId}, ${scope}, span, ${isPending}
      from (select tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)) wanted (span)
      where not exists (select from (${lackingTimes(ownerId)}) lacking where lacking.span && wanted.span)
      on conflict do nothing`)
    taken += rowCount ?? 0
  }
  return taken === spans.length
}

/** Takes of an owner's time what no one has. @returns whether that is all of it */
export async function takeTimeLeft(
  tx: Database,
  holder: Holder,
  { ownerId, scope, span: { startsAt, endsAt } }: { ownerId: string; scope: string; span: Span },
): Promise<boolean> {
  await lockTimes(tx, ownerId, scope)
  const whole = sql`tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)`
  const { rows } = await tx.execute<{ is_whole: boolean }>(sql`
    insert into booking_time (${columnOf(holder)}, owner_id, scope, span)
    select ${idOf(holder)}, ${ownerId}, ${scope}, gap
    from unnest(tstzmultirange(${whole}) - coalesce((
      select range_agg(span) from booking_time
      where owner_id = ${ownerId} and scope = ${scope} and span && ${whole}), '{}')) gap
    returning span = ${whole} as is_whole`)
  return rows[0]?.is_whole ?? false
}

export type Span = { readonly startsAt: Date; readonly endsAt: Date }

/** Gives back all that a guest holds. @returns the places of which there is more now */
export async function giveBack(
  tx: Database,
  holder: Holder,
  { onlyPending = false }: { onlyPending?: boolean } = {},
): Promise<number[]> {
  const own = sql`${columnOf(holder)} = ${idOf(holder)} and (is_pending or not ${onlyPending})`
  const { rows: holds } = await tx.execute<{ place_id: string }>(
    sql`select place_id from booking_hold where ${own}`,
  )
  const places = holds.map(({ place_id }) => Number(place_id))
  await lockPlaces(tx, places)
  await tx.execute(sql`delete from booking_hold where ${own}`)
  await tx.execute(sql`delete from booking_time where ${own}`)
  return places
}
