import type { Settings } from '../settings.ts'
import { folder as whole, isBackupName, latestOf, readManifest, timeOf, wholeBackups } from './manifest.ts'
import { openPlace } from './open-place.ts'
import type { Place } from './place.ts'
import { openVault } from './vault.ts'

/**
 * The backup that a command was given: one, or the latest of a place, which by default is that of BACKUP_TO.
 * Throws a sentence if there is none.
 */
export async function chosenBackup(settings: Settings, asked = settings.backup.to, until?: Date) {
  if (!asked) throw new Error('Name a folder, s3://bucket/prefix or one backup in it.')
  const [, above = '', last = ''] = /^(.*?)\/*([^/]*)\/*$/.exec(asked)!
  const isOne = isBackupName(last)
  const place = await openPlace(isOne ? above.replace(new RegExp(`/${whole}$`), '') : asked, settings)
  const backup = isOne ? last : await latestIn(place, until)
  if (!backup)
    throw new Error(`There is no whole backup in ${place.address}${until ? ' from before that time' : ''}.`)
  return { backup, vault: await openVault(place, settings.backup.key) }
}

/** WAL leads from the end of a backup to a later moment, and to none from while it was made. */
async function latestIn(place: Place, until?: Date): Promise<string | undefined> {
  const names = await wholeBackups(place)
  if (!until) return latestOf(names)
  for (const name of names.filter((one) => timeOf(one) <= until).toReversed())
    if (new Date((await readManifest(place, name)).madeAt) <= until) return name
  return undefined
}
