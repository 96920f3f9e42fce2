import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { eachInTurn } from '../../../ground/db/each-in-turn.ts'
import { applyMove } from './apply-move.server.ts'
import { findBookable } from '../bookables/bookable.server.ts'
import { fillable, fillBlocks } from './conflicts.server.ts'
import { keepBookables } from '../bookables/locks.server.ts'
import { lockPlaces, takePlaces } from '../places/places.server.ts'
import { type Booking, booking } from '../tables.server.ts'

/**
 * Gives free places to the owner's blocks that lack them, and offers the others to those who wait for them, in their
 * order: who needs more than there are is passed over and stays first. They have some time to accept.
 */
export async function promoteWaiting(tx: Database, placeIds: readonly number[], now: Date): Promise<void> {
  for (const place of await fillBlocks(tx, await lockPlaces(tx, placeIds))) {
    const placeId = place.id
    let left = place.state === 'open' ? place.left : 0
    for (const one of left > 0 ? await lockWaiting(tx, placeId, { left, now }) : []) {
      if (one.persons > left) continue
      if (!(await takePlaces(tx, { booking: one.id }, { places: [placeId], quantity: one.persons }))) continue
      const deadline = new Date(Math.min(+now + (await acceptTime(tx, one)), +one.startsAt))
      await applyMove(tx, one, { name: 'promote', actor: { side: 'site' }, now, set: { deadline } })
      left -= one.persons
    }
  }
}

const atOnce = 500

/**
 * Gives what is free to blocks and to those who wait, where nothing became free that would have asked for them.
 * @throws at the end, as `eachInTurn`
 */
export async function giveWhatIsFree(database: Database, now: Date): Promise<void> {
  const { rows } = await database.execute<{ id: string; places: number[] }>(sql`
    select bookable_id as id, jsonb_agg(id) as places from (
      ${fillable(now)} union
      select place.bookable_id, place.id from booking join booking_place place on place.id = place_id
      where booking.state = 'waiting' and booking.starts_at > ${now} and place.state = 'open'
        and persons <= place.capacity - taken
    ) free group by bookable_id order by bookable_id limit ${atOnce}`)
  await eachInTurn(rows, ({ id, places }) =>
    database.transaction(async (tx) => {
      await keepBookables(tx, sql`id = ${id}`)
      await promoteWaiting(tx, places, now)
    }),
  )
}

/** One that is being canceled at this moment is passed over. */
const lockWaiting = (
  tx: Database,
  placeId: number,
  { left, now }: { left: number; now: Date },
): Promise<Booking[]> =>
  tx
    .select()
    .from(booking)
    .where(sql`place_id = ${placeId} and state = 'waiting' and starts_at > ${now} and persons <= ${left}`)
    .orderBy(booking.id)
    .limit(50)
    .for('no key update', { skipLocked: true })

const minute = 60_000

async function acceptTime(tx: Database, { bookableId }: Booking): Promise<number> {
  const bookable = bookableId === null ? null : await findBookable(tx, bookableId)
  const settings = bookable?.settings
  return (settings && 'acceptMinutes' in settings ? settings.acceptMinutes : 1440) * minute
}
