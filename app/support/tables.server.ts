import { sql } from 'drizzle-orm'
import { bigint, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../i18n/languages.ts'
import type { Topic } from './topics.ts'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** What somebody wrote to the people of the site. `reference` is like `0417-2938`. */
export const ticket = pgTable('ticket', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reference: text('reference')
    .notNull()
    .generatedAlwaysAs(sql`id`),
  topic: text('topic').$type<Topic>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  aboutKind: text('about_kind'),
  aboutRef: text('about_ref'),
  lang: text('lang').$type<Language>().notNull(),
  digest: bytea('digest').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
