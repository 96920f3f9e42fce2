import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const number = (name: string) => bigint(name, { mode: 'number' })

/** What an owner and one who asks write about a listing. */
export const conversation = pgTable('conversation', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  listingKind: text('listing_kind').notNull(),
  listingRef: text('listing_ref').notNull(),
  listingTitle: text('listing_title').notNull(),
  ownerId: uuid('owner_id').notNull(),
  askerId: uuid('asker_id').notNull(),
  lastId: number('last_id').notNull().default(0),
  lastAt: moment('last_at').notNull().defaultNow(),
  ownerReadId: number('owner_read_id').notNull().default(0),
  askerReadId: number('asker_read_id').notNull().default(0),
  ownerUnread: integer('owner_unread').notNull().default(0),
  askerUnread: integer('asker_unread').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const message = pgTable('message', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  conversationId: number('conversation_id').notNull(),
  senderId: uuid('sender_id').notNull(),
  clientId: uuid('client_id').notNull(),
  text: text('text').notNull().default(''),
  phrase: text('phrase'),
  pictureWidth: integer('picture_width'),
  pictureHeight: integer('picture_height'),
  pictureKey: text('picture_key'),
  hiddenAt: moment('hidden_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const messageBlock = pgTable(
  'message_block',
  {
    blockerId: uuid('blocker_id').notNull(),
    blockedId: uuid('blocked_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  ({ blockerId, blockedId }) => [primaryKey({ columns: [blockerId, blockedId] })],
)
