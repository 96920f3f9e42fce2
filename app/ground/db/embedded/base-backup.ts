/**
 * A copy of the database's folder while it works: PostgreSQL's low-level base backup, its pages torn and of different
 * moments, and the WAL that makes a whole of them.
 */
import * as fs from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** A folder has no content. A file's content is exactly `size` bytes. */
export type BackupEntry = { path: string; size: number; content?: () => AsyncIterable<Uint8Array> }

const backupLock = 7_418_003
/** Each start makes them again. */
const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const leftOut = /^(postmaster\.(pid|opts)|server\.log.*|\.s\.PGSQL.*|.*\/pgsql_tmp.*|.*\/pg_internal\.init)$/
const control = 'global/pg_control'

/**
 * Yields what a copy of `folder`, where the server of `superuserUrl` works, consists of: each entry is to be read
 * before the next is asked for. Throws if another backup is under way.
 */
export async function* baseBackup(superuserUrl: string, folder: string): AsyncGenerator<BackupEntry> {
  const client = new pg.Client({ connectionString: superuserUrl, keepAlive: true })
  client.on('error', () => {}) // the next query fails of it
  await client.connect()
  try {
    await lock(client)
    // Until the connection ends, no WAL is thrown away.
    await client.query(`select pg_create_physical_replication_slot('base_' || pg_backend_pid(), true, true)`)
    const first = await nameOf(
      client,
      `select pg_walfile_name(pg_backup_start('proa', fast => true)) as name`,
    )
    for (const path of pathsBelow(folder))
      if (path !== control && !leftOut.test(path)) yield* entryOf(folder, path)
    yield* entryOf(folder, control)
    const { rows } = await client.query<{ name: string; label: string }>(
      'select pg_walfile_name(lsn) as name, labelfile as label from pg_backup_stop(wait_for_archive => false)',
    )
    const { name: last, label } = rows[0]!
    for (const name of fs.readdirSync(join(folder, 'pg_wal')).toSorted())
      if (name.length === 24 && name >= first && name <= last) yield* entryOf(folder, `pg_wal/${name}`)
    yield {
      path: 'backup_label',
      size: Buffer.byteLength(label),
      content: async function* () {
        yield Buffer.from(label)
      },
    }
  } finally {
    await client.end()
  }
}

async function lock(client: pg.Client) {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    backupLock,
  ])
  if (!rows[0]?.free) throw new Error('Another backup is under way; wait for its end.')
}

async function nameOf(client: pg.Client, sql: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(sql)
  return rows[0]!.name
}

/** All files and folders, as they are now; folders end with a slash and come before what is in them. */
function* pathsBelow(folder: string, prefix = ''): Generator<string> {
  for (const entry of readFolder(join(folder, prefix))) {
    const path = prefix + entry.name
    if (entry.isFile() && !emptied.test(path)) yield path
    if (!entry.isDirectory() || (emptied.test(path) && !/^pg_wal\/[a-z_]+$/.test(path))) continue
    yield `${path}/`
    yield* pathsBelow(folder, `${path}/`)
  }
}

/** A folder may be dropped at any moment. */
function readFolder(path: string): fs.Dirent[] {
  try {
    return fs.readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function* entryOf(folder: string, path: string): AsyncGenerator<BackupEntry> {
  if (path.endsWith('/')) return yield { path, size: 0 }
  const file = await open(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined // dropped since
    throw error
  })
  if (!file) return
  try {
    const { size } = await file.stat()
    yield { path, size, content: () => contentOf(file, size) }
  } finally {
    await file.close()
  }
}

/** What a file loses or gains during the copy is in the WAL. */
async function* contentOf(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size;) {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(Math.min(size - at, 256 * 1024)),
      0,
      undefined,
      at,
    )
    const part = bytesRead > 0 ? buffer.subarray(0, bytesRead) : buffer
    yield part
    at += part.length
  }
}
