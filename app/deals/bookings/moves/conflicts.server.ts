import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { addHolds, type PlaceRow } from '../places/places.server.ts'

/** A stay's block ends with a check-out, on the day after its last night. What was moved is known by what is held of it. */
const keeps = sql`(block.bookable_id = place.bookable_id and place.scope = '' and case bookable.kind
  when 'stay' then place.ends_at > block.starts_at and place.ends_at <= block.ends_at
  else place.starts_at = block.starts_at
    or exists (select from booking_hold where block_id = block.id and place_id = place.id) end)`

const held = sql`(select coalesce(sum(quantity), 0)::int from booking_hold where block_id = block.id and place_id = place.id)`

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

/** Of what can be booked, the places to come of which a block has too little. */
export async function findLacking(tx: Database, bookableId: number, now: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct place.id from booking_block block join bookable on bookable.id = block.bookable_id
      join booking_place place on ${keeps}
    where bookable.id = ${bookableId} and block.has_conflict and place.ends_at > ${now} and ${held} < block.quantity`)
  return rows.map(({ id }) => Number(id))
}
