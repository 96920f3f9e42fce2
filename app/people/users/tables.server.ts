import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Role } from '../../ground/request/viewer.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const id = () => uuid('id').primaryKey().defaultRandom()
const timestamps = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Accounts, and the owners of sample listings, who can't sign in. */
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
  /** The year since which the user has lived on the islands; null: not a local. */
  localSince: integer('local_since'),
  /** Whether others see a page about them: `isPublic`. */
  profilePublic: boolean('profile_public').notNull().default(true),
  /** Taken away by the staff. */
  profileHiddenAt: moment('profile_hidden_at'),
  /** When a member of staff approved the user's ID. */
  verifiedAt: moment('verified_at'),
  language: text('language').$type<Language>().notNull().default('en'),
  termsVersion: text('terms_version'),
  suspendedAt: moment('suspended_at'),
  suspendedBecause: text('suspended_because'),
  /** When the account is deleted, unless the user comes back before. */
  closesAt: moment('closes_at'),
  /** Set for accounts made by a simulated sign-in, which are deleted then. */
  demoUntil: moment('demo_until'),
  /** Whether a login asks for a code of an authenticator app, too. */
  hasSecondStep: boolean('has_second_step').notNull().default(false),
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
  /** When the session gave such a code last. */
  secondStepAt: moment('second_step_at'),
  ...timestamps(),
})

/** The secret of an authenticator app and the recovery codes, as the sign-in library keeps them. */
export const secondStep = pgTable('second_step', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(false),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** What a phone or computer signs with, by which its owner signs in. */
export const passkey = pgTable('passkey', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** By which the authenticator knows it, base64url. */
  credentialId: text('credential_id').notNull().unique(),
  /** base64url */
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull().default(0),
  /** As its owner calls it. */
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  usedAt: moment('used_at'),
})

/** A way to sign in: a password, or an account with Google or Facebook. */
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
