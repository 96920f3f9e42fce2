import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { eachInTurn } from '../../../ground/db/each-in-turn.ts'
import { keepBookables } from '../bookables/locks.server.ts'
import { addHolds, type PlaceRow, takeTimeLeft } from '../places/places.server.ts'
import { openStates } from '../states/states.ts'
import { booking } from '../tables.server.ts'

const held = sql`(select coalesce(sum(quantity), 0)::int from booking_hold where block_id = block.id and place_id = place.id)`

/** A stay's block ends with a check-out, on the day after its last night. */
const keeps = sql`(block.bookable_id = place.bookable_id and place.scope = '' and case bookable.kind
  when 'stay' then place.ends_at > block.starts_at and place.ends_at <= block.ends_at
  else place.starts_at = block.starts_at end)`

/**
 * Gives places that became free to the blocks that had too little of them, the earliest first: before other guests have
 * them. The places and their bookable are locked.
 * @returns the places with what is left then
 */
export async function fillBlocks(tx: Database, places: readonly PlaceRow[]): Promise<PlaceRow[]> {
  const left = new Map(places.filter((place) => place.left > 0).map((place) => [place.id, place.left]))
  if (left.size === 0) return [...places]
  const { rows } = await tx.execute<{ block_id: string; place_id: string; lacking: number }>(sql`
    select block.id as block_id, place.id as place_id, block.quantity - ${held} as lacking
    from booking_place place join bookable on bookable.id = place.bookable_id
      join booking_block block on block.has_conflict and ${keeps}
    where place.id = any(${sql.param([...left.keys()])}::bigint[])
    order by block.id, place.starts_at, place.id for no key update of block`)
  for (const row of rows) {
    const [block, id] = [Number(row.block_id), Number(row.place_id)]
    const quantity = Math.min(row.lacking, left.get(id)!)
    if (quantity <= 0) continue
    await addHolds(tx, { block }, [{ id, quantity }])
    left.set(id, left.get(id)! - quantity)
  }
  await tx.execute(sql`
    update booking_block block set has_conflict = false from bookable
    where bookable.id = block.bookable_id and block.id = any(${sql.param(rows.map((row) => row.block_id))}::bigint[])
      and not exists (select from booking_place place where ${keeps} and ${held} < block.quantity)`)
  return places.map((place) => ({ ...place, left: left.get(place.id) ?? place.left }))
}

type MovedPlace = { readonly id: string | number; /** When it began before. */ readonly was: string }

/**
 * Blocks of sessions or occurrences follow them to other times. Those that hold nothing are known by when theirs began.
 * What can be booked is locked.
 */
export const followPlaces = (tx: Database, moved: readonly MovedPlace[]) =>
  tx.execute(sql`
    update booking_block block set starts_at = place.starts_at, ends_at = place.ends_at
    from unnest(${sql.param(moved.map(({ id }) => id))}::bigint[], ${sql.param(moved.map(({ was }) => was))}::timestamptz[]) moved (id, was)
      join booking_place place on place.id = moved.id and place.scope = ''
    where block.bookable_id = place.bookable_id and (${held} > 0 or block.starts_at = moved.was
      and not exists (select from booking_hold where block_id = block.id))`)

/** Of what can be booked, the places to come of which a block has too little. */
export async function findLacking(tx: Database, bookableId: number, now: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct place.id from booking_block block join bookable on bookable.id = block.bookable_id
      join booking_place place on ${keeps}
    where bookable.id = ${bookableId} and block.has_conflict and block.ends_at > ${now} and place.ends_at > ${now} and ${held} < block.quantity`)
  return rows.map(({ id }) => Number(id))
}

/** Blocks that lack some of what bookings hold, each with a booking: `of` says which of these. */
const conflicting = (of: SQL) => sql`
  from booking_hold hold join booking_place place on place.id = hold.place_id
    join bookable on bookable.id = place.bookable_id
    join booking_block block on block.has_conflict and ${keeps}
  where ${of} and ${held} < block.quantity`

/** Whether a block lacks some of what a booking holds: one of the owner's, or nights that another site has taken. */
export async function isInConflict(database: Database, bookingId: number): Promise<boolean> {
  const { rows } = await database.execute<{ has: boolean }>(
    sql`select exists (select ${conflicting(sql`hold.booking_id = ${bookingId}`)}) as has`,
  )
  return rows[0]!.has
}

/** The bookings that hold some of what blocks lack, and are not confirmed yet, or their change is not. */
export const findOpenAgainst = (tx: Database, blockIds: readonly number[]) =>
  tx
    .select()
    .from(booking)
    .where(
      sql`state in ${openStates} and id in (
        select hold.booking_id ${conflicting(sql`block.id = any(${sql.param(blockIds)}::bigint[])`)}
          and (hold.is_pending or booking.state <> 'confirmed'))`,
    )
    .orderBy(booking.id)

/** The places of which a block lacks something that is free: of what can be booked, and their ids. */
export const fillable = (now: Date) => sql`
  select place.bookable_id, place.id
  from booking_block block join bookable on bookable.id = block.bookable_id join booking_place place on ${keeps}
  where block.has_conflict and block.ends_at > ${now} and place.ends_at > ${now}
    and place.starts_at between block.starts_at - interval '1 day' and block.ends_at
    and place.taken < place.capacity and ${held} < block.quantity`

const atOnce = 500

type TimeConflict = { id: string; bookable_id: string; owner_id: string; starts_at: string; ends_at: string }

/**
 * Gives an owner's time that became free to the blocks that lack it. Not by the move that frees it: the lock of an
 * owner's time would come after it has changed that time, where others wait for it. Until then no one can book it.
 * @throws at the end, as `eachInTurn`
 */
export async function fillTimes(database: Database, now: Date): Promise<void> {
  const { rows } = await database.execute<TimeConflict>(sql`
    select block.id, bookable.id as bookable_id, owner_id, block.starts_at::text, block.ends_at::text
    from booking_block block join bookable on bookable.id = block.bookable_id join listing on listing.id = listing_id
    where block.has_conflict and block.ends_at > ${now} and bookable.kind = 'visit' and owner_id is not null
      and not tstzmultirange(tstzrange(block.starts_at, block.ends_at)) <@ (
        select coalesce(range_agg(span), '{}') from booking_time
        where booking_time.owner_id = listing.owner_id and scope = '' and span && tstzrange(block.starts_at, block.ends_at))
    order by block.id limit ${atOnce}`)
  await eachInTurn(rows, (conflict) => database.transaction((tx) => fillTime(tx, conflict)))
}

async function fillTime(tx: Database, { id, bookable_id, owner_id, starts_at, ends_at }: TimeConflict) {
  await keepBookables(tx, sql`id = ${bookable_id}`)
  const { rowCount } = await tx.execute(sql`select from booking_block where id = ${id}`)
  if (!rowCount) return
  const span = { startsAt: new Date(starts_at), endsAt: new Date(ends_at) }
  await takeTimeLeft(tx, { block: Number(id) }, { ownerId: owner_id, scope: '', span })
  await tx.execute(sql`
    update booking_block set has_conflict = false where id = ${id} and tstzmultirange(tstzrange(starts_at, ends_at)) <@ (
      select range_agg(span) from booking_time where block_id = ${id})`)
}
