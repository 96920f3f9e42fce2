import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import { defineJob, enqueue } from '../../app/ground/db/jobs.server.ts'
import { runJobs } from '../../server/jobs/run-jobs.ts'
import { jobTools } from '../job-tools.ts'
import { faultyConnection } from '../faulty-connection.ts'
import { testDatabase } from '../test-database.ts'

const { db, pool, url } = await testDatabase()
const log = { error: () => {} }
const unheard: unknown[] = []
const hear = (error: unknown) => void unheard.push(error)
process.on('unhandledRejection', hear)
afterAll(() => void process.removeListener('unhandledRejection', hear))

const payload = z.object({ number: z.number() })
type NumberedJob = z.infer<typeof payload>
const waiting = async (job: string) => {
  const { rows } = await pool.query('select from graphile_worker.jobs where task_identifier = $1', [job])
  return rows.length
}

/** Leaves out the pause before the next attempt of what failed. */
const hurry = () =>
  pool.query(`
    with due as (
      update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_by is null returning id
    )
    select pg_notify('jobs:insert', json_build_object('count', count(*))::text) from due having count(*) > 0`)

test.concurrent.for(['cut', 'reset'] as const)(
  'a line that is %s while jobs fail and succeed loses no job and leaves no error unheard',
  async (fault, { expect }) => {
    const line = await faultyConnection(url)
    const done = new Set<number>()
    const failed = new Set<number>()
    const work = defineJob({
      name: `work until a ${fault}`,
      isMessage: false,
      payload,
      run: async ({ number }: NumberedJob) => {
        await pool.query('select pg_sleep(0.02)')
        if (number % 2 && !failed.has(number)) {
          failed.add(number)
          throw new Error('not the first time')
        }
        done.add(number)
      },
    })
    const all = Array.from({ length: 60 }, (_, number) => number)
    for (const number of all) await enqueue(db, work, { number })
    const connections = openDatabase({ url: line.url })
    const worker = runJobs({ jobs: [work], tools: jobTools(db), connections, log })
    for (const share of [5, 20, 40]) {
      await expect.poll(() => done.size + failed.size, { interval: 5 }).toBeGreaterThan(share)
      line[fault]()
    }
    const left = () => hurry().then(() => waiting(work.name))
    // A job that was lost on its way to us is released after six seconds.
    await expect.poll(left, { interval: 200 }).toBe(0)
    expect(done.size).toBe(all.length)
    await worker.stop()
    await connections.close()
    expect(unheard).toEqual([])
  },
)

test.concurrent('a job whose end can not be stored for some seconds is done once', async ({ expect }) => {
  const done: number[] = []
  const work = defineJob({
    name: 'work once',
    isMessage: false,
    payload,
    run: async ({ number }: NumberedJob) => void done.push(number),
  })
  // The database refuses to store the end of the first job, and once to give the second.
  await pool.query(`
    create sequence refusals;
    create function refuse() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and nextval('refusals') > 1 then return new; end if;
        raise exception 'out of memory' using errcode = '53200';
      end $$;
    create trigger refused_end before delete on graphile_worker._private_jobs
      for each row when (old.payload ->> 'number' = '101') execute function refuse();
    create trigger refused_job before update on graphile_worker._private_jobs
      for each row when (new.payload ->> 'number' = '102') execute function refuse()`)
  for (const number of [101, 102]) await enqueue(db, work, { number })
  const worker = runJobs({ jobs: [work], tools: jobTools(db), connections: { db, pool }, log })
  await expect.poll(() => done).toEqual([101, 102])
  await sleep(8_000) // Lost jobs are looked for after six.
  await pool.query('drop function refuse cascade')
  await expect.poll(() => waiting(work.name)).toBe(0)
  await worker.stop()
  expect(done).toEqual([101, 102])
})
