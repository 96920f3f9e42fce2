import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Only ever added to, once for each person, reason and subject. Written by credit.server.ts. */
export const creditEntry = pgTable('credit_entry', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  reason: text('reason').notNull(),
  /** What it was spent on or given back of, as `campaign 12`; empty of what is earned. */
  subject: text('subject').notNull().default(''),
  cents: bigint('cents', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
