import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Append-only, one entry per person, reason and subject. Written by credit.server.ts. */
export const creditEntry = pgTable('credit_entry', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  reason: text('reason').notNull(),
  /** What credit was spent on or returned for, such as `campaign 12`; empty for earned credit. */
  subject: text('subject').notNull().default(''),
  cents: bigint('cents', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
