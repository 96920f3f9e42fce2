import { randomBytes } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { enqueue } from '../../../ground/db/jobs.server.ts'
import { lockBookables } from '../bookables/locks.server.ts'
import { fillBlocks } from '../moves/conflicts.server.ts'
import { lockPlaces } from '../places/places.server.ts'
import { bookingCalendar } from '../tables.server.ts'
import { readOneCalendar } from './read-calendar.server.ts'

const mostCalendars = 10

/** The calendars of a room type on other sites. */
export const findCalendars = (database: Database, bookableId: number) =>
  database
    .select({
      id: bookingCalendar.id,
      name: bookingCalendar.name,
      address: bookingCalendar.address,
      secret: bookingCalendar.secret,
      goodAt: bookingCalendar.goodAt,
      readAt: bookingCalendar.readAt,
      failure: bookingCalendar.failure,
      conflicts: sql<number>`(select count(*)::int from booking_block where calendar_id = booking_calendar.id and has_conflict)`,
    })
    .from(bookingCalendar)
    .where(eq(bookingCalendar.bookableId, bookableId))
    .orderBy(asc(bookingCalendar.id))

const newSecret = () => randomBytes(24).toString('base64url')

/** Sent a second time it is the same one. @returns false where there are as many as there may be */
export function addCalendar(
  database: Database,
  bookableId: number,
  { name, address }: { name: string; address: string },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockBookables(tx, sql`id = ${bookableId}`)
    const isSame = and(eq(bookingCalendar.name, name), eq(bookingCalendar.address, address))
    const own = eq(bookingCalendar.bookableId, bookableId)
    if ((await tx.$count(bookingCalendar, and(own, isSame))) > 0) return true
    const count = await tx.$count(bookingCalendar, own)
    if (count >= mostCalendars) return false
    const [made] = await tx
      .insert(bookingCalendar)
      .values({ bookableId, name, address, secret: newSecret() })
      .returning()
    if (address) await readSoon(tx, made!.id)
    return true
  })
}

export const readSoon = (database: Database, id: number) =>
  enqueue(database, readOneCalendar, { id }, { key: String(id) })

/** The previous address stops working. */
export async function renewSecret(database: Database, id: number): Promise<void> {
  await database.update(bookingCalendar).set({ secret: newSecret() }).where(eq(bookingCalendar.id, id))
}

/** What it took is free again. */
export function removeCalendar(database: Database, id: number): Promise<void> {
  return database.transaction(async (tx) => {
    await lockBookables(tx, sql`id = (select bookable_id from booking_calendar where id = ${id})`)
    const { rows } = await tx.execute<{ place_id: string }>(sql`
      select distinct place_id from booking_hold join booking_block on booking_block.id = block_id where calendar_id = ${id}`)
    const places = rows.map(({ place_id }) => Number(place_id))
    await lockPlaces(tx, places)
    await tx.delete(bookingCalendar).where(eq(bookingCalendar.id, id))
    await fillBlocks(tx, await lockPlaces(tx, places))
  })
}
