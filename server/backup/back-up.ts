import { Readable } from 'node:stream'
import pg from 'pg'
import { baseBackup } from '../../app/ground/db/embedded/base-backup.ts'
import { serverVersion } from '../../app/ground/db/client.server.ts'
import type { SiteDatabase } from '../database.ts'
import { fileStoreOf } from '../file-stores/file-store-of.ts'
import { secretOf } from '../secret.ts'
import type { Settings } from '../settings.ts'
import { countRows, migrationsOf } from './contents.ts'
import { folder, type Manifest, nameOf, writeManifest } from './manifest.ts'
import { openErasures } from './erased.ts'
import { openMirror } from './mirror-files.ts'
import { noteBackup } from './note-backup.ts'
import { removeOldBackups } from './old-backups.ts'
import { databaseEntries } from './rows-out.ts'
import { type Entry, packed } from './tar.ts'
import type { StoredEntry, Vault } from './vault.ts'

type Parts = { settings: Settings; site: SiteDatabase; vault: Vault }

/**
 * Makes a backup of the site, which may serve at the same time. Its name is the time at which it was begun.
 * Throws a sentence if another is under way.
 */
export async function backUp({ settings, site, vault }: Parts): Promise<{ name: string; about: Manifest }> {
  const startedAt = new Date()
  const name = nameOf(startedAt)
  const store = await fileStoreOf(settings)
  // Before the database, since this takes long; and again after it, for what came in between.
  const mirror = openMirror(store, vault)
  await mirror()
  const { database, madeAt } = await copyDatabase(site, (entries) =>
    vault.put(`${folder}/${name}/database.tar`, packed(entries)),
  )
  const secret = await vault.put(`${folder}/${name}/auth-secret`, Readable.from([secretOf(settings)]))
  const about: Manifest = {
    format: 1,
    kind: site.embedded ? 'files' : 'rows',
    startedAt: startedAt.toISOString(),
    madeAt: madeAt.toISOString(),
    postgres: (await serverVersion(site.pool)).name,
    isEncrypted: vault.isEncrypted,
    migrations: await migrationsOf(site.pool),
    rows: await countRows(site.pool),
    files: await mirror(),
    parts: [database, secret],
  }
  await writeManifest(vault.place, name, about)
  await openErasures(vault)(site.pool)
  await removeOldBackups(vault)
  const bytes = about.parts.reduce((sum, part) => sum + part.bytes, about.files.bytes)
  await noteBackup(site.pool, { name, place: vault.place.address, madeAt, bytes })
  return { name, about }
}

/** The embedded database by its files; another by its rows, as they are at the beginning. */
async function copyDatabase(
  site: SiteDatabase,
  put: (entries: AsyncIterable<Entry>) => Promise<StoredEntry>,
) {
  if (site.embedded) {
    const { superuserUrl, folder: data } = site.embedded
    return { database: await put(baseBackup(superuserUrl, data)), madeAt: new Date() }
  }
  const client = new pg.Client({ connectionString: site.directUrl })
  const madeAt = new Date()
  try {
    await client.connect()
    return { database: await put(databaseEntries(client)), madeAt }
  } finally {
    await client.end()
  }
}
