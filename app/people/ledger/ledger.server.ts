import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { ledgerAccount, ledgerEntry, ledgerPosting } from './tables.server.ts'

/** An account of a person. */
export type OwnAccount = { kind: 'buyer' | 'seller' | 'credit'; party: string }
/** One of a person, or of the site itself. */
type Account = OwnAccount | { kind: 'fees' | 'tax' | 'paypal' | 'site'; party?: undefined }

type Posting = {
  reason: string
  /** What it is about, such as `campaign 12`: there is one posting for each reason and subject. */
  subject: string
  /** Each of another account. Above zero: what it receives. The sum is 0, or the transaction can't be committed. */
  entries: readonly (Account & { cents: number })[]
}

/** @returns false, and writes nothing, if the reason and subject were posted before */
export async function post(tx: Database, { reason, subject, entries }: Posting): Promise<boolean> {
  const { rows } = await tx.execute<{ isNew: boolean }>(
    sql`select post(${reason}, ${subject}, ${JSON.stringify(entries)}::jsonb) as "isNew"`,
  )
  return rows[0]!.isNew
}

/** Whose account of a kind a posting is about. An account that was deleted stays a party, without a name. */
export async function partyOf(
  database: Database,
  { reason, subject, kind }: Pick<Posting, 'reason' | 'subject'> & Pick<OwnAccount, 'kind'>,
): Promise<string> {
  const [found] = await database
    .select({ party: ledgerAccount.partyId })
    .from(ledgerPosting)
    .innerJoin(ledgerEntry, eq(ledgerEntry.postingId, ledgerPosting.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(
      and(eq(ledgerPosting.reason, reason), eq(ledgerPosting.subject, subject), eq(ledgerAccount.kind, kind)),
    )
  if (!found) throw new Error(`no ${kind} was ${reason}: ${subject}`)
  return found.party
}

/** In cents; 0 without an account. */
export async function balanceOf(database: Database, account: OwnAccount): Promise<number> {
  const [row] = await balance(database, account)
  return row?.cents ?? 0
}

/** The same, locked until the transaction ends. */
export async function lockBalance(tx: Database, account: OwnAccount): Promise<number> {
  const [row] = await balance(tx, account).for('no key update')
  return row?.cents ?? 0
}

const balance = (database: Database, account: OwnAccount) =>
  database.select({ cents: ledgerAccount.balanceCents }).from(ledgerAccount).where(isAccount(account))

/** The history of an account. */
export const entriesOf = (database: Database, account: OwnAccount) =>
  database
    .select({
      reason: ledgerPosting.reason,
      subject: ledgerPosting.subject,
      cents: ledgerEntry.cents,
      at: ledgerPosting.at,
    })
    .from(ledgerAccount)
    .innerJoin(ledgerEntry, eq(ledgerEntry.accountId, ledgerAccount.id))
    .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
    .where(isAccount(account))
    .orderBy(asc(ledgerPosting.id))

const isAccount = ({ kind, party }: OwnAccount) =>
  and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.partyId, party))
