import { sql } from 'drizzle-orm'
import { listingActedFor, type Person } from '../../../directory/may-act.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import { soldOf } from '../../../directory/sold.ts'

/** How many pieces a seller has of a listing, and how many of them buyers have taken. */
export type OwnStock = {
  readonly id: number
  readonly ownerId: string
  readonly title: string
  readonly left: number
  readonly held: number
}

type StockRow = { id: string; owner_id: string; title: string; quantity: number | null; held: number | null }

/** Null: they offer no such listing. */
export async function findOwnStock(
  database: Database,
  person: Person,
  key: RecordKey,
): Promise<OwnStock | null> {
  if (soldOf(key.kind) !== 'many') return null
  const { rows } = await database.execute<StockRow>(sql`
    select id, owner_id, title, quantity, held from listing left join stock on listing_id = id and scope = ''
    where ${listingActedFor(person, key, 'offer')}`)
  const [row] = rows
  if (!row) return null
  const { id, owner_id: ownerId, title, quantity, held } = row
  return { id: Number(id), ownerId, title, left: (quantity ?? 0) - (held ?? 0), held: held ?? 0 }
}

/** How many are left; `seen`: how many there were where that was typed, null if that is not known. */
type LeftChange = { readonly left: number; readonly seen: number | null }

/**
 * Says how many are left, beside those that buyers have taken.
 * @returns false where there are neither as many as were seen nor as many as they say: some were ordered since then
 */
export async function saveLeft(
  database: Database,
  listingId: number,
  { left, seen }: LeftChange,
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into stock (listing_id, quantity) values (${listingId}, ${left})
    on conflict (listing_id, scope) do update set quantity = stock.held + ${left}
      where stock.quantity - stock.held in (${seen}, ${left})`)
  return (rowCount ?? 0) > 0
}
