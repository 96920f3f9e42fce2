import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker'
import type { JobTools } from '../../app/ground/request/request-context.ts'
import type { openDatabase } from '../../app/ground/db/client.server.ts'
import { enqueue, type Job } from '../../app/ground/db/jobs.server.ts'
import { withoutValues } from '../../app/ground/db/query-error.ts'
import type { Log } from '../log.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { forgetTimesToCome, watchClock } from './clock-set-back.ts'
import { markAlive, releaseLostJobs, releaseOrphanedJobs } from './orphaned-jobs.ts'
import { retryingPool } from './retrying-pool.ts'

export type ScheduledJob = { job: Job<Record<string, never>, JobTools>; at: string }

export type Queue = {
  jobs: readonly Job<never, JobTools>[]
  /** How many at most; by itself four. */
  atOnce?: number
  /** Done at their times; those of every minute or hour also now, and those of a day later if no one was there. */
  timetable?: readonly ScheduledJob[]
}

type JobOptions = Queue & {
  tools: Omit<JobTools, 'signal' | 'database'>
  /** They lead straight to the server, past a pooler. The caller closes them. */
  connections: Pick<ReturnType<typeof openDatabase>, 'db' | 'pool'>
  /** The queue before it in this process has started, and has looked for orphans. Undefined: it is the first. */
  after?: Promise<void>
  log: Pick<Log, 'error'>
  /** Undefined: nothing is traced. */
  tracing?: Tracing | undefined
}

const lookForJobsEvery = 5_000 // ms, for those whose time has come; the database tells it of new ones
const lookForOrphansEvery = 30_000 // ms
const pingEvery = 5_000 // ms
const lookAfterFault = 6_000 // ms after the last one, when all that was lost is old enough to be seen
const pauseAfterFault = 5_000 // ms
const longestGoodbye = 8_000 // ms
const longestHandingBack = 2_000 // ms
const lookAtClockEvery = 30_000 // ms
const longestMissed = 20 * 60 * 60_000 // ms
const timetableKey = 'timetable'

/** All workers of this process. */
const alive = new Set<string>()

/**
 * Does the jobs that wait and those that are to come, until `stop`: that lets those under way end, for up to eight
 * seconds, and hands back the others.
 */
export function runJobs({
  jobs,
  atOnce = 4,
  timetable = [],
  tools,
  connections: { db, pool },
  after,
  log,
  tracing,
}: JobOptions) {
  const stopping = new AbortController()
  const givingUp = new AbortController()
  const retrying = retryingPool(pool, {
    stopping: stopping.signal,
    givingUp: givingUp.signal,
    onLostAnswer: lookSoon,
    log,
  })
  const events: WorkerEvents = new EventEmitter()
  let worker = ''
  events.on('pool:create', ({ workerPool: { id } }) => {
    alive.delete(worker)
    alive.add((worker = id))
  })
  events.on('pool:listen:success', ({ client, workerPool }) => {
    // If that fails, the connection is gone, and the next one says it.
    client.once('drain', () => void markAlive(client, workerPool.id).catch(() => {}))
    // A line that nothing is sent on never shows that it is dead.
    const pings = setInterval(() => void client.query('select').catch(() => {}), pingEvery)
    client.once('end', () => clearInterval(pings))
    events.once('pool:listen:release', () => clearInterval(pings))
  })
  events.on('job:error', ({ job: { task_identifier: job, attempts }, error }) =>
    log.error({ err: error, job, attempts }, 'a job failed'),
  )
  const underWay = new Set<string>()
  events.on('job:start', ({ job }) => underWay.add(job.id))
  events.on('job:complete', ({ job }) => underWay.delete(job.id))
  let soon: NodeJS.Timeout | undefined
  const orphans = setInterval(lookForOrphans, lookForOrphansEvery)

  const { promise: started, resolve: haveStarted } = Promise.withResolvers<void>()

  async function keepRunning() {
    // Before any queue takes its first job, which would seem to be an orphan's until its worker has said that it lives.
    await (after ?? lookForOrphans())
    while (!stopping.signal.aborted) {
      try {
        const runner = await start()
        haveStarted()
        await untilStopped(runner)
      } catch (error) {
        log.error({ err: error }, 'the jobs stopped')
      }
      haveStarted()
      await sleep(pauseAfterFault, undefined, { signal: stopping.signal }).catch(() => {})
    }
    haveStarted()
  }

  async function start() {
    await forgetTimesToCome(db)
    for (const { job } of timetable.filter(({ at }) => !isDaily(at)))
      await enqueue(db, job, {}, { key: timetableKey, queue: job.name })
    return run({
      pgPool: retrying.pool,
      events,
      taskList: Object.fromEntries(
        [...jobs, ...timetable.map(({ job }) => job)].map(({ name, run }) => [
          name,
          (payload: unknown) =>
            traced(name, () =>
              run(payload, { ...tools, database: db, signal: givingUp.signal }).catch(failWithoutValues),
            ),
        ]),
      ),
      parsedCronItems: parseCronItems(timetable.map(timeOf)),
      concurrency: atOnce,
      pollInterval: lookForJobsEvery,
      noHandleSignals: true,
      logger: new Logger(() => (level, problem, about) => {
        if (level === 'error' && !about?.failure) log.error({ problem }, 'the jobs have a problem')
      }),
    })
  }

  const traced = (job: string, work: () => Promise<void>) =>
    tracing
      ? tracing.during({ name: `job ${job}`, kind: 'consumer', attributes: { 'proa.job': job } }, work)
      : work()

  async function untilStopped(runner: Runner) {
    const stop = () => void runner.stop().catch(() => {})
    stopping.signal.addEventListener('abort', stop)
    if (stopping.signal.aborted) stop()
    // The library would wait for the minute that was its next one before.
    const isSetBack = watchClock()
    const looks = setInterval(() => isSetBack() && stop(), lookAtClockEvery)
    await runner.promise.finally(() => clearInterval(looks))
    await retrying.stored()
    stopping.signal.removeEventListener('abort', stop)
  }

  async function lookForOrphans() {
    if (stopping.signal.aborted) return
    // A job that is done, but not in the database yet, is not lost.
    const lost = retrying.isStoring() ? undefined : releaseLostJobs(db, worker, [...underWay])
    try {
      await Promise.all([releaseOrphanedJobs(db, [...alive]), lost])
    } catch (error) {
      lookSoon()
      log.error({ err: error }, 'jobs could not be released')
    }
  }

  function lookSoon() {
    clearTimeout(soon)
    soon = setTimeout(lookForOrphans, lookAfterFault).unref()
  }

  const ended = keepRunning()
  return {
    /** When it has asked for its first jobs, or could not. */
    started,
    async stop() {
      clearInterval(orphans)
      clearTimeout(soon)
      stopping.abort()
      const inTime = await Promise.race([
        ended.then(() => true),
        sleep(longestGoodbye, false, { ref: false }),
      ])
      if (!inTime) {
        givingUp.abort()
        // If the database is gone, another worker will see that this one is.
        const handedBack = pool.query('select graphile_worker.force_unlock_workers($1)', [[worker]])
        await Promise.race([handedBack.catch(() => {}), sleep(longestHandingBack)])
      }
      alive.delete(worker)
    },
  }
}

/** The library keeps the message of an error for as long as the job, and admins read it. */
function failWithoutValues(error: unknown): never {
  if (error instanceof Error) error.message = withoutValues(error.message)
  throw error
}

const isDaily = (at: string) => at.split(' ')[1] !== '*'

/** One at a time, by its queue; what failed, or still waits when its next time comes, is not done twice. */
const timeOf = ({ job: { name }, at }: ScheduledJob) => ({
  task: name,
  match: at,
  options: {
    jobKey: `${name} ${timetableKey}`,
    queueName: name,
    backfillPeriod: isDaily(at) ? longestMissed : 0,
  },
})
