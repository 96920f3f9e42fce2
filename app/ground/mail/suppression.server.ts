import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import { type SuppressionReason, suppressedAddress } from './tables.server.ts'

type Suppressed = {
  address: string
  userId: string | null
  reason: SuppressionReason
  words: string
}

/** Has an address get no more mail, until its owner confirms it or the staff take it off the list. */
export async function suppress(tx: Database, { address, userId, reason, words }: Suppressed): Promise<void> {
  const more = { userId, reason, words }
  await tx
    .insert(suppressedAddress)
    .values({ address: address.toLowerCase(), ...more })
    .onConflictDoUpdate({ target: suppressedAddress.address, set: { ...more, since: sql`now()` } })
}

/** A link that was mailed there was opened: the address gets mail again. */
export async function noteArrival(tx: Database, address: string): Promise<void> {
  await tx.delete(suppressedAddress).where(eq(suppressedAddress.address, address.toLowerCase()))
}

/** Why an address gets no mail; null: it does. */
export async function findSuppression(
  database: Database,
  address: string,
): Promise<SuppressionReason | null> {
  const [found] = await database
    .select({ reason: suppressedAddress.reason })
    .from(suppressedAddress)
    .where(eq(suppressedAddress.address, address.toLowerCase()))
  return found?.reason ?? null
}

type Wanted = { address: string; asked: boolean; unsubscribe: string | null }

/**
 * Whether a mail is held back. What its reader has just asked for goes out in any case: a link that proves the address is
 * their way off the list. Who reported a mail as spam still gets what can't be switched off.
 */
export async function isHeldBack(
  database: Database,
  { address, asked, unsubscribe }: Wanted,
): Promise<boolean> {
  if (asked) return false
  const reason = await findSuppression(database, address)
  return reason !== null && !(reason === 'complaint' && unsubscribe === null)
}
