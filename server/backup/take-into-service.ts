import type pg from 'pg'
import { messageFlag } from '../../app/ground/db/jobs.server.ts'
import type { FileStore } from '../../app/ground/files/file-store.ts'
import { severalAtOnce } from './several-at-once.ts'

/** Messages that earlier versions queued without the flag. */
const unflagged = ['deliver-mail', 'mail-notice', 'mail-reset', 'tell-of-unread', 'tell-owners']

/**
 * Drops mails and reminders that waited when the backup was made: they went out then, or are no longer wanted.
 * Returns how many.
 */
export async function dropOldMails(client: pg.ClientBase, asOf: Date): Promise<number> {
  // No worker runs: what is locked was so in the backup.
  await client.query(
    'select graphile_worker.force_unlock_workers(array(select locked_by from graphile_worker.jobs where locked_by is not null))',
  )
  const jobs = await client.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where (flags ? $1 or task_identifier = any ($2)) and created_at <= $3))`,
    [messageFlag, unflagged, asOf],
  )
  const mails = await client.query(
    `update mail set state = 'failed', body = null, problem = 'dropped: it is older than the backup restored here'
     where state = 'queued' and created_at <= $1`,
    [asOf],
  )
  return Math.max(jobs.rowCount ?? 0, mails.rowCount ?? 0)
}

/** Copies the files that a restored site kept here into its bucket. Returns how many were not there. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<number> {
  const present = new Set<string>()
  for await (const key of to.list()) present.add(key)
  let count = 0
  await severalAtOnce(from.list(), async (key) => {
    if (present.has(key)) return
    const file = await from.get(key)
    if (!file) return
    await to.put(key, new Uint8Array(await new Response(file.body).arrayBuffer()), file.contentType)
    count++
  })
  return count
}
