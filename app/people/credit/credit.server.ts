import type { Database } from '../../ground/db/client.server.ts'
import { balanceOf, entriesOf, lockBalance, type OwnAccount, post } from '../ledger/ledger.server.ts'
import { creditFor, type CreditReason } from './credit-for.ts'

const accountOf = (userId: string): OwnAccount => ({ kind: 'credit', party: userId })

/** A user's advertising credit in US dollars. */
export async function creditOf(database: Database, userId: string): Promise<number> {
  return (await balanceOf(database, accountOf(userId))) / 100
}

/** What a user earned, spent and got back, in the order of time. The subject is empty for what was earned. */
export async function creditHistory(database: Database, userId: string) {
  const entries = await entriesOf(database, accountOf(userId))
  return entries.map(({ reason, subject, cents, at }) => ({
    reason,
    subject: subject === earnedSubject(userId) ? '' : subject,
    cents,
    createdAt: at,
  }))
}

/** The reasons for which a user has earned credit so far, spent or not. */
export async function earnedBy(database: Database, userId: string): Promise<CreditReason[]> {
  const entries = await entriesOf(database, accountOf(userId))
  return (Object.keys(creditFor) as CreditReason[]).filter((one) =>
    entries.some(({ reason }) => reason === one),
  )
}

const earnedSubject = (userId: string) => `user ${userId}`

/** @returns whether it was earned now; false if the user has earned it before */
export const earnCredit = (tx: Database, userId: string, reason: CreditReason): Promise<boolean> =>
  give(tx, userId, { reason, subject: earnedSubject(userId), cents: creditFor[reason] * 100 })

/** A user's credit in cents, locked until the transaction ends. */
export const creditToSpend = (tx: Database, userId: string): Promise<number> =>
  lockBalance(tx, accountOf(userId))

/** Spends what `creditToSpend` found in the same transaction, once for a subject such as `campaign 12`. */
export async function spendCredit(
  tx: Database,
  userId: string,
  { subject, cents }: { subject: string; cents: number },
): Promise<void> {
  const isNew = await give(tx, userId, { reason: 'spent', subject, cents: -cents })
  if (!isNew) throw new Error(`credit was spent on ${subject} before`)
}

/** Returns, once, what was spent on a subject. */
export async function returnCredit(tx: Database, userId: string, subject: string): Promise<void> {
  const entries = await entriesOf(tx, accountOf(userId))
  const spent = entries.find((one) => one.reason === 'spent' && one.subject === subject)
  if (spent) await give(tx, userId, { reason: 'returned', subject, cents: -spent.cents })
}

/** The site gives to a user's credit; below zero, it takes. The database lets no credit fall below zero. */
const give = (
  tx: Database,
  userId: string,
  { reason, subject, cents }: { reason: string; subject: string; cents: number },
): Promise<boolean> =>
  post(tx, {
    reason,
    subject,
    entries: [
      { ...accountOf(userId), cents },
      { kind: 'site', cents: -cents },
    ],
  })
