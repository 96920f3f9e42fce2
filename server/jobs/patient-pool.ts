import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isOutOfReach } from '../../app/ground/db/out-of-reach.ts'
import type { Log } from '../log.ts'

type PatientOptions = { stopping: AbortSignal; log: Pick<Log, 'error'> }

const longestPause = 2_000 // ms between two attempts

/**
 * The same pool for the job library, which waits for nothing when it stores that a job is done or failed: if that
 * were rejected, nobody would hear it. So here it is stored as soon as the database can be reached again.
 */
export function patientPool(pool: pg.Pool, { stopping, log }: PatientOptions): pg.Pool {
  async function connect(): Promise<pg.PoolClient> {
    for (let pause = 100; ; pause = Math.min(longestPause, pause * 2)) {
      try {
        return await pool.connect()
      } catch (error) {
        if (stopping.aborted || !isOutOfReach(error)) throw error
        await sleep(pause, undefined, { signal: stopping }).catch(() => {})
      }
    }
  }

  async function store(client: pg.PoolClient, statement: pg.QueryConfig): Promise<pg.PoolClient> {
    for (let current = client; ;) {
      try {
        await current.query(statement)
        return current
      } catch (error) {
        if (stopping.aborted || !isOutOfReach(error)) {
          log.error({ err: error }, "a job's end could not be stored")
          return current
        }
        current.release(true)
        current = await connect()
      }
    }
  }

  async function patientClient(): Promise<pg.PoolClient> {
    let current = await connect()
    const query = async (statement: pg.QueryConfig) => {
      if (!storesEnd(statement)) return current.query(statement)
      current = await store(current, statement)
      return { rows: [] }
    }
    const own = { query, release: (error?: Error) => current.release(error) }
    return overridden(current, own)
  }

  // With a callback it is for listening, where the library hears errors.
  const own = {
    connect: (callback?: () => void) => (callback ? pool.connect(callback) : patientClient()),
  }
  return overridden(pool, own)
}

const storesEnd = ({ name }: pg.QueryConfig) => /^(?:complete|fail)_job/.test(name ?? '')

function overridden<T extends object>(target: T, own: Record<string, unknown>): T {
  return new Proxy(target, {
    get(_, name) {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name]
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
