import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CaseState, CaseType } from './cases.ts'
import type { ReviewSign } from './review-signs.ts'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Cases for the staff, open or decided. The database opens a case for each listing that needs approval. */
export const moderationCase = pgTable('moderation_case', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  type: text('type').$type<CaseType>().notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectRef: text('subject_ref').notNull(),
  listingId: number('listing_id'),
  ownerId: uuid('owner_id'),
  /** Of a review. */
  signs: text('signs').array().$type<ReviewSign[]>().notNull().default([]),
  quote: text('quote').notNull().default(''),
  appealOf: number('appeal_of'),
  state: text('state').$type<CaseState>().notNull().default('open'),
  version: integer('version').notNull().default(1),
  reason: text('reason').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
  decidedAt: moment('decided_at'),
  decidedBy: uuid('decided_by'),
})

export type Case = typeof moderationCase.$inferSelect
