import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'
import { giveTo } from '../app/ground/db/embedded/account.ts'
import { baseBackup } from '../app/ground/db/embedded/base-backup.ts'
import { startTestServer, startThrowaway } from '../app/ground/db/testing.ts'

/** What is written is sent on at once. */
const replicated = ['wal_level=replica', 'max_wal_senders=8', 'max_connections=60', 'synchronous_commit=on']

/** A server that others can follow, with an empty database, until the calling test file ends. */
export async function startPrimary() {
  const primary = await startTestServer(async () => {}, replicated)
  afterAll(primary.stop)
  return primary
}

/**
 * A server that follows another by its stream of changes, made of a copy of its folder, until the calling test file ends.
 * @param database whose address on it is wanted
 */
export async function startReplica(primary: { server: string; data: string }, database: string) {
  const replica = await startThrowaway(
    async (data, { account }) => {
      await mkdir(data, { mode: 0o700 })
      for await (const { path, content } of baseBackup(primary.server, primary.data)) {
        if (content) await writeFile(join(data, path), content())
        else await mkdir(join(data, path), { recursive: true })
      }
      await writeFile(join(data, 'standby.signal'), '')
      giveTo(data, account)
    },
    [
      ...replicated,
      'max_standby_streaming_delay=50ms',
      `primary_conninfo=host=${primary.data} user=postgres`,
    ],
  )
  let isRunning = true
  const stop = async () => {
    if (isRunning) await replica.stop()
    isRunning = false
  }
  afterAll(stop)
  const url = new URL(replica.server)
  url.username = 'app'
  url.pathname = database
  return {
    url: url.href,
    /** As the site calls it. */
    name: `${replica.data}:5432`,
    /** Runs a statement as its superuser. */
    async run(text: string) {
      const client = new pg.Client({ connectionString: replica.server })
      await client.connect()
      try {
        return (await client.query<Record<string, unknown>>(text)).rows
      } finally {
        await client.end()
      }
    },
    /** Ends it as a crash does. */
    stop,
  }
}
