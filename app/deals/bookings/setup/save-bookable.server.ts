import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { eachInTurn } from '../../../ground/db/each-in-turn.ts'
import {
  type Bookable,
  bookableColumns,
  type BookableRow,
  readBookable,
} from '../bookables/bookable.server.ts'
import { lockBookables, lockListing } from '../bookables/locks.server.ts'
import { midnight, today } from '../days/nights.ts'
import type { RuleName } from '../bookables/rules.ts'
import { findLacking } from '../moves/conflicts.server.ts'
import { promoteWaiting } from '../moves/waiting.server.ts'
import { updatePrice } from './listing-price.server.ts'
import { renewSeats } from '../moves/seats.server.ts'
import { renewSessions } from '../places/sessions.server.ts'
import type { Kind } from '../bookables/kinds.ts'
import { settingsOf, type SettingsInput } from '../bookables/settings.ts'

/** What an owner says of something that can be booked. */
export type BookableInput = {
  [K in Kind]: {
    readonly kind: K
    readonly name: string
    readonly capacity: number
    readonly confirmsAtOnce: boolean
    readonly rule: RuleName
    readonly prepaidPercent?: number
    readonly isClosed: boolean
    readonly position: number
    readonly settings: SettingsInput[K]
  }
}[Kind]

/**
 * `sold`: more is booked than there would be. `another`: its listing takes such bookings already, which it does once.
 */
type SaveProblem = 'sold' | 'another'

type SaveTarget = {
  readonly listingId: number
  readonly id: number | null
  /** Of the form of a new one: sent a second time, it is a change of the same one. */
  readonly formKey?: string
  readonly now: Date
}

/**
 * Makes something bookable, or changes it; the places of what is not booked follow. The listing's price follows the
 * cheapest, too. @param id null: a new one
 * @returns the problem where nothing is changed
 */
export function saveBookable(
  database: Database,
  input: BookableInput,
  { listingId, id: known, formKey, now }: SaveTarget,
): Promise<Bookable | SaveProblem> {
  const settings = settingsOf[input.kind].parse(input.settings)
  return database.transaction(async (tx) => {
    const { kind, name, position, capacity, confirmsAtOnce, rule, prepaidPercent = 0, isClosed } = input
    const closedAt = isClosed ? now : null
    await lockListing(tx, listingId)
    const id = known ?? (formKey ? await findMade(tx, listingId, formKey) : null)
    if (id !== null && !(await holdStill(tx, id, { listingId, kind, capacity, now }))) return 'sold'
    if (!isClosed && (await hasOther(tx, { listingId, kind, id }))) return 'another'
    const { rows } = await tx.execute<BookableRow>(
      id === null
        ? sql`insert into bookable (listing_id, form_key, kind, name, position, capacity, confirms_at_once, rule, prepaid_percent, closed_at, settings)
            values (${listingId}, ${formKey ?? null}, ${kind}, ${name}, ${position}, ${capacity}, ${confirmsAtOnce}, ${rule}, ${prepaidPercent}, ${closedAt}, ${JSON.stringify(settings)}::jsonb)
            returning ${bookableColumns}`
        : sql`update bookable set name = ${name}, position = ${position}, capacity = ${capacity}, confirms_at_once = ${confirmsAtOnce},
            rule = ${rule}, prepaid_percent = ${prepaidPercent}, closed_at = ${closedAt}, settings = ${JSON.stringify(settings)}::jsonb, updated_at = ${now}
            where id = ${id} returning ${bookableColumns}`,
    )
    const saved = readBookable(rows[0]!)
    await renewPlaces(tx, saved, now)
    const wanted = [...(await findWaitedFor(tx, saved.id)), ...(await findLacking(tx, saved.id, now))]
    await promoteWaiting(tx, wanted, now)
    await updatePrice(tx, listingId, now)
    return saved
  })
}

/** What a form made that was sent before. */
async function findMade(tx: Database, listingId: number, formKey: string): Promise<number | null> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from bookable where listing_id = ${listingId} and form_key = ${formKey}`,
  )
  return rows[0] ? Number(rows[0].id) : null
}

const once: ReadonlySet<Kind> = new Set(['seat', 'visit'])

/** Whether a listing takes bookings already of a kind that it has once; an index guards it, too. */
async function hasOther(
  tx: Database,
  { listingId, kind, id }: { listingId: number; kind: Kind; id: number | null },
): Promise<boolean> {
  if (!once.has(kind)) return false
  const { rowCount } = await tx.execute(sql`
    select from bookable
    where listing_id = ${listingId} and kind = ${kind} and closed_at is null and id is distinct from ${id}::bigint`)
  return Boolean(rowCount)
}

/** There may be more places now for those on the waiting list. */
async function findWaitedFor(tx: Database, bookableId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ place_id: string }>(sql`
    select distinct place_id from booking
    where bookable_id = ${bookableId} and state = 'waiting' and place_id is not null order by place_id`)
  return rows.map((row) => Number(row.place_id))
}

/** Locks it against bookings until the transaction ends. @returns whether it can have this capacity */
async function holdStill(
  tx: Database,
  id: number,
  { listingId, kind, capacity, now }: { listingId: number; kind: Kind; capacity: number; now: Date },
): Promise<boolean> {
  const [own] = await lockBookables(tx, sql`id = ${id} and listing_id = ${listingId} and kind = ${kind}`)
  return own !== undefined && (await mostTaken(tx, id, now)) <= capacity
}

/** How much of it is taken on the night, or at the session, that has most: it can't have less. */
export async function mostTaken(database: Database, id: number, now: Date): Promise<number> {
  const { rows } = await database.execute<{ most: number }>(sql`
    select coalesce(max(taken), 0)::int as most from booking_place
    where bookable_id = ${id} and scope = '' and starts_at >= ${midnight(today(now))}`)
  return rows[0]!.most
}

async function renewPlaces(tx: Database, bookable: Bookable, now: Date): Promise<void> {
  await tx.execute(sql`
    update booking_place set capacity = ${bookable.capacity}
    where bookable_id = ${bookable.id} and scope = '' and starts_at >= ${midnight(today(now))} and capacity <> ${bookable.capacity}`)
  if (bookable.kind === 'session') await renewSessions(tx, bookable, now)
  if (bookable.kind === 'seat') await renewSeats(tx, bookable.listingId, now)
}

/**
 * Renews the sessions of each tour by itself, as it is set when its turn comes: only who saves or books that one waits.
 * @throws at the end, as `eachInTurn`
 */
export async function renewAllSessions(database: Database, now: Date): Promise<void> {
  const isOffered = sql`kind = 'session' and closed_at is null`
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from bookable where ${isOffered} order by id`,
  )
  await eachInTurn(rows, ({ id }) =>
    database.transaction(async (tx) => {
      const [session] = await lockBookables(tx, sql`id = ${id} and ${isOffered}`)
      if (session?.kind === 'session') await renewSessions(tx, session, now)
    }),
  )
}
