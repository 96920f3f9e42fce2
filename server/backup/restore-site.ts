import { createHash } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { restoreDatabase } from '../../app/ground/db/embedded/restore.ts'
import { diskFiles } from '../file-stores/disk.ts'
import type { Step } from '../steps.ts'
import { folder, type Manifest, readManifest } from './manifest.ts'
import { bringFilesBack } from './mirror-files.ts'
import { markCopy } from './restored-copy.ts'
import { storedWal } from './stored-wal.ts'
import { unpackInto } from './tar.ts'
import type { Vault } from './vault.ts'

type Restoring = {
  vault: Vault
  backup: string
  dataDir: string
  /** Undefined: as late as possible. */
  until?: Date
  step: Step
}

/** Makes a site of a backup in a data folder that has none. Throws a sentence where one is, or something is missing. */
export async function restoreSite({
  vault,
  backup,
  dataDir,
  until,
  step,
}: Restoring): Promise<{ about: Manifest; files: number; asOf: Date }> {
  refuseFull(dataDir)
  const about = await readManifest(vault.place, backup)
  if (about.isEncrypted !== vault.isEncrypted)
    throw new Error(
      `The backup is ${about.isEncrypted ? '' : 'not '}encrypted; ${about.isEncrypted ? 'set' : 'unset'} BACKUP_KEY.`,
    )
  const wal = await storedWal(vault)
  let asOf = new Date(about.madeAt)
  await mkdir(dataDir, { recursive: true })
  await step('Checksums', () => checkParts(vault, about))
  await step('Database', () =>
    restoreDatabase(join(dataDir, 'postgres'), async (data) => {
      await unpackInto(data, await vault.get(`${folder}/${backup}/database.tar`))
      return {
        wal,
        until,
        finish: (url) => inDatabase(url, async (client) => void (asOf = await markRestored(client, about))),
      }
    }),
  )
  const secret = await text(await vault.get(`${folder}/${backup}/auth-secret`))
  writeFileSync(join(dataDir, 'auth-secret'), secret, { mode: 0o600 })
  const store = diskFiles(join(dataDir, 'files'))
  const files = await step('Files', () => bringFilesBack(vault, store, asOf))
  return { about, files, asOf }
}

/** Of which moment it is, PostgreSQL knows if there was anything after the backup. */
async function markRestored(client: pg.Client, { madeAt }: Manifest): Promise<Date> {
  const { rows } = await client.query<{ asOf: Date }>(
    'select greatest(pg_last_xact_replay_timestamp(), $1::timestamptz) as "asOf"',
    [madeAt],
  )
  await markCopy(client, rows[0]!.asOf)
  return rows[0]!.asOf
}

async function inDatabase(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}

function refuseFull(dataDir: string) {
  const isFull = (name: string) =>
    existsSync(join(dataDir, name)) && readdirSync(join(dataDir, name)).length > 0
  const full = ['postgres', 'files'].find(isFull)
  if (full) throw new Error(`${join(dataDir, full)} is not empty; set DATA_DIR to a new folder.`)
}

/** Throws a sentence if a part is not as it was stored. */
async function checkParts({ place }: Vault, { parts }: Manifest) {
  for (const { name, sha256 } of parts) {
    const hash = createHash('sha256')
    for await (const chunk of await place.get(name)) hash.update(chunk as Uint8Array)
    if (hash.digest('hex') !== sha256) throw new Error(`${name} is damaged: take another backup.`)
  }
}
