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
  /** Whether its reader has just asked for it. */
  asked: boolean('asked').notNull().default(false),
  state: text('state').$type<'queued' | 'sent' | 'kept' | 'failed'>().notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  problem: text('problem'),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
  /** When the mail server was last asked to take it. */
  triedAt: moment('tried_at'),
  /** Whether it was not sent, since its address was on the list of those that get none; its `state` is `failed` then. */
  suppressed: boolean('held').notNull().default(false),
  /** Whether its address was on the list, and was confirmed, since it was sent: that it bounces is old. */
  proven: boolean('proven').notNull().default(false),
  /** What came back after it was sent. */
  returned: text('returned').$type<ReturnReason>(),
  returnedAt: moment('returned_at'),
})

/** It could not be delivered, or its reader's mail service reported it as spam. */
export type ReturnReason = 'bounced' | 'complaint'
export type SuppressionReason = ReturnReason | 'staff'

/** Addresses that get no mail for now, in small letters. */
export const suppressedAddress = pgTable('suppressed_address', {
  /** By which the audit names it: it has no addresses. */
  id: uuid('id').notNull().defaultRandom(),
  address: text('address').primaryKey(),
  /** The account that it belonged to. */
  userId: uuid('user_id'),
  reason: text('reason').$type<SuppressionReason>().notNull(),
  /** Of the mail server that refused it. */
  words: text('words').notNull().default(''),
  since: moment('since').notNull().defaultNow(),
})
