import { sql } from 'drizzle-orm'
import { bigint, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../ground/i18n/languages.ts'
import type { ChatSender } from './topics.ts'
import type { TicketState, Topic } from './topics.ts'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A message to the staff, by a form or in a chat. `reference` is like `0417-2938`. */
export const ticket = pgTable('ticket', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reference: text('reference')
    .notNull()
    .generatedAlwaysAs(sql`id`),
  topic: text('topic').$type<Topic>().notNull(),
  /** Null if it was not asked for, as in a chat. */
  name: text('name'),
  email: text('email'),
  userId: uuid('user_id'),
  /** Empty for a chat. */
  message: text('message').notNull(),
  aboutKind: text('about_kind'),
  aboutRef: text('about_ref'),
  lang: text('lang').$type<Language>().notNull(),
  digest: bytea('digest').notNull(),
  state: text('state').$type<TicketState>().notNull().default('open'),
  createdAt: moment('created_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
  answeredAt: moment('answered_at'),
})

/** The texts of a chat, and the staff's answers. */
export const ticketMessage = pgTable('ticket_message', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ticketId: bigint('ticket_id', { mode: 'number' }).notNull(),
  sender: text('sender').$type<ChatSender>().notNull(),
  authorId: uuid('author_id'),
  text: text('text').notNull(),
  key: text('key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
