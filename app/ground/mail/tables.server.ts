import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../i18n/languages.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const mail = pgTable('mail', {
  id: uuid('id').primaryKey().defaultRandom(),
  key: text('key').notNull(),
  /** The recipient's account, if any: its address may have changed since. */
  userId: uuid('user_id'),
  address: text('address').notNull(),
  language: text('language').$type<Language>().notNull(),
  subject: text('subject').notNull(),
  /** HTML without the frame around it; null once it was sent, since there may be links in it that sign someone in. */
  body: text('body'),
  unsubscribe: text('unsubscribe'),
  /** Whether a link in it opens an account or proves an address. */
  secret: boolean('secret').notNull().default(false),
  state: text('state').$type<'queued' | 'sent' | 'kept' | 'failed'>().notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  problem: text('problem'),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
})
