import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One for each account and listing. Triggers keep `review_count`, and the rating of the listing. */
export const review = pgTable('review', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  listingId: bigint('listing_id', { mode: 'number' }).notNull(),
  authorId: uuid('author_id').notNull(),
  rating: integer('rating').notNull(),
  comment: text('comment').notNull().default(''),
  lang: text('lang').notNull().default('en'),
  title: text('title').notNull().default(''),
  /** Addresses of pictures, up to five. */
  photos: text('photos').array().notNull().default([]),
  /** How many found it helpful: written by a trigger. */
  helpful: integer('helpful').notNull().default(0),
  /** Taken away by the staff. */
  hiddenAt: timestamp('hidden_at', { withTimezone: true, mode: 'date' }),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
