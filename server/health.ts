import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { PageCache } from './page-cache.ts'

const patience = 1_000 // ms

/** Whether pages can be made: the database answers, and its changes are heard. */
export async function readiness({ pool, cache }: { pool: pg.Pool; cache?: PageCache }) {
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  )
  const database = await Promise.race([answered, sleep(patience, false, { ref: false })])
  const changes = cache?.listening ?? true
  const problem = database ? 'The database does not tell of changes.' : 'The database does not answer.'
  return { ready: database && changes, problem }
}
