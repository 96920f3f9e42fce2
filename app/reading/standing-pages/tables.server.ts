import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '../../ground/i18n/languages.ts'

export type StandingTexts = { title: string; description: string; body: string }

/** Pages about the site itself; `body` is Markdown (`markdown/`). `changedOn` is like `2026-01-31`. */
export const standingPage = pgTable('standing_page', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  lang: text('lang').$type<Language>().notNull().default('en'),
  title: text('title').notNull(),
  description: text('description').notNull(),
  body: text('body').notNull(),
  translations: jsonb('translations').$type<Partial<Record<Language, StandingTexts>>>().notNull().default({}),
  changedOn: date('changed_on', { mode: 'string' }).notNull(),
  edited: boolean('edited').notNull().default(false),
})
