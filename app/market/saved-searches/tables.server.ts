import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A list or search with notifications of new results. */
export const savedSearch = pgTable('saved_search', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  /** The canonical address, on its first page and in its usual order. */
  address: text('address').notNull(),
  alerts: text('alerts').$type<'instant' | 'daily'>().notNull(),
  pausedAt: moment('paused_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
