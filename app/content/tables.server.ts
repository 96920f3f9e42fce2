import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Written } from './field.ts'

/** What staff changed. Written by `addRevision`, and never changed. */
export const contentRevision = pgTable('content_revision', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  actorId: uuid('actor_id').notNull(),
  kind: text('kind').notNull(),
  ref: text('ref').notNull(),
  before: jsonb('before').$type<Written>(),
  after: jsonb('after').$type<Written>(),
})
