import { Readable } from 'node:stream'
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
import { noteBackup } from './last-backup.ts'
import { removeOldBackups } from './old-backups.ts'
import { packed } from './tar.ts'
import type { Vault } from './vault.ts'

type Parts = { settings: Settings; site: SiteDatabase; vault: Vault }

/**
 * Makes a backup of the site, which may serve meanwhile. Its name is the time at which it was begun.
 * Throws a sentence if another is under way.
 */
export async function backUp({ settings, site, vault }: Parts): Promise<{ name: string; about: Manifest }> {
  if (!site.embedded) throw new Error('A backup of DATABASE_URL is not made here.')
  const startedAt = new Date()
  const name = nameOf(startedAt)
  const store = await fileStoreOf(settings)
  // Before the database, since this takes long; and after it, for what came meanwhile.
  const mirror = openMirror(store, vault)
  await mirror()
  const { superuserUrl, folder: data } = site.embedded
  const database = await vault.put(`${folder}/${name}/database.tar`, packed(baseBackup(superuserUrl, data)))
  const madeAt = new Date()
  const secret = await vault.put(`${folder}/${name}/auth-secret`, Readable.from([secretOf(settings)]))
  const about: Manifest = {
    format: 1,
    kind: 'files',
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
