import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import { listingContacts, listingViews } from './counters.server.ts'
import { forgetVisitors } from './day-hashes.server.ts'
import { localDate } from '../i18n/local-time.ts'

/** Owners see the last 30 days of a listing. */
const daysOfListings = 40

/** Deletes earlier days' visitor hashes, and counts that are no longer read. */
export async function forgetCounts(database: Database, now: Date): Promise<void> {
  const day = localDate(now)
  await forgetVisitors(database, day)
  await database.execute(sql`
    delete from daily_count
    where day < ${day}::date - ${daysOfListings}::int and what in (${listingViews.name}, ${listingContacts.name})`)
}
