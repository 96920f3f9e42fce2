import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow()

/** Profiles, visible to the site's staff only. Written by `saveProfile`. */
export const profile = pgTable('profile', {
  userId: uuid('user_id').primaryKey(),
  mailingAddress: text('mailing_address').notNull(),
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  phoneNumber: text('phone_number').notNull(),
  whatsappNumber: text('whatsapp_number').notNull(),
  completedAt: moment('completed_at'),
  updatedAt: moment('updated_at'),
})
