import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ClaimState, Way } from './ways.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Says that a listing is someone's; of one claimant and listing one is open at a time. */
export const claim = pgTable('listing_claim', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  listingId: bigint('listing_id', { mode: 'number' }).notNull(),
  claimantId: uuid('claimant_id').notNull(),
  way: text('way').$type<Way>().notNull(),
  sentTo: text('sent_to').notNull().default(''),
  words: text('words').notNull(),
  fileKey: uuid('file_key'),
  fileType: text('file_type'),
  state: text('state').$type<ClaimState>().notNull(),
  /** Whose the listing is, where that is disputed; when it is decided, whose it was. */
  ownerId: uuid('owner_id'),
  ownerWords: text('owner_words').notNull().default(''),
  codeSeed: uuid('code_seed').notNull().defaultRandom(),
  codeAt: moment('code_at'),
  tries: integer('tries').notNull().default(0),
  reason: text('reason').notNull().default(''),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at'),
  objection: text('objection'),
  objectedAt: moment('objected_at'),
  objectionDecidedAt: moment('objection_decided_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
export type Claim = typeof claim.$inferSelect
