import { bigint, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Channel, EventName, Notice } from './events.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Notifications shown on the site. Written by `notify`. */
export const notification = pgTable('notification', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  event: text('event').$type<EventName>().notNull(),
  values: jsonb('values').$type<Notice['values']>().notNull().default({}),
  href: text('href').notNull(),
  key: text('key').notNull(),
  /** Whom `values` names, in its order; null without an account. */
  about: uuid('about').array().$type<(string | null)[]>(),
  readAt: moment('read_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Events that a user switched off, by channel. */
export const notificationOff = pgTable(
  'notification_off',
  {
    userId: uuid('user_id').notNull(),
    event: text('event').$type<EventName>().notNull(),
    channel: text('channel').$type<Channel>().notNull(),
  },
  ({ userId, event, channel }) => [primaryKey({ columns: [userId, event, channel] })],
)
