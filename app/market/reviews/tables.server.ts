import type { Language } from '../../ground/i18n/languages.ts'
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Confirmation } from './confirmations.ts'

/** One for each account and listing. Triggers keep `review_count`, and the rating of the listing. */
export const review = pgTable('review', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  listingId: bigint('listing_id', { mode: 'number' }).notNull(),
  authorId: uuid('author_id').notNull(),
  rating: integer('rating').notNull(),
  comment: text('comment').notNull().default(''),
  lang: text('lang').$type<Language>().notNull().default('en'),
  title: text('title').notNull().default(''),
  /** Addresses of pictures, up to five. */
  photos: text('photos').array().notNull().default([]),
  /** How many found it helpful: written by a trigger. */
  helpful: integer('helpful').notNull().default(0),
  /** Grows with what the review says, as `editedAt` does: by a trigger, which keeps what it said before. */
  version: integer('version').notNull().default(1),
  editedAt: timestamp('edited_at', { withTimezone: true, mode: 'date' }),
  confirmed: text('confirmed').$type<Confirmation>(),
  textHash: text('text_hash'),
  /** What the owner of the listing answers; empty: nothing. */
  reply: text('reply').notNull().default(''),
  replyLang: text('reply_lang').$type<Language>().notNull().default('en'),
  replyBy: uuid('reply_by'),
  repliedAt: timestamp('replied_at', { withTimezone: true, mode: 'date' }),
  replyEditedAt: timestamp('reply_edited_at', { withTimezone: true, mode: 'date' }),
  /** Taken away by the staff, or waiting for them. */
  hiddenAt: timestamp('hidden_at', { withTimezone: true, mode: 'date' }),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
