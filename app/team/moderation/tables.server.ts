import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ListingInput } from '../../directory/save-listing.server.ts'
import type { BulkDecision, CaseState, CaseType, ReportReason } from './cases.ts'
import type { Written } from './written.server.ts'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What the staff is to decide or has decided. Of a listing that waits for review, the database opens it. */
export const moderationCase = pgTable('moderation_case', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  type: text('type').$type<CaseType>().notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectRef: text('subject_ref').notNull(),
  listingId: number('listing_id'),
  ownerId: uuid('owner_id'),
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

/** What a listing is to become, once approved, without its moments, and what whoever wrote that saw when they began. */
export const listingRevision = pgTable('listing_revision', {
  caseId: number('case_id').primaryKey(),
  input: jsonb('input').$type<ListingInput>().notNull(),
  base: jsonb('base').$type<Written>().notNull(),
})

export const moderationReport = pgTable('moderation_report', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  caseId: number('case_id').notNull(),
  reporterId: uuid('reporter_id'),
  reason: text('reason').$type<ReportReason>().notNull(),
  text: text('text').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** What was decided about several cases at once, until it takes effect. */
export const bulkDecision = pgTable('bulk_decision', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  decision: text('decision').$type<BulkDecision>().notNull(),
  reason: text('reason').notNull(),
  decidedBy: uuid('decided_by').notNull(),
  takesEffectAt: moment('takes_effect_at').notNull(),
})

/** Which cases, each as it was then. */
export const heldCase = pgTable('held_case', {
  caseId: number('case_id').primaryKey(),
  bulkId: number('bulk_id').notNull(),
  version: integer('version').notNull(),
})
