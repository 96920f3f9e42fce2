import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { pageOf } from '../../../ground/db/page-of.ts'
import { withoutValues } from '../../../ground/db/query-error.ts'
import { jobsPerPage } from '../health-path.ts'
import { jobKindOf } from './job-kinds.server.ts'

/**
 * How many jobs of a kind wait for their first try, wait for another one after they failed, and are dead: no more is
 * tried. `oldest`: since when the one waits that is due for the longest; null: none is due.
 */
export type JobCounts = {
  readonly kind: string
  readonly waiting: number
  readonly failing: number
  readonly dead: number
  readonly oldest: Date | null
}

/** Of kinds that have none, nothing; those with dead jobs first. Jobs under way are not counted. */
export async function countJobs(database: Database): Promise<JobCounts[]> {
  const { rows } = await database.execute<Omit<JobCounts, 'oldest'> & { ms: number | null }>(sql`
    select identifier as kind,
      count(*) filter (where attempts = 0)::int as waiting,
      count(*) filter (where attempts > 0 and attempts < max_attempts)::int as failing,
      count(*) filter (where attempts >= max_attempts)::int as dead,
      (extract(epoch from min(run_at) filter (where attempts < max_attempts and run_at < now())) * 1000)::float8 as ms
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = task_id
    where locked_at is null
    group by identifier order by dead desc, failing desc, waiting desc, identifier`)
  return rows.map(({ ms, ...counts }) => ({ ...counts, oldest: ms === null ? null : new Date(ms) }))
}

/** Whether this version knows such jobs, or an earlier one did. */
export async function isKind(database: Database, kind: string): Promise<boolean> {
  if (jobKindOf(kind)) return true
  if (!/^[\w-]+$/.test(kind)) return false
  const { rowCount } = await database.execute(
    sql`select from graphile_worker._private_tasks where identifier = ${kind}`,
  )
  return rowCount === 1
}

/** A job that has failed. `isDead`: it is not tried again, else at `runAt`. */
export type FailedJob = {
  readonly id: number
  readonly attempts: number
  readonly isDead: boolean
  /** What the last try ended with, the beginning of it. */
  readonly error: string
  readonly failedAt: Date
  readonly runAt: Date
}

/** Jobs of a kind that have failed and are not under way, the oldest first. @param after the last one before */
export async function findFailed(database: Database, kind: string, after: number) {
  const { rows } = await database.execute<
    Pick<FailedJob, 'attempts' | 'isDead' | 'error'> & { id: string; failed: number; run: number }
  >(sql`
    select id, attempts, attempts >= max_attempts as "isDead", left(coalesce(last_error, ''), 500) as error,
      (extract(epoch from updated_at) * 1000)::float8 as failed, (extract(epoch from run_at) * 1000)::float8 as run
    from graphile_worker._private_jobs
    where task_id = (select id from graphile_worker._private_tasks where identifier = ${kind})
      and attempts > 0 and locked_at is null and id > ${after}
    order by id limit ${jobsPerPage + 1}`)
  const { page, end } = pageOf(rows, jobsPerPage)
  const jobs = page.map(({ id, failed, run, error, ...job }): FailedJob => ({
    ...job,
    // Of an earlier version.
    error: withoutValues(error),
    id: Number(id),
    failedAt: new Date(failed),
    runAt: new Date(run),
  }))
  return { jobs, next: end !== null }
}
