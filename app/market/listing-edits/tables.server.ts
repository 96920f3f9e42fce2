import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { ListingInput } from '../../directory/save-listing.server.ts'
import type { Written } from './written.server.ts'

/** What a listing is to become, once approved, without its moments, and what whoever wrote that saw when they began. */
export const listingRevision = pgTable('listing_revision', {
  caseId: bigint('case_id', { mode: 'number' }).primaryKey(),
  input: jsonb('input').$type<ListingInput>().notNull(),
  base: jsonb('base').$type<Written>().notNull(),
})
