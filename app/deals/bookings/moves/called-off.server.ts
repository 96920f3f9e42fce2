import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { keepBookables } from '../bookables/locks.server.ts'
import { applyMove } from './apply-move.server.ts'
import { type Actor, takes } from './find-booking.server.ts'
import { lockPlaces } from '../places/places.server.ts'
import { type MoveName, moves } from '../states/states.ts'
import { booking } from '../tables.server.ts'
import { promoteWaiting } from './waiting.server.ts'

type BulkMove = {
  readonly name: MoveName
  readonly actor: Actor
  readonly now: Date
  readonly words?: string
}

/** Moves many bookings in one transaction: those of `which` that can be moved so. @returns how many */
async function moveAll(tx: Database, which: SQL, moving: BulkMove): Promise<number> {
  const movable = sql`${which} and ${mayStillBe(moving.name, moving.now)}`
  await keepBookables(tx, sql`id in (select bookable_id from booking where ${movable})`)
  const found = await tx.select().from(booking).where(movable).orderBy(booking.id).for('no key update')
  const ids = sql.param(found.map(({ id }) => id))
  const { rows: places } = await tx.execute<{ place_id: string }>(
    sql`select distinct place_id from booking_hold where booking_id = any(${ids}::bigint[])`,
  )
  await lockPlaces(
    tx,
    places.map(({ place_id }) => Number(place_id)),
  )
  const isStorm = moving.name === 'storm'
  const freed: number[] = []
  for (const one of found) {
    const set = isStorm ? { freeUntil: one.endsAt, deadline: one.deadline, inStorm: true } : {}
    freed.push(...((await applyMove(tx, one, { ...moving, set }))?.freed ?? []))
  }
  await promoteWaiting(tx, freed, moving.now)
  return found.length
}

const mayStillBe = (name: MoveName, now: Date) =>
  sql`state = any(${sql.param(moves[name].from)}::text[]) and ends_at > ${now}`

/** After an account is suspended or closed: what is booked with it is called off, and all guests are told. */
export const callOffOwner = (
  tx: Database,
  ownerId: string,
  asked: { actor: Actor; now: Date; words?: string },
) => moveAll(tx, sql`owner_id = ${ownerId}`, { ...asked, name: 'cancel-by-owner' })

/** A closed account: its requests are withdrawn, its places given on. */
export const withdrawGuest = (tx: Database, guestId: string, now: Date) =>
  moveAll(tx, sql`guest_id = ${guestId}`, { name: 'cancel', actor: { side: 'site' }, now })

type Storm = {
  readonly from: Date
  readonly until: Date
  readonly actor: Actor
  readonly now: Date
  readonly words: string
}
type StormScope = { readonly ownerId: string } | { readonly island: string }

/**
 * Notifies all guests of an owner or an island of a storm on some days. They may keep, move or cancel without loss
 * until what they booked begins; those who are there already only get the message. Guests who got the same message within a day do not get it again.
 * @returns how many know of it, and how many of them by this call
 */
export function callStorm(
  database: Database,
  whose: StormScope,
  { from, until, actor, now, words }: Storm,
): Promise<{ told: number; new: number }> {
  const which = inStorm(whose, { from, until })
  const knowsIt = sql`exists (
    select from booking_move where booking_id = booking.id and move = 'storm' and words = ${words}
      and at > ${now}::timestamptz - interval '1 day')`
  return database.transaction(async (tx) => {
    const of = 'ownerId' in whose ? whose.ownerId : whose.island
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`storm of ${of}`}, 0))`)
    const known = await tx.$count(booking, sql`${which} and ${mayStillBe('storm', now)} and ${knowsIt}`)
    const moving = { name: 'storm', actor, now, words } as const
    const told = await moveAll(tx, sql`${which} and not ${knowsIt}`, moving)
    return { told: told + known, new: told }
  })
}

/** How many would be told. */
export const countStorm = (
  database: Database,
  whose: StormScope,
  days: Pick<Storm, 'from' | 'until'>,
  now: Date,
): Promise<number> => database.$count(booking, sql`${inStorm(whose, days)} and ${mayStillBe('storm', now)}`)

const inStorm = (whose: StormScope, { from, until }: Pick<Storm, 'from' | 'until'>) =>
  sql`${'ownerId' in whose ? takes({ id: whose.ownerId }) : onIsland(whose.island)} and starts_at < ${until} and ends_at > ${from}`

const onIsland = (island: string) =>
  sql`exists (select from listing where listing.id = booking.listing_id and listing.island = ${island})`
