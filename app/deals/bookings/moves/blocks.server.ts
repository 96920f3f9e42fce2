import { and, eq, sql } from 'drizzle-orm'
import { actsFor, type Person } from '../../../directory/may-act.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { type Bookable, findBookable, type Stay } from '../bookables/bookable.server.ts'
import { keepBookables, lockBookables } from '../bookables/locks.server.ts'
import { nightsOf, type Dates } from '../days/nights.ts'
import { addHolds, giveBack, lockPlaces, type Span, takeTimeLeft } from '../places/places.server.ts'
import { nightPlaces, stayTimes } from '../places/stays.server.ts'
import { bookingBlock } from '../tables.server.ts'
import { promoteWaiting } from './waiting.server.ts'

type BlockTarget = { readonly dates: Dates } | { readonly placeId: number } | { readonly span: Span }

export type BlockInput = {
  readonly bookableId: number
  readonly what: BlockTarget
  readonly quantity: number
  readonly note: string
  /** Made where the form is: sent a second time, it is the same block. */
  readonly formKey?: string
}

/**
 * Keeps nights, persons of a session, seats or an owner's time free of bookings. What is booked already stays so, and
 * the block is marked as a conflict.
 * @returns null where the person acts for no owner of such a bookable
 */
export function addBlock(
  database: Database,
  { bookableId, ...block }: BlockInput,
  person: Person,
): Promise<{ id: number; hasConflict: boolean } | null> {
  return database.transaction(async (tx) => {
    await keepBookables(tx, sql`id = ${bookableId}`)
    const bookable = await findBookable(tx, bookableId)
    const ownerId = bookable && (await ownerFor(tx, bookable.listingId, person))
    if (!bookable || !ownerId) return null
    return placeBlock(tx, bookable, { ...block, ownerId })
  })
}

type BlockPlacement = Omit<BlockInput, 'bookableId'> & {
  /** Whose time it takes; null of what takes none. */
  readonly ownerId: string | null
  /** The calendar of another site that it came from. */
  readonly origin?: { readonly calendarId: number; readonly uid: string }
}

/** Writes a block and takes what is left for it. @returns null of what has no time */
export async function placeBlock(
  tx: Database,
  bookable: Bookable,
  { what, quantity, note, formKey, ownerId, origin }: BlockPlacement,
): Promise<{ id: number; hasConflict: boolean } | null> {
  const span = await spanOf(tx, bookable as Stay, what)
  if (!span) return null
  const [block] = await tx
    .insert(bookingBlock)
    .values({ bookableId: bookable.id, quantity, note, formKey, ...span, ...origin })
    .onConflictDoNothing({
      target: [bookingBlock.bookableId, bookingBlock.formKey],
      where: sql`form_key is not null`,
    })
    .returning()
  if (!block) return findMade(tx, bookable.id, formKey!)
  const { id } = block
  const fits =
    'span' in what
      ? ownerId !== null && (await takeTimeLeft(tx, { block: id }, { ownerId, scope: '', span: what.span }))
      : await takeWhatIsLeft(tx, id, { places: await placesOf(tx, bookable.id, what), quantity })
  if (!fits)
    await tx
      .update(bookingBlock)
      .set({ hasConflict: true })
      .where(sql`id = ${id}`)
  return { id, hasConflict: !fits }
}

async function findMade(tx: Database, bookableId: number, formKey: string) {
  const [made] = await tx
    .select({ id: bookingBlock.id, hasConflict: bookingBlock.hasConflict })
    .from(bookingBlock)
    .where(and(eq(bookingBlock.bookableId, bookableId), eq(bookingBlock.formKey, formKey)))
  return made ?? null
}

const placesOf = async (tx: Database, bookableId: number, what: { dates: Dates } | { placeId: number }) =>
  'dates' in what ? nightPlaces(tx, bookableId, what.dates, '') : [what.placeId]

async function takeWhatIsLeft(
  tx: Database,
  id: number,
  { places, quantity }: { places: readonly number[]; quantity: number },
): Promise<boolean> {
  const locked = await lockPlaces(tx, places)
  const holds = locked.map((place) => ({ id: place.id, quantity: Math.min(quantity, place.left) }))
  await addHolds(
    tx,
    { block: id },
    holds.filter((hold) => hold.quantity > 0),
  )
  return holds.every((hold) => hold.quantity === quantity)
}

async function spanOf(tx: Database, bookable: Stay, what: BlockTarget): Promise<Span | null> {
  if ('span' in what) return what.span
  if ('dates' in what) return nightsOf(what.dates).length > 0 ? stayTimes(bookable, what.dates) : null
  const { rows } = await tx.execute<{ starts_at: string; ends_at: string }>(sql`
    select starts_at::text, ends_at::text from booking_place
    where id = ${what.placeId} and bookable_id = ${bookable.id} and scope = ''`)
  return rows[0] ? { startsAt: new Date(rows[0].starts_at), endsAt: new Date(rows[0].ends_at) } : null
}

/** The owner of a listing whose bookings a person looks after; null: they don't. */
async function ownerFor(tx: Database, listingId: number, person: Person): Promise<string | null> {
  const { rows } = await tx.execute<{ owner_id: string }>(
    sql`select owner_id from listing where id = ${listingId} and ${actsFor(person, 'bookings')}`,
  )
  return rows[0]?.owner_id ?? null
}

/** Gives a block's places back. @returns false where the person has no such block, or it is another site's */
export function removeBlock(database: Database, id: number, person: Person, now: Date): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockBookables(tx, sql`id = (select bookable_id from booking_block where id = ${id})`)
    const { rows } = await tx.execute(sql`
      select from booking_block join bookable on bookable.id = bookable_id join listing on listing.id = listing_id
      where booking_block.id = ${id} and calendar_id is null and ${actsFor(person, 'bookings')}`)
    if (rows.length === 0) return false
    const freed = await giveBack(tx, { block: id })
    await tx.delete(bookingBlock).where(sql`id = ${id}`)
    await promoteWaiting(tx, freed, now)
    return true
  })
}

/** The blocks of what can be booked within a span, for the owner's calendar. */
export const findBlocks = (database: Database, bookableIds: readonly number[], { startsAt, endsAt }: Span) =>
  database
    .select()
    .from(bookingBlock)
    .where(
      sql`bookable_id = any(${sql.param(bookableIds)}::bigint[]) and starts_at < ${endsAt} and ends_at > ${startsAt}`,
    )
    .orderBy(bookingBlock.startsAt)
