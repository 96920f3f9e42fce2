import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

/** What does not add up, and by how many cents; 0 where entries are missing that cancel out. */
export type Difference = {
  /** A posting, the balance of an account, or the credit of a user as an earlier version keeps it. */
  readonly of: 'posting' | 'account' | 'credit'
  readonly id: string
  readonly cents: number
}

const most = 100

/** All of the ledger, added up. Where every posting adds up to 0, so does the whole. */
export async function findDifferences(database: Database): Promise<Difference[]> {
  const { rows } = await database.execute<Difference>(sql`
    select 'posting' as of, posting.id::text, coalesce(sum(cents), 0)::float8 as cents
      from ledger_posting posting left join ledger_entry on posting_id = posting.id
      group by posting.id having coalesce(sum(cents), 0) <> 0 or count(cents) <> posting.entries
    union all
    select 'account', account.id::text, (balance_cents - coalesce(sum(cents), 0))::float8
      from ledger_account account left join ledger_entry on account_id = account.id
      where balance_cents is not null
      group by account.id having balance_cents <> coalesce(sum(cents), 0)
    union all
    select 'credit', earlier.user_id::text, (coalesce(balance_cents, 0) - earlier.cents)::float8
      from (select user_id, sum(cents) as cents from credit_entry group by user_id) earlier
        left join ledger_account on kind = 'credit' and party_id = earlier.user_id
      where coalesce(balance_cents, 0) <> earlier.cents
    limit ${most}`)
  return rows
}
