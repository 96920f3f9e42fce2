import { createHash } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { restoreDatabase } from '../../app/ground/db/embedded/restore.ts'
import { openSiteDatabase } from '../database.ts'
import { diskFiles } from '../file-stores/disk.ts'
import { dataFolder } from '../data-folder.ts'
import type { Settings } from '../settings.ts'
import type { Step } from '../steps.ts'
import { folder, type Manifest, readManifest } from './manifest.ts'
import { bringFilesBack } from './mirror-files.ts'
import { markCopy } from './restored-copy.ts'
import { fillDatabase } from './rows-in.ts'
import { storedWal } from './stored-wal.ts'
import { unpackInto } from './tar.ts'
import type { Vault } from './vault.ts'

type RestoreOptions = {
  vault: Vault
  backup: string
  settings: Settings
  /** Undefined: as late as possible. */
  until?: Date
  step: Step
}

/** Restores a backup into an empty DATA_DIR. Throws a sentence if it is not empty or something is missing. */
export async function restoreSite({
  vault,
  backup,
  settings,
  until,
  step,
}: RestoreOptions): Promise<{ about: Manifest; files: number; asOf: Date }> {
  const { dataDir } = settings
  refuseFull(dataDir)
  const about = await readManifest(vault.place, backup)
  if (about.isEncrypted !== vault.isEncrypted)
    throw new Error(
      `The backup is ${about.isEncrypted ? '' : 'not '}encrypted; ${about.isEncrypted ? 'set' : 'unset'} BACKUP_KEY.`,
    )
  if (about.kind === 'files' && settings.databaseUrl)
    throw new Error('This is a backup of the embedded database; unset DATABASE_URL.')
  if (about.kind === 'rows' && until)
    throw new Error(
      'This backup has no points in time to restore; only the provider of DATABASE_URL can do that.',
    )
  dataFolder(dataDir)
  await step('Checksums', () => checkParts(vault, about))
  const archive = () => vault.get(`${folder}/${backup}/database.tar`)
  const asOf = await step('Database', async () =>
    about.kind === 'rows'
      ? fill(settings, await archive(), vault.place.address)
      : recover(join(dataDir, 'postgres'), { vault, about, archive, until }),
  )
  const secret = await text(await vault.get(`${folder}/${backup}/auth-secret`))
  writeFileSync(join(dataDir, 'auth-secret'), secret, { mode: 0o600 })
  const store = diskFiles(join(dataDir, 'files'))
  const files = await step('Files', () => bringFilesBack(vault, store, asOf))
  return { about, files, asOf }
}

async function fill(settings: Settings, archive: Readable, place: string): Promise<Date> {
  const site = await openSiteDatabase(settings)
  return fillDatabase(site.directUrl, archive, { place }).finally(site.stop)
}

type Recovery = { vault: Vault; about: Manifest; archive: () => Promise<Readable>; until?: Date }

async function recover(data: string, { vault, about, archive, until }: Recovery): Promise<Date> {
  const wal = await storedWal(vault)
  let asOf = new Date(about.madeAt)
  await restoreDatabase(data, async (draft) => {
    await unpackInto(draft, await archive())
    return {
      wal,
      until,
      finish: async (url) => void (asOf = await markRestored(url, about, vault.place.address)),
    }
  })
  return asOf
}

/** Of which moment it is, PostgreSQL knows if there was anything after the backup. */
async function markRestored(url: string, { madeAt }: Manifest, place: string): Promise<Date> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ asOf: Date }>(
      'select greatest(pg_last_xact_replay_timestamp(), $1::timestamptz) as "asOf"',
      [madeAt],
    )
    const { asOf } = rows[0]!
    await markCopy(client, { asOf, place })
    return asOf
  } finally {
    await client.end()
  }
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
