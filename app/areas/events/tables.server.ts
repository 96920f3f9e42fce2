import { bigint, boolean, pgTable, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull()

/** When an event takes place. The listing carries the next start and the last end, for sorting. */
export const occurrence = pgTable('occurrence', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  listingId: bigint('listing_id', { mode: 'number' }).notNull(),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  cancelled: boolean('cancelled').notNull().default(false),
})
