import { eq, sql, sum } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { creditFor, type CreditReason } from './credit-for.ts'
import { creditEntry } from './tables.server.ts'

/** Somebody's advertising credit in US dollars. */
export async function creditOf(database: Database, userId: string): Promise<number> {
  return (await balanceOf(database, userId)) / 100
}

/** What somebody has earned so far, whether they have spent it or not. */
export async function earnedBy(database: Database, userId: string): Promise<CreditReason[]> {
  const rows = await database
    .select({ reason: creditEntry.reason })
    .from(creditEntry)
    .where(eq(creditEntry.userId, userId))
  return (Object.keys(creditFor) as CreditReason[]).filter((one) => rows.some(({ reason }) => reason === one))
}

/** @returns whether it was earned now; who has earned it before earns it no second time */
export async function earnCredit(tx: Database, userId: string, reason: CreditReason): Promise<boolean> {
  const added = await tx
    .insert(creditEntry)
    .values({ userId, reason, cents: creditFor[reason] * 100 })
    .onConflictDoNothing()
    .returning({ id: creditEntry.id })
  return added.length > 0
}

/** What somebody can spend, in cents. Until the transaction ends nobody else spends it. */
export async function creditToSpend(tx: Database, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  return balanceOf(tx, userId)
}

/** Takes what was found by `creditToSpend` in the same transaction, once for a subject, as `campaign 12`. */
export async function spendCredit(
  tx: Database,
  userId: string,
  { subject, cents }: { subject: string; cents: number },
): Promise<void> {
  await tx.insert(creditEntry).values({ userId, reason: 'spent', subject, cents: -cents })
}

/** Gives back, once, what was spent on a subject. */
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
