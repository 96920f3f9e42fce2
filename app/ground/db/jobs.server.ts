import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from './client.server.ts'

/**
 * Work that is done after the transaction that asks for it. It is tried again, with growing pauses, until `run` does
 * not throw; it may run twice, as when a process was killed at its end, and must come to the same.
 */
export type Job<Payload, Tools> = {
  readonly name: string
  readonly isMessage: boolean
  readonly check: (payload: Payload) => unknown
  /** Throws if the stored data is not a payload of this job. */
  readonly run: (stored: unknown, tools: Tools) => Promise<void>
}

/** Marks queued messages in the database, for commands that don't load the code of the jobs. */
export const messageFlag = 'message'

type Definition<Payload, Tools> = {
  /** Stored with every queued job, so it must not change. */
  name: string
  /** Whether it only sends messages to people. After the restore of a backup such jobs are dropped. */
  isMessage: boolean
  /** Stored as JSON: dates are texts, and it must contain no secrets. */
  payload: z.ZodType<Payload>
  run: (payload: Payload, tools: Tools) => Promise<void>
}

/** Declares a job; the server runs it once it is in server/jobs/all-jobs.ts. `run` names the tools that it needs. */
export const defineJob = <Payload, Tools>({
  name,
  isMessage,
  payload,
  run,
}: Definition<Payload, Tools>): Job<Payload, Tools> => ({
  name,
  isMessage,
  check: (given) => payload.parse(given),
  run: async (stored, tools) => run(payload.parse(stored), tools),
})

/**
 * Queues a job, which is done once the transaction `database` is committed, and never if it is rolled back.
 * @param options.key of the jobs of this name with the same key only the latest waits
 * @param options.at not before then
 * @param options.queue of the jobs of one queue only one is done at a time
 */
export async function enqueue<Payload>(
  database: Database,
  job: Job<Payload, never>,
  payload: Payload,
  when: { key?: string; at?: Date; queue?: string } = {},
): Promise<void> {
  await add(database, job, payload, when)
}

/**
 * Puts off a job that is queued with a key. It is queued where none is.
 * @returns false where none was waiting: it runs at this moment, or has run
 */
export async function postpone<Payload>(
  database: Database,
  job: Job<Payload, never>,
  payload: Payload,
  when: { key: string; at: Date },
): Promise<boolean> {
  // The queue counts how often a job was changed while it waited; one that runs is not.
  return (await add(database, job, payload, when)) > 0
}

async function add<Payload>(
  database: Database,
  job: Job<Payload, never>,
  payload: Payload,
  { key, at, queue }: { key?: string; at?: Date; queue?: string },
): Promise<number> {
  const { rows } = await database.execute<{ revision: number | null }>(sql`
    select revision from graphile_worker.add_job(
      ${job.name}::text,
      payload => ${JSON.stringify(job.check(payload))}::json,
      queue_name => ${queue ?? null}::text,
      run_at => ${at?.toISOString() ?? null}::timestamptz,
      job_key => ${key === undefined ? null : `${job.name} ${key}`}::text,
      flags => case when ${job.isMessage} then array[${messageFlag}::text] end)`)
  return rows[0]?.revision ?? 0
}
