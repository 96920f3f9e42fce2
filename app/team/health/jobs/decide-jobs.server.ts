import { sql } from 'drizzle-orm'
import { record } from '../../../ground/audit/record.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { healthAudited } from '../audited.server.ts'
import { giveUpMails } from '../../../ground/mail/give-up-mails.server.ts'
import { deliverMail } from '../../../ground/mail/deliver-mail.server.ts'
import { isDiscardable } from './job-kinds.server.ts'

/** A job as its admin has seen it: one that was tried since is another. */
export type SeenJob = { readonly id: number; readonly attempts: number }

type Decision = { adminId: string; kind: string; seen: readonly SeenJob[] }

/** Has failed jobs tried again now, as if for the first time. @returns how many still were as they were seen */
export async function retryJobs(tx: Database, { adminId, kind, seen }: Decision): Promise<number> {
  const ids = await lockSeen(tx, kind, seen)
  if (ids.length === 0) return 0
  await tx.execute(sql`
    select from graphile_worker.reschedule_jobs(${sql.param(ids)}::bigint[], run_at => now(), attempts => 0)`)
  await tx.execute(sql`select pg_notify('jobs:insert', json_build_object('count', ${ids.length}::int)::text)`)
  await note(tx, 'jobs-retried', { adminId, kind, ids })
  return ids.length
}

/** Removes failed jobs that are not owed to anyone. @returns how many still were as they were seen */
export async function discardJobs(tx: Database, { adminId, kind, seen }: Decision): Promise<number> {
  if (!isDiscardable(kind)) return 0
  const ids = await lockSeen(tx, kind, seen)
  if (ids.length === 0) return 0
  const { rows } = await tx.execute<{ id: string | null }>(sql`
    select payload ->> 'id' as id from graphile_worker.complete_jobs(${sql.param(ids)}::bigint[])`)
  if (kind === deliverMail.name)
    await giveUpMails(
      tx,
      rows.flatMap(({ id }) => id ?? []),
    )
  await note(tx, 'jobs-discarded', { adminId, kind, ids })
  return ids.length
}

/** Of two who decide at once, the second finds nothing. */
async function lockSeen(tx: Database, kind: string, seen: readonly SeenJob[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select job.id from graphile_worker._private_jobs as job
      join unnest(${sql.param(seen.map(({ id }) => id))}::bigint[],
        ${sql.param(seen.map(({ attempts }) => attempts))}::bigint[]) as seen (id, attempts)
        on seen.id = job.id and seen.attempts = job.attempts
    where job.attempts > 0 and locked_at is null
      and task_id = (select id from graphile_worker._private_tasks where identifier = ${kind})
    order by job.id for update of job`)
  return rows.map(({ id }) => Number(id))
}

const note = (
  tx: Database,
  action: 'jobs-retried' | 'jobs-discarded',
  { adminId, kind, ids }: { adminId: string; kind: string; ids: readonly number[] },
) =>
  record(tx, healthAudited, {
    actorId: adminId,
    action,
    subject: { kind: 'background-job', id: kind },
    changes: { count: [null, String(ids.length)], jobs: [null, ids.join(', ')] },
  })
