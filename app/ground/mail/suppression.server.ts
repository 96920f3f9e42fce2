import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import { mail, type SuppressionReason, suppressedAddress } from './tables.server.ts'

type Suppression = {
  address: string
  userId: string | null
  reason: SuppressionReason
  words: string
}

/**
 * Has an address get no more mail, until its owner confirms it or the staff take it off the list. What the staff put there
 * stays as it is, and one that bounced gets nothing, also if its owner called a mail spam.
 */
export async function suppress(tx: Database, { address, userId, reason, words }: Suppression): Promise<void> {
  await tx
    .insert(suppressedAddress)
    .values({ address: address.toLowerCase(), userId, reason, words })
    .onConflictDoUpdate({
      target: suppressedAddress.address,
      set: {
        userId: sql`coalesce(excluded.user_id, suppressed_address.user_id)`,
        reason,
        words,
        since: sql`now()`,
      },
      setWhere: sql`suppressed_address.reason = 'complaint'
        or suppressed_address.reason = 'bounced' and excluded.reason = 'bounced'`,
    })
}

/** A link that was mailed there was opened: the address gets mail again, and what earlier mails to it bounce with is old. */
export async function noteArrival(tx: Database, address: string): Promise<void> {
  if (!(await findSuppression(tx, address))) return
  // The mails come first, as where a report is taken, so that neither waits for the other.
  await tx
    .update(mail)
    .set({ proven: true })
    .where(and(eq(sql`lower(${mail.address})`, address.toLowerCase()), eq(mail.state, 'sent')))
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

type OutgoingMail = { address: string; asked: boolean; unsubscribe: string | null }

/**
 * Whether a mail is not sent, since its address gets none. What its reader has just asked for goes out in any case: a link
 * that proves the address is their way off the list. Who reported a mail as spam still gets what can't be switched off.
 */
export async function isSuppressed(
  database: Database,
  { address, asked, unsubscribe }: OutgoingMail,
): Promise<boolean> {
  if (asked) return false
  const reason = await findSuppression(database, address)
  return reason !== null && !(reason === 'complaint' && unsubscribe === null)
}
