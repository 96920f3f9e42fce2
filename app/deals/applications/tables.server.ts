import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Side, State } from './moves/states.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const number = (name: string) => bigint(name, { mode: 'number' })
const identity = () => number('id').primaryKey().generatedAlwaysAsIdentity()

export type Answer = { readonly question: string; readonly answer: string }

export const application = pgTable('application', {
  id: identity(),
  number: text('number').notNull(),
  listingId: number('listing_id'),
  listingKind: text('listing_kind').notNull(),
  listingRef: text('listing_ref').notNull(),
  listingTitle: text('listing_title').notNull(),
  ownerId: uuid('owner_id'),
  applicantId: uuid('applicant_id'),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  message: text('message').notNull(),
  answers: jsonb('answers').$type<readonly Answer[]>().notNull().default([]),
  mayWork: boolean('may_work'),
  fileKey: uuid('file_key'),
  fileSize: integer('file_size'),
  state: text('state').$type<State>().notNull().default('sent'),
  note: text('note').notNull().default(''),
  interviewId: number('interview_id'),
  isSecond: boolean('is_second').notNull().default(false),
  hiddenAt: moment('hidden_at'),
  formKey: uuid('form_key').notNull(),
  jobEndedAt: moment('job_ended_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
export type Application = typeof application.$inferSelect

/** Written by `applyMove` and `apply`. */
export const applicationMove = pgTable('application_move', {
  id: identity(),
  applicationId: number('application_id').notNull(),
  at: moment('at').notNull().defaultNow(),
  move: text('move').notNull(),
  side: text('side').$type<Side>().notNull(),
  actorId: uuid('actor_id'),
  fromState: text('from_state').$type<State>(),
  toState: text('to_state').$type<State>().notNull(),
  words: text('words').notNull().default(''),
})
