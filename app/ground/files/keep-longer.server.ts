import type { Database } from '../db/client.server.ts'
import { type Job, postpone } from '../db/jobs.server.ts'
import type { FileStore } from './file-store.ts'

/** A file that is stored before the row that is to name it: where none comes, its job deletes it. */
type EarlyFile = {
  readonly key: string
  /** Under which the store has it. */
  readonly storedAs: string
  readonly job: Job<{ key: string }, never>
  readonly isNamed: () => Promise<boolean>
}

/** How long such a file waits for its row, in ms: a form that was refused is sent again. */
const grace = 24 * 60 * 60_000

export const tidyAt = (): Date => new Date(Date.now() + grace)

/**
 * Keeps a file that was stored with a refused form for another day, since the form is sent again.
 * @returns false where it is gone, or is being deleted at this moment
 */
export async function keepLonger(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  { key, storedAs, job, isNamed }: EarlyFile,
): Promise<boolean> {
  const isWaiting = await postpone(database, job, { key }, { key, at: tidyAt() })
  if (!isWaiting && !(await isNamed())) return false
  const file = await files.get(storedAs)
  await file?.body.cancel()
  return file !== null
}
