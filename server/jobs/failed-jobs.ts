import { sql } from 'drizzle-orm'
import type { Database } from '../../app/ground/db/client.server.ts'
import { owedKinds } from '../../app/registry/jobs.server.ts'

const kept = 90 // days in which a person can look why

/**
 * Deletes the jobs that failed for good some time ago: the library keeps them, with the addresses that are in them.
 * Those that are owed to people are tried again instead.
 */
export async function forgetFailedJobs(database: Database): Promise<void> {
  const isOld = sql`attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => ${kept})`
  const isOwed = sql`task_id in (
    select id from graphile_worker._private_tasks where identifier = any(${sql.param(owedKinds)}::text[]))`
  await database.execute(sql`
    select from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker._private_jobs where ${isOld} and ${isOwed}), run_at => now(), attempts => 0)`)
  await database.execute(sql`delete from graphile_worker._private_jobs where ${isOld} and not ${isOwed}`)
}
