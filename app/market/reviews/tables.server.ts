import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One for each account and listing. After every change `rateListing` is due. */
export const review = pgTable('review', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  listingId: bigint('listing_id', { mode: 'number' }).notNull(),
  authorId: uuid('author_id').notNull(),
  rating: integer('rating').notNull(),
  comment: text('comment').notNull().default(''),
  lang: text('lang').notNull().default('en'),
  /** Taken away by the staff. */
  hiddenAt: timestamp('hidden_at', { withTimezone: true, mode: 'date' }),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
