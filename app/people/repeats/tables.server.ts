import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Place } from './repeated-text.server.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Texts that someone sent within a day; the migration explains the columns. */
export const repeatedText = pgTable(
  'repeated_text',
  {
    userId: uuid('user_id').notNull(),
    hash: text('hash').notNull(),
    sent: integer('sent').notNull().default(1),
    refused: integer('refused').notNull().default(0),
    sentAt: moment('sent_at').notNull().defaultNow(),
    text: text('text').notNull().default(''),
    place: text('place').$type<Place>().notNull(),
    seenAt: moment('seen_at'),
  },
  ({ userId, hash }) => [primaryKey({ columns: [userId, hash] })],
)
