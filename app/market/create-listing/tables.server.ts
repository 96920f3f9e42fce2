import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ListingFacts } from '../../directory/listing-facts.server.ts'
import type { FormTexts } from '../../ground/forms/form-texts.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a user is writing, before it is checked and published. */
export const draft = pgTable('draft', {
  id: uuid('id').primaryKey().defaultRandom(),
  ownerId: uuid('owner_id').notNull(),
  kind: text('kind'),
  category: text('category'),
  form: jsonb('form').$type<FormTexts>().notNull().default({}),
  version: integer('version').notNull().default(1),
  listingId: bigint('listing_id', { mode: 'number' }),
  submittedAt: moment('submitted_at'),
  deletedAt: moment('deleted_at'),
  asBefore: moment('as_before'),
  base: jsonb('base').$type<ListingFacts>(),
  begunFrom: jsonb('begun_from').$type<ListingFacts>(),
  begunVersion: integer('begun_version').notNull().default(1),
  createdListingId: bigint('created_listing_id', { mode: 'number' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
