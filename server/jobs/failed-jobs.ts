import { sql } from 'drizzle-orm'
import type { Database } from '../../app/ground/db/client.server.ts'

const kept = 7 // days in which a person can look why

/** Deletes the jobs that failed for good some time ago: the library keeps them, with the addresses that are in them. */
export async function forgetFailedJobs(database: Database): Promise<void> {
  await database.execute(sql`
    delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => ${kept})`)
}
