import { bigint, boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { wordColumnsOfTable } from '../../directory/words/word-columns.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a reader reads of an article in one language. A line of the content is a paragraph. */
export type ArticleTexts = { title: string; excerpt: string; content: string }

/** Only `saveArticle` writes it. */
export const article = pgTable('article', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull(),
  lang: text('lang').$type<Language>().notNull().default('en'),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull(),
  content: text('content').notNull(),
  translations: jsonb('translations').$type<Partial<Record<Language, ArticleTexts>>>().notNull().default({}),
  authorName: text('author_name').notNull(),
  authorAvatar: text('author_avatar'),
  category: text('category').notNull(),
  tags: text('tags').array().notNull().default([]),
  image: text('image'),
  featured: boolean('featured').notNull().default(false),
  sample: boolean('sample').notNull().default(false),
  hiddenAt: moment('hidden_at'),
  publishedAt: moment('published_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  searchText: text('search_text').notNull().default(''),
  grams: text('grams').array().notNull().default([]),
  ...wordColumnsOfTable(),
})
