import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The favorites of an account. Type and ref identify the listing; see `Reference`. */
export const favorite = pgTable(
  'favorite',
  {
    userId: uuid('user_id').notNull(),
    type: text('type').notNull(),
    ref: text('ref').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  ({ userId, type, ref }) => [primaryKey({ columns: [userId, type, ref] })],
)
