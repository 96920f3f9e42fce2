import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Counts, Fault } from './import/fault.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The key of a listing in the system of its owner, for whom the staff imports it. */
export const listingKey = pgTable('listing_key', {
  listingId: bigint('listing_id', { mode: 'number' }).primaryKey(),
  kind: text('kind').notNull(),
  key: text('key').notNull(),
})

/** Trials and results of imports; the migration explains the columns. */
export const listingImport = pgTable('listing_import', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').notNull(),
  fileName: text('file_name').notNull(),
  hash: text('hash').notNull(),
  plan: text('plan').notNull(),
  counts: jsonb('counts').$type<Counts>().notNull(),
  faults: jsonb('faults').$type<readonly Fault[]>().notNull(),
  state: text('state').$type<'tried' | 'asked' | 'done' | 'failed'>().notNull().default('tried'),
  outdated: boolean('outdated').notNull().default(false),
  askedBy: uuid('asked_by'),
  begun: integer('begun').notNull().default(0),
  begunAt: moment('begun_at'),
  triedAt: moment('tried_at').notNull().defaultNow(),
  endedAt: moment('ended_at'),
})
