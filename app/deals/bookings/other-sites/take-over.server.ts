import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import type { Stay } from '../bookables/bookable.server.ts'
import { lockBookables } from '../bookables/locks.server.ts'
import { placeBlock } from '../moves/blocks.server.ts'
import { fillBlocks, findOpenAgainst } from '../moves/conflicts.server.ts'
import { tellOfBooking } from '../notices/tell-of-booking.server.ts'
import { giveBack, lockPlaces } from '../places/places.server.ts'
import { bookingBlock } from '../tables.server.ts'
import type { TakenNights } from './nights-in-calendar.server.ts'

type KnownBlock = { id: string; uid: string; starts_at: string; ends_at: string; has_conflict: boolean }

const keyOf = ({ uid, from, until }: TakenNights) => `${uid} ${from} ${until}`

/**
 * Makes the blocks of a calendar the nights that it takes now. What is the same stays as it is; what did not fit is tried
 * once more, and stays as a conflict. The owner is notified once of what they have not confirmed and another site took.
 */
export function takeOver(
  database: Database,
  { id: calendarId, bookableId }: { id: number; bookableId: number },
  taken: readonly TakenNights[],
): Promise<void> {
  return database.transaction(async (tx) => {
    const [bookable] = await lockBookables(tx, sql`id = ${bookableId}`)
    if (bookable?.kind !== 'stay') return
    const { rows } = await tx.execute<KnownBlock>(sql`
      select id, uid, starts_at::text, ends_at::text, has_conflict from booking_block
      where calendar_id = ${calendarId} order by id for update`)
    const known = new Map(rows.map((row) => [keyOf({ uid: row.uid, ...datesOf(row) }), row]))
    const wanted = new Map(taken.map((one) => [keyOf(one), one]))
    const before = new Set(known.keys())
    const freed: number[] = []
    for (const [key, row] of known) {
      if (wanted.has(key) && !row.has_conflict) continue
      freed.push(...(await giveBack(tx, { block: Number(row.id) })))
      await tx.delete(bookingBlock).where(sql`id = ${row.id}`)
      known.delete(key)
    }
    const added: number[] = []
    for (const [key, nights] of wanted) {
      const block = known.has(key) ? null : await addNights(tx, bookable, calendarId, nights)
      if (block && !before.has(key)) added.push(block.id)
    }
    await fillBlocks(tx, await lockPlaces(tx, freed))
    for (const one of await findOpenAgainst(tx, added))
      await tellOfBooking(tx, one, { news: 'conflict', to: 'owner' })
  })
}

const datesOf = ({ starts_at, ends_at }: KnownBlock) => ({
  from: localDate(new Date(starts_at)),
  until: localDate(new Date(ends_at)),
})

const addNights = (tx: Database, bookable: Stay, calendarId: number, { uid, from, until }: TakenNights) =>
  placeBlock(tx, bookable, {
    what: { dates: { from, until } },
    quantity: 1,
    note: '',
    ownerId: null,
    origin: { calendarId, uid },
  })
