import type { PageCache } from './page-cache.ts'

/** Whether visitors should be sent here: the database answers, its changes are heard, and the process goes on. */
export async function readiness({
  answers,
  cache,
  leaving,
}: {
  answers: () => Promise<boolean>
  cache?: PageCache
  leaving?: AbortSignal
}) {
  if (leaving?.aborted) return { ready: false, problem: 'The process is about to stop.' }
  const database = await answers()
  const changes = cache?.listening ?? true
  const problem = database ? 'The database does not tell of changes.' : 'The database does not answer.'
  return { ready: database && changes, problem }
}
