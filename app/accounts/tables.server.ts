import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who signs in, and the samples' owners, who can't. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').unique(),
  fullName: text('full_name').notNull(),
  role: text('role').$type<'user' | 'business' | 'moderator' | 'admin'>().notNull().default('user'),
  sample: boolean('sample').notNull().default(false),
  village: text('village').notNull().default(''),
  island: text('island').$type<'saipan' | 'tinian' | 'rota'>(),
  /** The year since which one has lived on the islands; null: no local. */
  localSince: integer('local_since'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
