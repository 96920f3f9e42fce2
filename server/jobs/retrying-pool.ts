import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isOutOfReach } from '../../app/ground/db/out-of-reach.ts'
import type { Log } from '../log.ts'

type RetryOptions = {
  /** From then on no job is taken. */
  stopping: AbortSignal
  /** From then on the end of a job is not stored. */
  givingUp: AbortSignal
  /** Called when the answer to a request for a job was lost: the database may have given one. */
  onLostAnswer: () => void
  log: Pick<Log, 'error'>
}

const longestPause = 2_000 // ms between two attempts

/**
 * A pool for the job library that retries what takes a job and what stores its end until the database answers. The
 * library does not wait for an end to be stored: if that failed, nothing would handle the error.
 * @returns `isStoring`: whether an end is not stored yet; `stored` resolves when all are, or are given up
 */
export function retryingPool(pool: pg.Pool, { stopping, givingUp, onLostAnswer, log }: RetryOptions) {
  const storing = new Set<Promise<unknown>>()

  async function retry(statement: pg.QueryConfig, until: AbortSignal, onFailure = () => {}) {
    for (let pause = 100; ; pause = Math.min(longestPause, pause * 2)) {
      try {
        return await pool.query(statement)
      } catch (error) {
        onFailure()
        if (until.aborted || !isOutOfReach(error)) throw error
        await sleep(pause, undefined, { signal: until }).catch(() => {})
        if (until.aborted) throw error
      }
    }
  }

  const takeJob = (statement: pg.QueryConfig) =>
    retry(statement, stopping, onLostAnswer).catch((error: unknown) => {
      if (stopping.aborted) return { rows: [] }
      throw error
    })

  async function storeEnd(statement: pg.QueryConfig) {
    const stored = retry(statement, givingUp).catch((error: unknown) =>
      log.error({ err: error }, "a job's end could not be stored"),
    )
    storing.add(stored)
    await stored
    storing.delete(stored)
  }

  /** Connects only for other statements, such as a migration's: the connection may be lost before the first one. */
  function client() {
    let connected: Promise<pg.PoolClient> | undefined
    return {
      query(statement: pg.QueryConfig, values?: unknown[]) {
        if (/^(?:complete_jobs?|fail_job)(?:_q)?\//.test(statement.name ?? '')) return storeEnd(statement)
        if (statement.name?.startsWith('get_job')) return takeJob(statement)
        connected ??= pool.connect()
        return connected.then((lent) => lent.query(statement, values))
      },
      release: async () => (await connected)?.release(),
    }
  }

  // With a callback it is for listening, where the library handles errors.
  const connect = (callback?: () => void) => (callback ? pool.connect(callback) : Promise.resolve(client()))
  return {
    pool: new Proxy(pool, {
      get(_, name) {
        if (name === 'connect') return connect
        const value: unknown = Reflect.get(pool, name)
        return typeof value === 'function' ? value.bind(pool) : value
      },
    }),
    isStoring: () => storing.size > 0,
    stored: () => Promise.all(storing),
  }
}
