import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readOneCalendar } from '../../app/deals/bookings/other-sites/read-calendar.server.ts'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import { defineJob, enqueue } from '../../app/ground/db/jobs.server.ts'
import { deliverMail } from '../../app/ground/mail/deliver-mail.server.ts'
import { jobKinds, owedKinds } from '../../app/registry/jobs.server.ts'
import type { JobTools } from '../../app/ground/request/request-context.ts'
import { jobTools } from '../../tests/job-tools.ts'
import { testDatabase } from '../../tests/test-database.ts'
import type { LiveLines } from '../live/live-lines.ts'
import { metrics } from '../metrics.ts'
import { queues } from './all-jobs.ts'
import { mostConnections } from './most-connections.ts'
import { runJobs } from './run-jobs.ts'

const { db, pool } = await testDatabase()
const done: string[] = []
const greeting = (name: string) =>
  defineJob({
    name,
    isMessage: false,
    payload: z.object({ whom: z.string() }),
    run: async ({ whom }: { whom: string }) => void done.push(whom),
  })
const greet = greeting('greet')
const log = { error: vi.fn() }

test('a job is done when its transaction is committed, and never where it is not', async () => {
  await db.transaction(async (tx) => {
    await enqueue(tx, greet, { whom: 'Maria' })
    const failed = tx.transaction(async (inner) => {
      await enqueue(inner, greet, { whom: 'nobody' })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
  })
  const worker = runJobs({ jobs: [greet], tools: jobTools(db), connections: { db, pool }, log })
  await expect.poll(() => done).toEqual(['Maria'])
  await enqueue(db, greet, { whom: 'Jose' })
  await expect.poll(() => done).toEqual(['Maria', 'Jose'])
  await worker.stop()
  expect((await pool.query('select from graphile_worker._private_jobs')).rowCount).toBe(0)
  expect(log.error).not.toHaveBeenCalled()
})

test('a queue looks for jobs only when the one before it does', async () => {
  done.length = 0
  const { promise: after, resolve: begin } = Promise.withResolvers<void>()
  const wave = greeting('wave')
  const common = { tools: jobTools(db), connections: { db, pool }, log }
  const later = runJobs({ jobs: [wave], after, ...common })
  const first = runJobs({ jobs: [greet], ...common })
  await enqueue(db, wave, { whom: 'Lisa' })
  await first.started
  for (const whom of ['Maria', 'Jose', 'Ana']) {
    await enqueue(db, greet, { whom })
    await expect.poll(() => done.at(-1)).toBe(whom)
  }
  expect(done).not.toContain('Lisa')
  begin()
  await later.started
  await expect.poll(() => done.at(-1)).toBe('Lisa')
  await Promise.all([first.stop(), later.stop()])
  expect(log.error).not.toHaveBeenCalled()
})

test('a queue after the first takes no job from a worker that has not said yet that it lives', async () => {
  const wave = greeting('wave')
  await enqueue(db, wave, { whom: 'Lisa' })
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'worker-1', locked_at = now()`)
  const common = { tools: jobTools(db), connections: { db, pool }, log }
  const later = runJobs({ jobs: [greet], after: Promise.resolve(), ...common })
  await later.started
  const { rows } = await pool.query('select locked_by from graphile_worker._private_jobs')
  expect(rows).toEqual([{ locked_by: 'worker-1' }])
  await later.stop()
  await pool.query('delete from graphile_worker._private_jobs')
})

test('a worker that can not say that it lives keeps its job when another of its process looks for orphans', async () => {
  done.length = 0
  const { promise: end, resolve: letEnd } = Promise.withResolvers<void>()
  const stay = defineJob({
    name: 'stay',
    isMessage: false,
    payload: z.object({}),
    run: async () => {
      done.push('began')
      await end
    },
  })
  await enqueue(db, stay, {})
  /** With a callback it is for listening, on the connection that also says that the worker lives. */
  const connect = (callback?: (error: Error) => void) =>
    callback ? callback(new Error('out of reach')) : pool.connect()
  const withoutListening = new Proxy(pool, {
    get(_, name) {
      const value: unknown = Reflect.get(pool, name)
      return name === 'connect' ? connect : typeof value === 'function' ? value.bind(pool) : value
    },
  })
  const own = { error: vi.fn() }
  const common = { jobs: [stay, greet], tools: jobTools(db) }
  const first = runJobs({ ...common, connections: { db, pool: withoutListening }, log: own })
  await expect.poll(() => done).toEqual(['began'])
  const second = runJobs({ ...common, connections: { db, pool }, log })
  await second.started
  await enqueue(db, greet, { whom: 'Maria' })
  await expect.poll(() => done.at(-1)).toBe('Maria')
  expect(done).toEqual(['began', 'Maria'])
  letEnd()
  await Promise.all([first.stop(), second.stop()])
  expect(log.error).not.toHaveBeenCalled()
})

test('a queue that could not start holds up none after it', async () => {
  const nowhere = openDatabase({ url: 'postgresql://localhost:1/none' })
  const own = { error: vi.fn() }
  const first = runJobs({ jobs: [], tools: jobTools(nowhere.db), connections: nowhere, log: own })
  await first.started
  expect(own.error).toHaveBeenCalledWith(expect.anything(), 'the jobs stopped')
  await first.stop()
  await nowhere.close()
})

/** In UTC. No full hour later comes while a test runs. */
function halfAnHourAgo() {
  const then = new Date(Date.now() - 30 * 60_000)
  return { minute: then.getUTCMinutes(), hour: then.getUTCHours() }
}

test('a job of every hour is done at once when a worker comes, and one of a day at its time', async () => {
  done.length = 0
  const timed = (name: string, at: string) => ({
    job: defineJob({ name, isMessage: false, payload: z.object({}), run: async () => void done.push(name) }),
    at,
  })
  const { minute, hour } = halfAnHourAgo()
  const timetable = [timed('tidy', `${minute} * * * *`), timed('greet-all', `${minute} ${hour} * * *`)]
  const worker = runJobs({ jobs: [], timetable, tools: jobTools(db), connections: { db, pool }, log })
  await expect.poll(() => done).toEqual(['tidy'])
  await worker.stop()
  expect(log.error).not.toHaveBeenCalled()
})

test('once the clock was set back, jobs are done at their times again', async () => {
  done.length = 0
  const hourly = {
    job: defineJob({
      name: 'tidy',
      isMessage: false,
      payload: z.object({}),
      run: async () => void done.push('tidy'),
    }),
    at: `${halfAnHourAgo().minute} * * * *`,
  }
  const before = `insert into graphile_worker._private_known_crontabs values ('tidy', now(), now() + interval '10 hours')
    on conflict (identifier) do update set last_execution = excluded.last_execution`
  const timesToCome = async () =>
    (await pool.query('select from graphile_worker._private_known_crontabs where last_execution > now()'))
      .rowCount
  await pool.query(before)
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const worker = runJobs({
    jobs: [],
    timetable: [hourly],
    tools: jobTools(db),
    connections: { db, pool },
    log,
  })
  try {
    await worker.started
    expect(await timesToCome()).toBe(0)
    await expect.poll(() => done).toEqual(['tidy'])
    await pool.query(before)
    vi.setSystemTime(Date.now() - 10 * 60 * 60_000)
    vi.advanceTimersByTime(30_000)
    await expect.poll(() => done).toEqual(['tidy', 'tidy'])
    expect(await timesToCome()).toBe(0)
  } finally {
    vi.useRealTimers()
    await worker.stop()
  }
  expect(log.error).not.toHaveBeenCalled()
})

test('a job of the timetable that takes longer than until its next time is done one at a time', async () => {
  done.length = 0
  const { promise: end, resolve: letEnd } = Promise.withResolvers<void>()
  const underWay: string[] = []
  const slow = (name: string, at: string) => ({
    job: defineJob({
      name,
      isMessage: false,
      payload: z.object({}),
      run: async () => {
        underWay.push(name)
        await end
        done.push(name)
      },
    }),
    at,
  })
  const { minute, hour } = halfAnHourAgo()
  const timetable = [slow('clock', `${minute} * * * *`), slow('digest', `${minute} ${hour} * * *`)]
  const common = { jobs: [greet], timetable, tools: jobTools(db), connections: { db, pool }, log }
  const stored = () =>
    pool.query('select from graphile_worker._private_jobs').then(({ rowCount }) => rowCount)
  /** Has the next worker find that the time of both has come. */
  const missDigest = () =>
    pool.query(`
      insert into graphile_worker._private_known_crontabs values ('digest', now() - interval '2 days', null)
      on conflict (identifier) do update set last_execution = now() - interval '2 days'`)
  await missDigest()
  const first = runJobs(common)
  await expect.poll(() => underWay.toSorted()).toEqual(['clock', 'digest'])
  await missDigest()
  const second = runJobs(common)
  await expect.poll(stored).toBe(4)
  await enqueue(db, greet, { whom: 'Maria' })
  await expect.poll(() => done).toEqual(['Maria'])
  expect(underWay).toHaveLength(2)
  letEnd()
  await expect.poll(() => done.toSorted()).toEqual(['Maria', 'clock', 'clock', 'digest', 'digest'])
  await Promise.all([first.stop(), second.stop()])
  expect(log.error).not.toHaveBeenCalled()
})

test('a job that fails is written down and tried again later', async () => {
  const failing = defineJob({
    name: 'fail',
    isMessage: false,
    payload: z.object({}),
    run: () => Promise.reject(new Error('not today')),
  })
  await enqueue(db, failing, {})
  const worker = runJobs({ jobs: [failing], tools: jobTools(db), connections: { db, pool }, log })
  await expect
    .poll(() => log.error.mock.calls)
    .toMatchObject([[{ job: 'fail', attempts: 1 }, 'a job failed']])
  await worker.stop()
  const { rows } = await pool.query(
    `select last_error, run_at > created_at + interval '2 seconds' as later from graphile_worker._private_jobs
     where attempts > 0`,
  )
  expect(rows).toEqual([{ last_error: 'not today', later: true }])
  const { text } = metrics({ pool, lines: { count: 0 } as LiveLines, restarts: 0 })
  expect(await text()).toContain('jobs{kind="fail",state="failing"} 1')
})

test('of a query that fails in a job, what people wrote is not kept', async () => {
  const saving = defineJob({
    name: 'save',
    isMessage: false,
    payload: z.object({}),
    run: async (_: object, { database }: Pick<JobTools, 'database'>) =>
      void (await database.execute(sql`select 1 / length(${''}), ${'maria@example.com'}::text`)),
  })
  await enqueue(db, saving, {})
  const worker = runJobs({ jobs: [saving], tools: jobTools(db), connections: { db, pool }, log })
  const failures = async () =>
    (
      await pool.query(
        `select last_error from graphile_worker.jobs where task_identifier = 'save' and attempts > 0 and last_error <> ''`,
      )
    ).rows
  await expect.poll(failures).toHaveLength(1)
  await worker.stop()
  const [{ last_error: stored }] = await failures()
  expect(stored).toContain('Failed query: select 1 / length($1)')
  expect(stored).not.toContain('maria@example.com')
})

test('the staff have words for every job, and know which of them are messages', () => {
  const all = queues.flatMap(({ jobs, timetable = [] }) => [...jobs, ...timetable.map(({ job }) => job)])
  expect(Object.keys(jobKinds).toSorted()).toEqual(all.map(({ name }) => name).toSorted())
  const owedMessages = all.filter(({ name, isMessage }) => isMessage && owedKinds.includes(name))
  expect(owedMessages).toEqual([])
  // It is of one day only, so its next time does not make up for it.
  expect(jobKinds['booking-arrivals']?.loss).toEqual(jobKinds['mail-notice']?.loss)
})

test('jobs that wait for other servers have slots of their own', () => {
  for (const job of [deliverMail, readOneCalendar])
    expect(queues.find(({ jobs }) => jobs.includes(job))).toMatchObject({
      jobs: [job],
      atOnce: expect.any(Number),
    })
})

test('each queue can listen, and each of its jobs ask beside a transaction, at once', () => {
  const needed = queues.map(({ atOnce = 4 }) => 1 + 2 * atOnce)
  expect(needed.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(mostConnections)
})
