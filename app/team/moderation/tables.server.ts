import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BulkDecision, ReportReason } from '../../market/approval/cases.ts'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const moderationReport = pgTable('moderation_report', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  caseId: number('case_id').notNull(),
  reporterId: uuid('reporter_id'),
  reason: text('reason').$type<ReportReason>().notNull(),
  text: text('text').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Bulk decisions until they take effect. */
export const bulkDecision = pgTable('bulk_decision', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  decision: text('decision').$type<BulkDecision>().notNull(),
  reason: text('reason').notNull(),
  decidedBy: uuid('decided_by').notNull(),
  takesEffectAt: moment('takes_effect_at').notNull(),
})

/** Which cases, each as it was then. */
export const pendingCase = pgTable('held_case', {
  caseId: number('case_id').primaryKey(),
  bulkId: number('bulk_id').notNull(),
  version: integer('version').notNull(),
})
