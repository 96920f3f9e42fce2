import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import type { Database } from '../../app/ground/db/client.server.ts'

/**
 * Says by a lock, held as long as this connection, that a worker lives. The library itself would let the jobs of a
 * process that was killed lie for four hours.
 */
export const markAlive = (client: PoolClient, worker: string) =>
  client.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [worker])

/**
 * Lets the jobs be done again whose worker is gone.
 * @param alive those of the process that asks: they live, also while the connection that says so is opened again
 */
export async function releaseOrphanedJobs(database: Database, alive: readonly string[]): Promise<void> {
  await database.execute(sql`
    with held as (
      select distinct locked_by as worker from graphile_worker._private_jobs where locked_by is not null
      union select locked_by from graphile_worker._private_job_queues where locked_by is not null
    ), gone as materialized (
      select worker from held where worker <> all (${sql.param(alive)}::text[]) and pg_try_advisory_xact_lock(hashtextextended(worker, 0))
    )
    select graphile_worker.force_unlock_workers(array(select worker from gone))
    where exists (select from gone)`)
}

/**
 * Lets the jobs be done again that a worker took and never got, as its line was lost before the answer came.
 * @param underWay those that it did get
 */
export async function releaseLostJobs(
  database: Database,
  worker: string,
  underWay: readonly string[],
): Promise<void> {
  await database.execute(sql`
    with lost as (
      update graphile_worker._private_jobs set locked_by = null, locked_at = null
      where locked_by = ${worker} and locked_at < now() - interval '5 seconds'
        and id <> all (${sql.param(underWay)}::bigint[])
      returning job_queue_id
    ), opened as (
      update graphile_worker._private_job_queues as queue set locked_by = null, locked_at = null
      from lost where queue.id = lost.job_queue_id and queue.locked_by = ${worker}
    )
    select pg_notify('jobs:insert', json_build_object('count', count(*))::text) from lost having count(*) > 0`)
}
