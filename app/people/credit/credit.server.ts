import { eq, sql, sum } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { creditFor, type CreditReason } from './credit-for.ts'
import { creditEntry } from './tables.server.ts'

/** A user's advertising credit in US dollars. */
export async function creditOf(database: Database, userId: string): Promise<number> {
  return (await balanceOf(database, userId)) / 100
}

/** The reasons for which a user has earned credit so far, spent or not. */
export async function earnedBy(database: Database, userId: string): Promise<CreditReason[]> {
  const rows = await database
    .select({ reason: creditEntry.reason })
    .from(creditEntry)
    .where(eq(creditEntry.userId, userId))
  return (Object.keys(creditFor) as CreditReason[]).filter((one) => rows.some(({ reason }) => reason === one))
}

/** @returns whether it was earned now; false if the user has earned it before */
export async function earnCredit(tx: Database, userId: string, reason: CreditReason): Promise<boolean> {
  const added = await tx
    .insert(creditEntry)
    .values({ userId, reason, cents: creditFor[reason] * 100 })
    .onConflictDoNothing()
    .returning({ id: creditEntry.id })
  return added.length > 0
}

/** A user's credit in cents, locked until the transaction ends. */
export async function creditToSpend(tx: Database, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  return balanceOf(tx, userId)
}

/** Spends what `creditToSpend` found in the same transaction, once for a subject such as `campaign 12`. */
export async function spendCredit(
  tx: Database,
  userId: string,
  { subject, cents }: { subject: string; cents: number },
): Promise<void> {
  await tx.insert(creditEntry).values({ userId, reason: 'spent', subject, cents: -cents })
}

/** Returns, once, what was spent on a subject. */
export async function returnCredit(tx: Database, userId: string, subject: string): Promise<void> {
  await tx.execute(sql`
    insert into credit_entry (user_id, reason, subject, cents)
    select user_id, 'returned', subject, -cents from credit_entry
    where user_id = ${userId} and reason = 'spent' and subject = ${subject}
    on conflict do nothing`)
}

async function balanceOf(database: Database, userId: string): Promise<number> {
  const [row] = await database
    .select({ cents: sum(creditEntry.cents).mapWith(Number) })
    .from(creditEntry)
    .where(eq(creditEntry.userId, userId))
  return row?.cents ?? 0
}
