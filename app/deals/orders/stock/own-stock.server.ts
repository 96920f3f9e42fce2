import { sql } from 'drizzle-orm'
import { actsFor, type Person } from '../../../directory/may-act.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import { soldOf } from '../../../directory/sold.ts'

/** How many pieces a seller has of a listing, and how many of them buyers have taken. */
export type OwnStock = {
  readonly id: number
  readonly title: string
  readonly left: number
  readonly held: number
}

type StockRow = { id: string; title: string; quantity: number | null; held: number | null }

/** Null: they offer no such listing. */
export async function findOwnStock(
  database: Database,
  person: Person,
  { kind, ref }: RecordKey,
): Promise<OwnStock | null> {
  if (soldOf(kind) !== 'many') return null
  const { rows } = await database.execute<StockRow>(sql`
    select id, title, quantity, held from listing left join stock on listing_id = id and scope = ''
    where kind = ${kind} and ref = ${ref.replaceAll('\0', '')} and deleted_at is null
      and ${actsFor(person, 'offer')}`)
  const [row] = rows
  if (!row) return null
  const { id, title, quantity, held } = row
  return { id: Number(id), title, left: (quantity ?? 0) - (held ?? 0), held: held ?? 0 }
}

/** Says how many are left, beside those that buyers have taken. */
export async function saveLeft(database: Database, listingId: number, left: number): Promise<void> {
  await database.execute(sql`
    insert into stock (listing_id, quantity) values (${listingId}, ${left})
    on conflict (listing_id, scope) do update set quantity = stock.held + ${left}`)
}
