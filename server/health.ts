import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { PageCache } from './page-cache.ts'

const patience = 1_000 // ms

/** Whether visitors should be sent here: the database answers, its changes are heard, and the process goes on. */
export async function readiness({
  pool,
  cache,
  leaving,
}: {
  pool: pg.Pool
  cache?: PageCache
  leaving?: AbortSignal
}) {
  if (leaving?.aborted) return { ready: false, problem: 'The process is about to stop.' }
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  )
  const database = await Promise.race([answered, sleep(patience, false, { ref: false })])
  const changes = cache?.listening ?? true
  const problem = database ? 'The database does not tell of changes.' : 'The database does not answer.'
  return { ready: database && changes, problem }
}
