import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { ListingFacts } from '../../directory/listing-facts.server.ts'

/** What a listing is to become once it is approved, and what the writer of that saw when they began. */
export const listingRevision = pgTable('listing_revision', {
  caseId: bigint('case_id', { mode: 'number' }).primaryKey(),
  input: jsonb('input').$type<ListingFacts>().notNull(),
  base: jsonb('base').$type<ListingFacts>().notNull(),
})
