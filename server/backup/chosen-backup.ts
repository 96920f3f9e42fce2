import type { Settings } from '../settings.ts'
import { isBackupName, wholeBackups } from './manifest.ts'
import { openPlace } from './open-place.ts'
import { openVault } from './vault.ts'

/**
 * The backup that a command was given: one, or the latest of a place, which by default is that of BACKUP_TO.
 * Throws a sentence if there is none.
 */
export async function chosenBackup(settings: Settings, asked = settings.backup.to) {
  if (!asked) throw new Error('Say which: a folder or s3://bucket/prefix, or one backup in it.')
  const [, folder = '', last = ''] = /^(.*?)\/*([^/]*)\/*$/.exec(asked)!
  const place = await openPlace(isBackupName(last) ? folder : asked, settings)
  const backup = isBackupName(last) ? last : (await wholeBackups(place)).at(-1)
  if (!backup) throw new Error(`There is no whole backup in ${place.address}.`)
  return { backup, vault: await openVault(place, settings.backup.key) }
}
