import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RuleName } from './rules.ts'
import type { Kind } from './kinds.ts'
import { type Settings, settingsOf } from './settings.ts'

type Columns = {
  readonly id: number
  readonly listingId: number
  readonly name: string
  readonly capacity: number
  readonly confirmsAtOnce: boolean
  readonly rule: RuleName
  /** How much of the price is paid on the site before a booking counts. */
  readonly prepaidPercent: number
  readonly isClosed: boolean
}
type BookableOf<K extends Kind> = Columns & { readonly kind: K; readonly settings: Settings[K] }

/** Something that can be booked, with the settings of its kind. */
export type Bookable = { [K in Kind]: BookableOf<K> }[Kind]
export type Stay = BookableOf<'stay'>
export type Session = BookableOf<'session'>
export type Seat = BookableOf<'seat'>
export type Visit = BookableOf<'visit'>

export type BookableRow = {
  id: string
  listing_id: string
  kind: Kind
  name: string
  capacity: number
  confirms_at_once: boolean
  rule: RuleName
  prepaid_percent: number
  is_closed: boolean
  settings: unknown
}

export const bookableColumns = sql`bookable.id, bookable.listing_id, bookable.kind, bookable.name, bookable.capacity,
  bookable.confirms_at_once, bookable.rule, bookable.prepaid_percent, bookable.closed_at is not null as is_closed, bookable.settings`

export function readBookable(row: BookableRow): Bookable {
  const { id, listing_id, kind, name, capacity, confirms_at_once, rule, prepaid_percent, is_closed } = row
  const columns = {
    id: Number(id),
    listingId: Number(listing_id),
    name,
    capacity,
    rule,
    prepaidPercent: prepaid_percent,
    isClosed: is_closed,
  }
  const settings = settingsOf[kind].parse(row.settings)
  return { ...columns, kind, settings, confirmsAtOnce: confirms_at_once } as Bookable
}

async function find(database: Database, which: SQL): Promise<Bookable[]> {
  const { rows } = await database.execute<BookableRow>(
    sql`select ${bookableColumns} from bookable where ${which} order by position, id`,
  )
  return rows.map(readBookable)
}

/** All that can be booked on a listing, what is closed too, in its owner's order. */
export const findBookables = (database: Database, listingId: number): Promise<Bookable[]> =>
  find(database, sql`listing_id = ${listingId}`)

export async function findBookable(database: Database, id: number): Promise<Bookable | null> {
  return (await find(database, sql`id = ${id}`))[0] ?? null
}
