import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defineJob, enqueue } from '../../app/ground/db/jobs.server.ts'
import { releaseOrphanedJobs } from '../../server/jobs/orphaned-jobs.ts'
import { runJobs } from '../../server/jobs/run-jobs.ts'
import { jobTools } from '../job-tools.ts'
import { testDatabase } from '../test-database.ts'

const { db, pool, url } = await testDatabase()
const program = fileURLToPath(new URL('worker.ts', import.meta.url))
const done: string[] = []
const noted: unknown[] = []
const log = { error: (entry: unknown) => void noted.push(entry) }
const note = defineJob({
  name: 'note',
  isMessage: false,
  payload: z.object({}),
  run: async () => void done.push('note'),
})

afterEach(() => {
  done.length = 0
})

test('the job of a process that was killed is done by another, and that of one that lives is not', async () => {
  await enqueue(db, note, {})
  const killed = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(killed.stdout, 'data')

  const early = runJobs({ jobs: [note], tools: jobTools(db), connections: { db, pool }, log })
  await early.stop()
  expect(done).toEqual([])

  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const late = runJobs({ jobs: [note], tools: jobTools(db), connections: { db, pool }, log })
  await expect.poll(() => done).toEqual(['note'])
  await late.stop()
  expect(noted).toEqual([])
  expect((await waiting()).rows).toEqual([])
})

test('a worker that stops ends what is under way, and hands back what takes too long', async () => {
  const begun: string[] = []
  const work = (name: string, end: (signal: AbortSignal) => Promise<unknown>) =>
    defineJob({
      name,
      isMessage: false,
      payload: z.object({}),
      run: async (_: object, { signal }: { signal: AbortSignal }) => {
        begun.push(name)
        await end(signal)
        done.push(name)
      },
    })
  const ended = Promise.withResolvers<void>()
  const quick = work('quick', () => ended.promise)
  const endless = work('endless', () => new Promise(() => {}))
  await enqueue(db, quick, {})
  await enqueue(db, endless, {})
  const worker = runJobs({ jobs: [quick, endless], tools: jobTools(db), connections: { db, pool }, log })
  await expect.poll(() => begun.toSorted()).toEqual(['endless', 'quick'])
  const stopped = worker.stop()
  ended.resolve()
  await stopped
  expect(done).toEqual(['quick'])
  expect(noted).toEqual([])
  expect((await waiting()).rows).toEqual([{ name: 'endless', locked_by: null }])
})

test('a worker that has not said yet that it lives loses no job to its own look for orphans', async () => {
  await pool.query('delete from graphile_worker._private_jobs')
  await enqueue(db, note, {})
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'worker-1', locked_at = now()`)
  await releaseOrphanedJobs(db, ['worker-1'])
  expect((await waiting()).rows).toEqual([{ name: 'note', locked_by: 'worker-1' }])
  await releaseOrphanedJobs(db, ['worker-2'])
  expect((await waiting()).rows).toEqual([{ name: 'note', locked_by: null }])
})

const waiting = () =>
  pool.query(`
    select identifier as name, locked_by from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id`)
