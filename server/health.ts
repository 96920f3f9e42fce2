import type { PageCache } from './page-cache.ts'

/**
 * Whether visitors should be sent here: its code has run, the database answers, its changes are heard, and the process
 * goes on.
 */
export async function readiness({
  answers,
  cache,
  leaving,
  isWarm = () => true,
}: {
  answers: () => Promise<boolean>
  cache?: PageCache
  leaving?: AbortSignal
  isWarm?: (() => boolean) | undefined
}) {
  if (leaving?.aborted) return { ready: false, problem: 'The process is about to stop.' }
  if (!isWarm()) return { ready: false, problem: 'The process has just begun and makes its first pages.' }
  const database = await answers()
  const changes = cache?.listening ?? true
  const problem = database ? 'The database does not tell of changes.' : 'The database does not answer.'
  return { ready: database && changes, problem }
}
