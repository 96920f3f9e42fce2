import type { Settings } from '../settings.ts'
import { folder as whole, isBackupName, timeOf, wholeBackups } from './manifest.ts'
import { openPlace } from './open-place.ts'
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
  const fitting = (await wholeBackups(place)).filter((name) => !until || timeOf(name) <= until)
  const backup = isOne ? last : fitting.at(-1)
  if (!backup)
    throw new Error(`There is no whole backup in ${place.address}${until ? ' from before that time' : ''}.`)
  return { backup, vault: await openVault(place, settings.backup.key) }
}
