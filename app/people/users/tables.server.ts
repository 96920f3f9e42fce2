import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Role } from '../../ground/request/viewer.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const id = () => uuid('id').primaryKey().defaultRandom()
const timestamps = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Who signs in, and the samples' owners, who can't. */
export const users = pgTable('users', {
  id: id(),
  email: text('email').unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  fullName: text('full_name').notNull(),
  image: text('image'),
  role: text('role').$type<Role>().notNull().default('user'),
  sample: boolean('sample').notNull().default(false),
  village: text('village').notNull().default(''),
  island: text('island').$type<'saipan' | 'tinian' | 'rota'>(),
  /** The year since which one has lived on the islands; null: no local. */
  localSince: integer('local_since'),
  /** When a person looked at their ID and approved. */
  verifiedAt: moment('verified_at'),
  language: text('language').$type<Language>().notNull().default('en'),
  termsVersion: text('terms_version'),
  suspendedAt: moment('suspended_at'),
  suspendedBecause: text('suspended_because'),
  /** Asked to be deleted, and is then, unless they come back before. */
  closesAt: moment('closes_at'),
  /** Made by a simulated sign-in, and removed then. */
  demoUntil: moment('demo_until'),
  ...timestamps(),
})

export const session = pgTable('session', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  ...timestamps(),
})

/** A way in: a password, or an account with Google or Facebook. */
export const account = pgTable('account', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  providerId: text('provider_id').notNull(),
  accountId: text('account_id').notNull(),
  password: text('password'),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text('scope'),
  ...timestamps(),
})

export const verification = pgTable('verification', {
  id: id(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ...timestamps(),
})
