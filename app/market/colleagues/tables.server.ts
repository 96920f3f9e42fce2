import { bigint, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ColleagueRole } from '../../ground/request/viewer.ts'

/** Who acts for a listing beside its owner; without a user, an invitation. */
export const colleague = pgTable('listing_colleague', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  listingId: bigint('listing_id', { mode: 'number' }).notNull(),
  slot: smallint('slot').notNull(),
  role: text('role').$type<ColleagueRole>().notNull(),
  userId: uuid('user_id'),
  email: text('email'),
  tokenHash: text('token_hash'),
  invitedBy: uuid('invited_by'),
  /** The owner whose colleagues return with them: until then the claimed listing has no owner. */
  keptFor: uuid('kept_for'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
export type Colleague = typeof colleague.$inferSelect
