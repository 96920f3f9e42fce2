import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export type Change = readonly [before: string | null, after: string | null]
/** By field. */
export type Changes = Readonly<Record<string, Change>>

/** Only ever added to. Written by `record`. */
export const audit = pgTable('audit', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  actorId: uuid('actor_id'),
  action: text('action').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  changes: jsonb('changes').$type<Changes>().notNull(),
})

/** What a form said, by the name of its field; several values of one that has several. */
export type RevisedValues = Readonly<Record<string, string | readonly string[]>>

/** What staff changed of what the site itself says. Written by `addRevision`, and never changed. */
export const contentRevision = pgTable('content_revision', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  actorId: uuid('actor_id').notNull(),
  kind: text('kind').notNull(),
  ref: text('ref').notNull(),
  part: text('part').$type<RevisedPart>().notNull().default('item'),
  before: jsonb('before').$type<RevisedValues>(),
  after: jsonb('after').$type<RevisedValues>(),
})

/** By which form: `facts` is that of owners, for listings of the team; `item` any other. */
export type RevisedPart = 'item' | 'facts'
