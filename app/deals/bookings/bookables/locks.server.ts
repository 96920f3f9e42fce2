import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { type Bookable, bookableColumns, type BookableRow, readBookable } from './bookable.server.ts'

/** Locks a listing against bookings and the saves of its facts until the transaction ends: before its bookables. */
export const lockListing = (tx: Database, id: number) =>
  tx.execute(sql`select from listing where id = ${id} for no key update`)

/** Locks bookables against bookings and moves until the transaction ends. @returns how they are now */
export async function lockBookables(tx: Database, which: SQL): Promise<Bookable[]> {
  const { rows } = await tx.execute<BookableRow>(
    sql`select ${bookableColumns} from bookable where ${which} order by id for no key update`,
  )
  return rows.map(readBookable)
}

/** Keeps bookables as they are until the transaction ends. Other bookings and moves go on. */
export const keepBookables = (tx: Database, which: SQL) =>
  tx.execute(sql`select from bookable where ${which} order by id for share`)
