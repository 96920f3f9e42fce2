import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { completeAreaOf } from '../../directory/known-areas.ts'
import { questionKind } from './wizard-types.server.ts'

/** The ref of a new listing, which is in its address: never used before, and no word of another address. */
export async function newRef(tx: Database, { kind }: { kind: string }): Promise<string> {
  const isNumbered = completeAreaOf(kind)?.listing.refs === 'numbers'
  for (;;) {
    const ref = isNumbered ? String(await nextNumber(tx, kind)) : shortId()
    const { rows } = await tx.execute(
      kind === questionKind
        ? sql`select from question where ref = ${ref}`
        : sql`select from listing where kind = ${kind} and ref = ${ref}`,
    )
    if (rows.length === 0) return ref
  }
}

/**
 * The lock on its row makes two simultaneous calls wait for each other. Only the first of a kind reads all listings.
 */
async function nextNumber(tx: Database, kind: string): Promise<number> {
  const next = await tx.execute<{ number: number }>(
    sql`update last_ref set number = number + 1 where kind = ${kind} returning number::int`,
  )
  if (next.rows[0]) return next.rows[0].number
  const { rows } = await tx.execute<{ number: number }>(sql`
    insert into last_ref (kind, number) values (${kind}, (
      select coalesce(max(ref::bigint), 0) + 1 from listing where kind = ${kind} and ref ~ '^[0-9]{1,15}$'
    )) on conflict (kind) do update set number = last_ref.number + 1 returning number::int`)
  return rows[0]!.number
}

/**
 * Letters and digits that can't be confused, such as `k7m2xw9d`, with a digit, since the words of the site's own
 * addresses have none.
 */
function shortId(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz'
  const digits = '23456789'
  const some = (characters: string, count: number) =>
    Array.from({ length: count }, () => characters[randomInt(characters.length)]).join('')
  return `${some(letters, 1)}${some(digits, 1)}${some(letters + digits, 6)}`
}
