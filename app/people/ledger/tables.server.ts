import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// Only the database's function `post` writes these; docs/decisions/0050-ledger.md.

export const ledgerAccount = pgTable('ledger_account', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  /** Zeros: the site. */
  partyId: uuid('party_id').notNull(),
  /** Null: the site's. */
  balanceCents: bigint('balance_cents', { mode: 'number' }),
})

export const ledgerPosting = pgTable('ledger_posting', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reason: text('reason').notNull(),
  subject: text('subject').notNull(),
  entries: integer('entries').notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    postingId: bigint('posting_id', { mode: 'number' }).notNull(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  ({ postingId, accountId }) => [primaryKey({ columns: [postingId, accountId] })],
)
