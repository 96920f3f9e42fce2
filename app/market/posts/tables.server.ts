import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PostKind } from '../../directory/posts.ts'
import type { Language } from '../../ground/i18n/languages.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const post = pgTable('listing_post', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  listingId: bigint('listing_id', { mode: 'number' }).notNull(),
  authorId: uuid('author_id'),
  kind: text('kind').$type<PostKind>().notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  photo: text('photo'),
  lang: text('lang').$type<Language>().notNull(),
  endsAt: moment('ends_at').notNull(),
  hiddenAt: moment('hidden_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
